import type { OrderCreatedV1, OrderStatusChangedV1 } from '@izlog/contracts/events/orders'
import { type EventHandler, on } from '@izlog/kit/bus/consumer'
import { makeEvent } from '@izlog/kit/bus/make-event'
import { type Happening, monthOf, revenueOf, type Stats } from '../domain/stats.ts'
import type { StatsStore } from '../store/mongo-stats.ts'

interface Deps {
  stats: StatsStore
  rsdPerEur: number
  now: () => Date
}

/** Keeps everybody's and each seller's figures, and tells the sellers' on `seller-stats`. */
export function onOrderHappened({ stats, rsdPerEur, now }: Deps): EventHandler[] {
  const countAll = async (events: (Happening & { eventId: string; userId: number })[]) => {
    await stats.count('all', events, () => [])
    for (const [userId, own] of Map.groupBy(events, (event) => event.userId)) {
      await stats.count(`user:${userId}`, own, (figures, version) => [snapshot(userId, figures, version)])
    }
  }
  const snapshot = (userId: number, figures: Stats, aggregateVersion: number) => {
    const at = now()
    const month = monthOf(at)
    return makeEvent(
      'seller-stats',
      'seller-stats.snapshot.v1',
      { aggregateId: userId, aggregateVersion, at },
      {
        userId,
        counts: figures.counts,
        month,
        revenue: revenueOf(figures, month, rsdPerEur),
        ordersByWebsite: figures.ordersByWebsite,
      },
    )
  }
  return [
    on('orders', 'order.created.v1', (events) => countAll(events.map(created))),
    on('orders', 'order.status-changed.v1', (events) => countAll(events.map(changed))),
  ]
}

const created = ({ id, data }: OrderCreatedV1) => ({ eventId: id, ...data, to: data.status })
const changed = ({ id, data }: OrderStatusChangedV1) => ({ eventId: id, ...data })
