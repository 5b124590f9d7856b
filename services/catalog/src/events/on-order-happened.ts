import type { Subscription } from '@izlog/kit/bus/consumer'
import { on } from '@izlog/kit/bus/event-handler'
import type { RecentOrders } from '../store/mongo-recent-orders.ts'

/** Projects the orders of the last day. Reads the topic from its start: a page that is switched to honest figures needs its last 24 hours at once. */
export const recentOrdersFacts = (deps: { recentOrders: RecentOrders; now: () => Date }): Subscription => ({
  group: 'catalog.recent-orders',
  // A delay is harmless: the figure is shown to other shoppers, none of whom waits for it.
  gatherMs: 250,
  topics: ['orders'],
  from: 'start',
  handlers: [
    on('orders', 'order.created.v1', (events) =>
      deps.recentOrders.record(
        events.filter(isPurchase).map(({ aggregateVersion, data }) => newsOf(aggregateVersion, data, data.status)),
        deps.now(),
      ),
    ),
    on('orders', 'order.status-changed.v1', (events) =>
      deps.recentOrders.record(
        events.filter(isPurchase).map(({ aggregateVersion, data }) => newsOf(aggregateVersion, data, data.to)),
        deps.now(),
      ),
    ),
  ],
})

/** A part of a split order is no further purchase. */
const isPurchase = ({ data }: { data: { partOf?: string | undefined } }): boolean => data.partOf === undefined

const newsOf = <Status>(
  version: number,
  { orderId, websiteId, createdAt }: { orderId: string; websiteId: number; createdAt: string },
  status: Status,
) => ({ orderId, version, websiteId, createdAt: new Date(createdAt), status })
