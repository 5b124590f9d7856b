import type { Bus } from '@izlog/kit/bus/bus'
import type { OutboxEntry } from '@izlog/kit/bus/make-event'
import { unavailable } from '@izlog/kit/errors'
import type { Logger } from '@izlog/kit/logger'
import { createOutbox, type Outbox } from '@izlog/kit/outbox/outbox'
import { storeTime } from '@izlog/kit/store/clock'
import { isDuplicateKey } from '@izlog/kit/store/connection'
import type { Connection } from 'mongoose'
import { counted, emptyStats, type Stats } from '../domain/stats.ts'
import type { StatsChange } from '../domain/stats-changes.ts'
import { type Scope, type StatsDoc, statsModel, tailOf, wasCounted } from './stats-model.ts'

/** Ids remembered, more than can lie between an event and its repetition by the relay. */
const SEEN = 2000

/** Makes the events of new figures, which are stored in the same write. */
export type SnapshotOf = (stats: Stats, version: number) => OutboxEntry[]

export interface StatsStore {
  of(scope: Scope): Promise<Stats>
  /** Counts the events that were not counted yet. Throws `unavailable` while a recount is under way. */
  count(scope: Scope, changes: readonly StatsChange[], snapshotOf: SnapshotOf): Promise<void>
  outbox: Outbox
}

export function mongoStats(store: Connection, bus: Bus, log: Logger): StatsStore {
  const model = statsModel(store)
  const outbox = createOutbox(model, bus, log)

  const count: StatsStore['count'] = async (scope, changes, snapshotOf) => {
    const stored = await model.findById(scope).lean<StatsDoc>()
    if (stored?.pause && stored.pause.until > storeTime(store))
      throw unavailable(new Error('figures are being recounted'))
    const known = wasCounted(stored ?? { seen: [] })
    // An event and its repetition may also come in one batch.
    const once = new Map(changes.map((event) => [event.eventId, event])).values()
    const fresh = [...once].filter(({ eventId }) => !known(eventId))
    if (fresh.length === 0) return
    const stats = fresh.reduce(counted, stored?.stats ?? emptyStats())
    const version = (stored?.version ?? 0) + 1
    const events = snapshotOf(stats, version)
    const seen = [...(stored?.seen ?? []), ...fresh.map(({ eventId }) => tailOf(eventId))].slice(-SEEN)
    const fields = { stats, version, seen }
    const { push, set } = outbox.update(events)
    const saved = stored
      ? (
          await model.updateOne(
            { _id: scope, version: stored.version },
            { $set: { ...fields, ...(events.length > 0 ? set : {}) }, $push: push },
          )
        ).matchedCount === 1
      : await model
          .create({ _id: scope, ...fields, ...(events.length > 0 ? outbox.insertLeased(events) : { outbox: [] }) })
          .then(
            () => true,
            (error: unknown) => {
              if (isDuplicateKey(error)) return false
              throw error
            },
          )
    if (!saved) return count(scope, changes, snapshotOf)
    if (events.length === 0) return
    if (stored) outbox.publishSoon(scope)
    else outbox.publishLeased(scope, events)
  }
  return {
    of: async (scope) => (await model.findById(scope).lean<StatsDoc>())?.stats ?? emptyStats(),
    count,
    outbox,
  }
}
