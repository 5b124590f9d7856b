import type { Envelope } from '@izlog/contracts/events/envelope'
import { type EventHandler, on } from '@izlog/kit/bus/event-handler'
import { sellerStatsEvent } from '../domain/seller-stats.ts'
import {
  changeOfCreated,
  changeOfEdited,
  changeOfJoined,
  changeOfStatus,
  type StatsChange,
} from '../domain/stats-changes.ts'
import type { StatsStore } from '../store/mongo-stats.ts'
import type { UnfinishedForms } from '../store/mongo-unfinished-forms.ts'
import type { OrderSearch } from '../store/order-search.ts'

interface Deps {
  stats: StatsStore
  search: Pick<OrderSearch, 'ensure'>
  unfinishedForms: Pick<UnfinishedForms, 'removeOrdered'>
  rsdPerEur: number
  now: () => Date
}

/** Updates the figures of all and of each seller, publishes the sellers' on `seller-stats`, stores search entries that were not stored with their order, and removes the unfinished forms of whoever ordered. */
export function onOrderHappened({ stats, search, unfinishedForms, rsdPerEur, now }: Deps): EventHandler[] {
  const countAll = async (events: StatsChange[]) => {
    await stats.count('all', events, () => [])
    for (const [userId, own] of Map.groupBy(events, (event) => event.userId)) {
      await stats.count(`user:${userId}`, own, (figures, version) => [
        sellerStatsEvent(userId, figures, version, { at: now(), rsdPerEur }),
      ])
    }
  }
  const ensureFound = (events: readonly Pick<Envelope, 'aggregateId' | 'aggregateVersion'>[]) =>
    search.ensure(
      events.map(({ aggregateId, aggregateVersion }) => ({ orderId: aggregateId, version: aggregateVersion })),
    )
  return [
    on('orders', 'order.created.v1', async (events) => {
      await unfinishedForms.removeOrdered(
        events.map(({ data: { userId, customer, createdAt } }) => ({
          ...{ userId, phone: customer.phone, at: new Date(createdAt) },
        })),
      )
      await ensureFound(events)
      await countAll(events.map(changeOfCreated))
    }),
    on('orders', 'order.status-changed.v1', async (events) => {
      await ensureFound(events)
      await countAll(events.map(changeOfStatus))
    }),
    on('orders', 'order.desk-changed.v1', ensureFound),
    on('orders', 'order.edited.v1', async (events) => {
      await ensureFound(events)
      await countAll(events.map(changeOfEdited))
    }),
    on('orders', 'order.upsell-joined.v1', async (events) => {
      await ensureFound(events)
      await countAll(events.map(changeOfJoined))
    }),
  ]
}
