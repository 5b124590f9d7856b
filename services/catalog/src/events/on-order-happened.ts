import type { Subscription } from '@izlog/kit/bus/consumer'
import { on } from '@izlog/kit/bus/event-handler'
import type { RecentOrders } from '../store/mongo-recent-orders.ts'

/** Keeps which orders each page took in the last day. From the start: a page that has just become honest has a day behind it. */
export const recentOrdersFacts = (deps: { recentOrders: RecentOrders; now: () => Date }): Subscription => ({
  group: 'catalog.recent-orders',
  // Nobody waits for the news of an order on another shopper's page.
  gatherMs: 250,
  topics: ['orders'],
  from: 'start',
  handlers: [
    on('orders', 'order.created.v1', (events) =>
      deps.recentOrders.record(
        events.map(({ aggregateVersion, data }) => newsOf(aggregateVersion, data, data.status)),
        deps.now(),
      ),
    ),
    on('orders', 'order.status-changed.v1', (events) =>
      deps.recentOrders.record(
        events.map(({ aggregateVersion, data }) => newsOf(aggregateVersion, data, data.to)),
        deps.now(),
      ),
    ),
  ],
})

const newsOf = <Status>(
  version: number,
  { orderId, websiteId, createdAt }: { orderId: string; websiteId: number; createdAt: string },
  status: Status,
) => ({ orderId, version, websiteId, createdAt: new Date(createdAt), status })
