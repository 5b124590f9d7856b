import type { Channel } from '@izlog/contracts/domain/delivery'
import type { Bus } from '@izlog/kit/bus/bus'
import type { OutboxEntry } from '@izlog/kit/bus/make-event'
import type { Logger } from '@izlog/kit/logger'
import { indexOutbox, type OutboxFields, outboxSchema } from '@izlog/kit/outbox/fields'
import { createOutbox, type Outbox } from '@izlog/kit/outbox/outbox'
import { isDuplicateKey } from '@izlog/kit/store/connection'
import { type Connection, Schema } from 'mongoose'
import type { ChannelPause, PausableChannel } from '../domain/channel-pause.ts'

/** One document for each channel, of a seller or of all, that was ever paused. */
interface StoredPause extends OutboxFields {
  _id: string
  channel: Channel
  userId: number | null
  /** Null: it was resumed. */
  pausedAt: Date | null
  pausedBy: number | null
  reason: string | null
  /** When it was resumed last. */
  resumedAt: Date | null
  /** What came due up to then has the reason that it is paused; null: nothing has yet. */
  markedUntil: Date | null
  /** Absent, or null: no marking was cut short. */
  marking?: Marking | null
}

const schema = new Schema<StoredPause>(
  {
    _id: String,
    channel: { type: String, required: true },
    userId: { type: Number, default: null },
    pausedAt: { type: Date, default: null },
    pausedBy: { type: Number, default: null },
    reason: { type: String, default: null },
    resumedAt: { type: Date, default: null },
    markedUntil: { type: Date, default: null },
    marking: { type: Schema.Types.Mixed, default: null },
    ...outboxSchema,
  },
  { collection: 'channel_pauses', versionKey: false },
)
indexOutbox(schema)

/** How far a marking has come that goes on in the next round: what is due up to `until` is marked of sellers up to `lastSeller`. */
interface Marking {
  until: Date
  lastSeller: number
}

/** A channel's pause, or when it was resumed; `markedUntil`: up to when deliveries that came due are marked as paused. */
export type PauseRecord = PausableChannel & {
  pause: ChannelPause | null
  resumedAt: Date | null
  markedUntil: Date | null
  marking: Marking | null
}

/** The pauses of channels by administrators. Administrators make few, so all are read at once. */
export interface ChannelPauses {
  all(): Promise<PauseRecord[]>
  /** Stores the pause with its events; changes nothing where it is paused already. */
  pause(pause: ChannelPause, entries: OutboxEntry[]): Promise<void>
  /** Ends the pause; changes nothing where there is none. */
  resume(paused: PausableChannel, at: Date, entries: OutboxEntry[]): Promise<void>
  /** Notes up to when what came due during this pause is marked. */
  noteMarked(pause: ChannelPause, until: Date): Promise<void>
  /** Notes where the marking goes on. */
  noteMarking(pause: ChannelPause, marking: Marking): Promise<void>
  /** Publishes the audit records; started and stopped with the service. */
  outbox: Outbox
}

const idOf = ({ channel, userId }: PausableChannel) => `${channel}:${userId ?? 'all'}`

export function channelPauses(connection: Connection, bus: Bus, log: Logger): ChannelPauses {
  const model = connection.model<StoredPause>('ChannelPause', schema)
  const outbox = createOutbox(model, bus, log)
  return {
    outbox,
    async all() {
      const stored = await model.find({}, { outbox: 0 }).lean<StoredPause[]>()
      return stored.map(pauseRecord)
    },
    async pause({ channel, userId, ...pause }, entries) {
      const _id = idOf({ channel, userId })
      const { push, set } = outbox.update(entries)
      try {
        await model.updateOne(
          { _id, pausedAt: null },
          {
            $set: { channel, userId, ...pause, markedUntil: null, marking: null, ...set },
            $inc: { version: 1 },
            $push: push,
          },
          { upsert: true },
        )
      } catch (error) {
        // The document exists and does not match: it is paused.
        if (isDuplicateKey(error)) return
        throw error
      }
      outbox.publishSoon(_id)
    },
    async resume(paused, at, entries) {
      const _id = idOf(paused)
      const { push, set } = outbox.update(entries)
      const ended = { pausedAt: null, pausedBy: null, reason: null, resumedAt: at }
      const { matchedCount } = await model.updateOne(
        { _id, pausedAt: { $type: 'date' } },
        { $set: { ...ended, ...set }, $inc: { version: 1 }, $push: push },
      )
      if (matchedCount === 1) outbox.publishSoon(_id)
    },
    async noteMarked({ pausedAt, ...pause }, markedUntil) {
      await model.updateOne({ _id: idOf(pause), pausedAt }, { $set: { markedUntil, marking: null } })
    },
    async noteMarking({ pausedAt, ...pause }, marking) {
      await model.updateOne({ _id: idOf(pause), pausedAt }, { $set: { marking } })
    },
  }
}

function pauseRecord(stored: StoredPause): PauseRecord {
  const { channel, userId, pausedAt, pausedBy, reason, resumedAt, markedUntil = null, marking = null } = stored
  const isPaused = pausedAt !== null && pausedBy !== null && reason !== null
  const pause = isPaused ? { channel, userId, pausedAt, pausedBy, reason } : null
  return { channel, userId, resumedAt, markedUntil, marking, pause }
}
