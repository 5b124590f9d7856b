import { type EventHandler, on } from '@izlog/kit/bus/event-handler'
import { sellerStatsEvent } from '../domain/seller-stats.ts'
import { changeOfCreated, changeOfJoined, changeOfStatus, type StatsChange } from '../domain/stats-changes.ts'
import type { StatsStore } from '../store/mongo-stats.ts'

interface Deps {
  stats: StatsStore
  rsdPerEur: number
  now: () => Date
}

/** Updates the figures of all and of each seller, and publishes the sellers' on `seller-stats`. */
export function onOrderHappened({ stats, rsdPerEur, now }: Deps): EventHandler[] {
  const countAll = async (events: StatsChange[]) => {
    await stats.count('all', events, () => [])
    for (const [userId, own] of Map.groupBy(events, (event) => event.userId)) {
      await stats.count(`user:${userId}`, own, (figures, version) => [
        sellerStatsEvent(userId, figures, version, { at: now(), rsdPerEur }),
      ])
    }
  }
  return [
    on('orders', 'order.created.v1', (events) => countAll(events.map(changeOfCreated))),
    on('orders', 'order.status-changed.v1', (events) => countAll(events.map(changeOfStatus))),
    on('orders', 'order.upsell-joined.v1', (events) => countAll(events.map(changeOfJoined))),
  ]
}
