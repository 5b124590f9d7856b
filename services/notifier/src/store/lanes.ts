import { randomUUID } from 'node:crypto'
import type { Channel } from '@izlog/contracts/domain/delivery'
import { isDuplicateKey, retryDeadlock } from '@izlog/kit/store/connection'
import { type Connection, type QueryFilter, Schema } from 'mongoose'
import type { PausedLanes, Resumptions } from '../domain/channel-pause.ts'
import type { DueLane, Lane } from '../domain/lane.ts'

/** A lane under a lease. A changed `version` shows that more deliveries came meanwhile. */
export interface LaneLease extends Lane {
  _id: string
  version: number
  token: string
  /** Until then deliveries that opened it may still be on their way into the store. */
  keepUntil: Date
}

/** The queue of sellers with waiting deliveries. Sellers take turns, so a long lane does not delay the others. */
export interface Lanes {
  /** Opens the lanes, then runs `store`: after a crash in between a lane may be empty, but no delivery waits unseen. */
  storeWaiting<T>(lanes: readonly DueLane[], at: Date, store: () => Promise<T>): Promise<T>
  /** Returns a check whether a lane of one of these sellers is paused: new deliveries join a paused lane. */
  findPaused(userIds: readonly number[], at: Date): Promise<(lane: Lane) => boolean>
  /**
   * Since when the lane that has waited longest is due; null: none is. Leaves out those that an administrator has paused, and counts from
   * a resumption those that waited for it: one seller's pause changes nothing for the others.
   */
  dueSince(channel: Channel, at: Date, paused: PausedLanes, resumptions: Resumptions): Promise<Date | null>
  /** Leases lanes with due deliveries, the longest waiting first; of those that an administrator has paused only a deleted seller's. */
  acquire(channel: Channel, lease: { at: Date; ms: number }, limit: number, paused: PausedLanes): Promise<LaneLease[]>
  /** The sellers with a lane of this channel. */
  sellersOf(channel: Channel): Promise<number[]>
  /**
   * Ends the lease; the lane is due again at `next`, behind those that are due before. Null: it is empty, and removed. A lane that was
   * opened for deliveries that are not stored yet stays, and is due again within seconds.
   */
  release(lane: LaneLease, next: Date | null, at: Date): Promise<void>
  /** Sends nothing of this lane before `until`. */
  pause(lane: Lane, until: Date): Promise<void>
}

interface StoredLane extends Lane {
  _id: string
  dueAt: Date
  /** Until then deliveries may still be on their way into the store: an empty lane stays, and none is put off for longer. */
  keepUntil: Date
  pausedUntil: Date | null
  /** Its seller is deleted. Absent: no. */
  ofDeleted?: true
  lease: { token: string; until: Date } | null
  version: number
}

const KEEP_MS = 10_000
/** How soon such an empty lane is looked at again, ms. */
const RECHECK_EMPTY_MS = 1000

const schema = new Schema<StoredLane>(
  {
    _id: String,
    channel: { type: String, required: true },
    userId: { type: Number, required: true },
    dueAt: { type: Date, required: true },
    keepUntil: { type: Date, required: true },
    pausedUntil: { type: Date, default: null },
    ofDeleted: Boolean,
    lease: { type: Schema.Types.Mixed, default: null },
    version: { type: Number, required: true },
  },
  { collection: 'lanes', versionKey: false },
)
schema.index({ channel: 1, dueAt: 1 })
schema.index({ userId: 1 })

/** The lanes that an administrator has not paused. */
const unpausedBy = ({ all, userIds }: PausedLanes): QueryFilter<StoredLane> => {
  if (all) return { ofDeleted: true }
  return userIds.length > 0 ? { $or: [{ userId: { $nin: [...userIds] } }, { ofDeleted: true }] } : {}
}

const idOf = ({ channel, userId }: Lane) => `${channel}:${userId}`

export function lanesOf(connection: Connection): Lanes {
  const Stored = connection.modelNames().includes('Lane')
    ? connection.model<StoredLane>('Lane')
    : connection.model<StoredLane>('Lane', schema)

  const open = async (lanes: readonly DueLane[], at: Date): Promise<void> => {
    if (lanes.length === 0) return
    const earliest = new Map<string, DueLane>()
    for (const lane of lanes) {
      const known = earliest.get(idOf(lane))
      if (!known || lane.dueAt < known.dueAt) earliest.set(idOf(lane), lane)
    }
    const keepUntil = new Date(at.getTime() + KEEP_MS)
    const write = () =>
      Stored.bulkWrite(
        [...earliest].map(([_id, { channel, userId, dueAt, ofDeleted }]) => ({
          updateOne: {
            filter: { _id },
            update: {
              $setOnInsert: { channel, userId, pausedUntil: null, lease: null },
              $min: { dueAt },
              $max: { keepUntil },
              ...(ofDeleted ? { $set: { ofDeleted } } : {}),
              $inc: { version: 1 },
            },
            upsert: true,
          },
        })),
        { ordered: false },
      )
    // Two upserts of the same new lane: the second attempt finds the lane of the other process.
    await retryDeadlock(write).catch((error: unknown) => {
      if (!isDuplicateKey(error)) throw error
      return retryDeadlock(write)
    })
  }

  return {
    async storeWaiting(lanes, at, store) {
      await open(lanes, at)
      const began = performance.now()
      const stored = await store()
      if (performance.now() - began > KEEP_MS / 2) await open(lanes, at)
      return stored
    },

    async findPaused(userIds, at) {
      const paused = { userId: { $in: [...new Set(userIds)] }, pausedUntil: { $gt: at } }
      const found = await Stored.find(paused, { _id: 1 }).lean<{ _id: string }[]>()
      const ids = new Set(found.map(({ _id }) => _id))
      return (lane) => ids.has(idOf(lane))
    },

    async dueSince(channel, at, paused, { all, sellers }) {
      const due = { channel, dueAt: { $lte: at } }
      const resumed = [...sellers.keys()]
      const others = unpausedBy({ ...paused, userIds: [...paused.userIds, ...resumed] })
      const own = { _id: { $in: resumed.map((userId) => idOf({ channel, userId })) }, ...unpausedBy(paused) }
      const fields = { dueAt: 1, userId: 1 }
      const [oldest, ofResumed] = await Promise.all([
        Stored.findOne({ ...due, ...others }, fields)
          .sort({ dueAt: 1 })
          .lean<StoredLane>(),
        resumed.length > 0 ? Stored.find({ ...due, ...own }, fields).lean<StoredLane[]>() : [],
      ])
      const since = [...(oldest ? [oldest] : []), ...ofResumed].map(({ userId, dueAt }) =>
        Math.max(dueAt.getTime(), all?.getTime() ?? 0, sellers.get(userId)?.getTime() ?? 0),
      )
      return since.length > 0 ? new Date(Math.min(...since)) : null
    },

    async sellersOf(channel) {
      const found = await Stored.find({ channel }, { userId: 1 }).lean<{ userId: number }[]>()
      return found.map(({ userId }) => userId)
    },

    async acquire(channel, { at, ms }, limit, paused) {
      const isFree = {
        $and: [
          { $or: [{ lease: null }, { 'lease.until': { $lte: at } }] },
          { $or: [{ pausedUntil: null }, { pausedUntil: { $lte: at } }] },
        ],
      }
      const due = await Stored.find({ channel, dueAt: { $lte: at }, ...isFree, ...unpausedBy(paused) }, { _id: 1 })
        .sort({ dueAt: 1 })
        .limit(limit)
        .lean<{ _id: string }[]>()
      if (due.length === 0) return []
      const token = randomUUID()
      const _id = { $in: due.map((lane) => lane._id) }
      const lease = { token, until: new Date(at.getTime() + ms) }
      await retryDeadlock(() => Stored.updateMany({ _id, ...isFree }, { $set: { lease } }))
      const own = await Stored.find({ _id, 'lease.token': token }).lean<StoredLane[]>()
      return own.map(({ _id, userId, version, keepUntil }) => ({ _id, channel, userId, version, keepUntil, token }))
    },

    async release({ _id, token, version, keepUntil }, next, at) {
      const own = { _id, 'lease.token': token }
      if (next === null) {
        const { deletedCount } = await Stored.deleteOne({
          ...own,
          version,
          keepUntil: { $lte: at },
          $or: [{ pausedUntil: null }, { pausedUntil: { $lte: at } }],
        })
        if (deletedCount === 1) return
      }
      const nextAt = Math.max(next?.getTime() ?? at.getTime() + RECHECK_EMPTY_MS, at.getTime())
      const dueAt = new Date(keepUntil > at ? Math.min(nextAt, keepUntil.getTime()) : nextAt)
      const { matchedCount } = await Stored.updateOne({ ...own, version }, { $set: { lease: null, dueAt } })
      // More deliveries came meanwhile and set an earlier or later dueAt: keep the earlier one.
      if (matchedCount === 0) await Stored.updateOne(own, { $set: { lease: null }, $min: { dueAt } })
    },

    async pause(lane, until) {
      await open([{ ...lane, dueAt: until }], until)
      await Stored.updateOne({ _id: idOf(lane) }, { $max: { pausedUntil: until } })
    },
  }
}
