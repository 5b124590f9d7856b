import { randomUUID } from 'node:crypto'
import type { Outbox } from '@izlog/kit/outbox/outbox'
import { storeTime } from '@izlog/kit/store/clock'
import type { Connection } from 'mongoose'
import { counted, type Difference, differences, emptyStats, type Stats } from '../domain/stats.ts'
import type { StatsChange } from '../domain/stats-changes.ts'
import type { SnapshotOf } from './mongo-stats.ts'
import { type Scope, type StatsDoc, statsModel, tailOf, wasCounted } from './stats-model.ts'

/** How long counting pauses for a recount that has died, ms. */
const PAUSE_MS = 60_000

/** For a recount: pauses counting and corrects figures. */
export interface StatsRepair {
  /** Pauses all counting. Throws when another recount has paused it. */
  pause(): Promise<Pause>
  scopes(): Promise<Scope[]>
  /**
   * Sets the figures of a scope to the recounted ones. `onTheWay` are events that the recount has counted and that are still to be read.
   * Answers what differed, and writes nothing when nothing did.
   */
  repair(scope: Scope, truth: Stats, onTheWay: readonly StatsChange[], snapshotOf: SnapshotOf): Promise<Difference[]>
}

export interface Pause {
  /** Throws when the pause has expired or was taken over. */
  renew(): Promise<void>
  end(): Promise<void>
}

export function statsRepair(store: Connection, outbox: Outbox): StatsRepair {
  const model = statsModel(store)
  const all: Scope = 'all'
  /** Empty figures for a scope that has none yet. */
  const begin = (scope: Scope) =>
    model.updateOne(
      { _id: scope },
      { $setOnInsert: { stats: emptyStats(), version: 1, seen: [], outbox: [] } },
      { upsert: true },
    )

  return {
    async pause() {
      const token = randomUUID()
      const mine = () => ({ token, until: new Date(storeTime(store).getTime() + PAUSE_MS) })
      await begin(all)
      const free = { _id: all, $or: [{ pause: null }, { 'pause.until': { $lt: storeTime(store) } }] }
      const taken = await model.updateOne(free, { $set: { pause: mine() } })
      if (taken.matchedCount === 0) throw new Error('Somebody else is recounting')
      return {
        async renew() {
          const stored = { _id: all, 'pause.token': token, 'pause.until': { $gt: storeTime(store) } }
          const kept = await model.updateOne(stored, { $set: { pause: mine() } })
          if (kept.matchedCount === 0) throw new Error('The recount took too long between two steps: run it again')
        },
        end: async () => void (await model.updateOne({ _id: all, 'pause.token': token }, { $unset: { pause: 1 } })),
      }
    },

    scopes: async () => (await model.find({}, { _id: 1 }).lean<{ _id: Scope }[]>()).map(({ _id }) => _id),

    async repair(scope, truth, onTheWay, snapshotOf) {
      const changes = [...new Map(onTheWay.map((one) => [one.eventId, one])).values()]
      const mend = async (): Promise<Difference[]> => {
        const stored = await model.findById(scope).lean<StatsDoc>()
        const known = wasCounted(stored ?? { seen: [] })
        const fresh = changes.filter(({ eventId }) => !known(eventId))
        const found = differences(fresh.reduce(counted, stored?.stats ?? emptyStats()), truth)
        if (found.length === 0) return []
        if (!stored) {
          await begin(scope)
          return mend()
        }
        const version = stored.version + 1
        const events = snapshotOf(truth, version)
        const { push, set } = outbox.update(events)
        const recounted = changes.map(({ eventId }) => tailOf(eventId))
        const { matchedCount } = await model.updateOne(
          { _id: scope, version: stored.version },
          { $set: { stats: truth, version, recounted, ...(events.length > 0 ? set : {}) }, $push: push },
        )
        if (matchedCount === 0) return mend()
        if (events.length > 0) outbox.publishSoon(scope)
        return found
      }
      return mend()
    },
  }
}
