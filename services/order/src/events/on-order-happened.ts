import { wasRefused } from '@izlog/contracts/domain/buyer-risk'
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
import type { JudgeOrders } from '../use-cases/judge-orders.ts'

interface Deps {
  stats: StatsStore
  search: Pick<OrderSearch, 'ensure'>
  judgeOrders: JudgeOrders
  unfinishedForms: Pick<UnfinishedForms, 'removeOrdered'>
  rsdPerEur: number
  now: () => Date
}

/** Updates the figures of all and of each seller, publishes the sellers' on `seller-stats`, stores search entries that were not stored with their order, judges whose risk an order changes, and removes the unfinished forms of whoever ordered. */
export function onOrderHappened({ stats, search, judgeOrders, unfinishedForms, rsdPerEur, now }: Deps): EventHandler[] {
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
  const judge = (events: readonly Pick<Envelope, 'aggregateId'>[]) =>
    judgeOrders(events.map(({ aggregateId }) => aggregateId))
  return [
    on('orders', 'order.created.v1', async (events) => {
      await unfinishedForms.removeOrdered(
        events.map(({ data: { userId, customer, createdAt } }) => ({
          ...{ userId, phone: customer.phone, at: new Date(createdAt) },
        })),
      )
      await ensureFound(events)
      await countAll(events.map(changeOfCreated))
      await judge(events)
    }),
    on('orders', 'order.status-changed.v1', async (events) => {
      await ensureFound(events)
      await countAll(events.map(changeOfStatus))
      await judge(events.filter(({ data }) => data.from === 'cancelled' || data.to === 'cancelled'))
    }),
    on('orders', 'order.desk-changed.v1', async (events) => {
      await ensureFound(events)
      // A refusal that is taken back changes the status too.
      await judge(events.filter(({ data }) => wasRefused(data)))
    }),
    on('orders', 'order.edited.v1', async (events) => {
      await ensureFound(events)
      await countAll(events.map(changeOfEdited))
      await judge(events)
    }),
    on('orders', 'order.upsell-joined.v1', async (events) => {
      await ensureFound(events)
      await countAll(events.map(changeOfJoined))
    }),
  ]
}
