import type { Bus } from '@izlog/kit/bus/bus'
import type { OutboxEntry } from '@izlog/kit/bus/make-event'
import type { Logger } from '@izlog/kit/logger'
import { indexOutbox, type OutboxFields, outboxSchema } from '@izlog/kit/outbox/fields'
import { createOutbox, type Outbox } from '@izlog/kit/outbox/outbox'
import { isDuplicateKey } from '@izlog/kit/store/connection'
import { type Connection, Schema } from 'mongoose'
import { counted, emptyStats, type Happening, type Stats } from '../domain/stats.ts'

/** `all`, or one seller's. */
export type Scope = 'all' | `user:${number}`

type StatsDoc = OutboxFields & {
  _id: string
  stats: Stats
  /** Tails of the ids of the events counted last: with the figures in one document, so each event counts once even when it comes twice. */
  seen: string[]
}

/** More than can lie between an event and its repetition by a relay. */
const SEEN = 2000

/** 48 random bits of a uuid tell the last few thousand apart, at a third of its length. */
const tailOf = (eventId: string) => eventId.slice(-12)

const schema = new Schema<StatsDoc>(
  {
    _id: { type: String, required: true },
    stats: Schema.Types.Mixed,
    seen: { type: [String], required: true },
    ...outboxSchema,
  },
  { collection: 'stats', versionKey: false, minimize: false },
)
indexOutbox(schema)

export interface StatsStore {
  of(scope: Scope): Promise<Stats>
  /** Counts what was not counted yet; `tell` makes the events of the new figures, stored in the same write. */
  count(
    scope: Scope,
    happenings: (Happening & { eventId: string })[],
    tell: (stats: Stats, version: number) => OutboxEntry[],
  ): Promise<void>
  outbox: Outbox
}

export function mongoStats(store: Connection, bus: Bus, log: Logger): StatsStore {
  const model = store.model<StatsDoc>('Stats', schema)
  const outbox = createOutbox(model, bus, log)

  const count: StatsStore['count'] = async (scope, happenings, tell) => {
    const held = await model.findById(scope).lean<StatsDoc>()
    const seen = new Set(held?.seen)
    const fresh = happenings.filter(({ eventId }) => !seen.has(tailOf(eventId)))
    if (fresh.length === 0) return
    const stats = fresh.reduce(counted, held?.stats ?? emptyStats())
    const version = (held?.version ?? 0) + 1
    const events = tell(stats, version)
    const fields = { stats, version, seen: [...seen, ...fresh.map(({ eventId }) => tailOf(eventId))].slice(-SEEN) }
    const { push, set } = outbox.pushed(events)
    const saved = held
      ? (
          await model.updateOne(
            { _id: scope, version: held.version },
            { $set: { ...fields, ...(events.length > 0 ? set : {}) }, $push: push },
          )
        ).matchedCount === 1
      : await model
          .create({ _id: scope, ...fields, ...(events.length > 0 ? outbox.born(events) : { outbox: [] }) })
          .then(
            () => true,
            (error: unknown) => {
              if (isDuplicateKey(error)) return false
              throw error
            },
          )
    if (!saved) return count(scope, happenings, tell)
    if (events.length === 0) return
    if (held) outbox.publishSoon(scope)
    else outbox.publishBorn(scope, events)
  }
  return {
    of: async (scope) => (await model.findById(scope).lean<StatsDoc>())?.stats ?? emptyStats(),
    count,
    outbox,
  }
}
