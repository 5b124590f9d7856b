import type { Bus } from '@izlog/kit/bus/bus'
import type { Subscription } from '@izlog/kit/bus/consumer'
import { on } from '@izlog/kit/bus/event-handler'
import { publishErased } from '@izlog/kit/erasure/publish-erased'
import type { Reviews } from '../store/mongo-reviews.ts'
import type { Websites } from '../store/mongo-websites.ts'

interface Deps {
  reviews: Reviews
  websites: Pick<Websites, 'bumpReviews'>
  bus: Pick<Bus, 'publish'>
  now: () => Date
}

/** Keeps the reviews that pages may show. An order's erasure comes after its review, since both have the order's key. */
export const reviewsFacts = ({ reviews, websites, bus, now }: Deps): Subscription => ({
  group: 'catalog.reviews',
  // Most events of the topic are neither: to read them one by one would cost a share of each order.
  gatherMs: 250,
  topics: ['orders'],
  from: 'start',
  handlers: [
    on('orders', 'order.review-decided.v1', async (events) => {
      await reviews.record(events.map(({ aggregateVersion, data }) => ({ ...data, version: aggregateVersion })))
      await websites.bumpReviews([...new Set(events.map(({ data }) => data.websiteId))])
    }),
    on('orders', 'order.erased.v1', async (events) => {
      const orderIds = [...new Set(events.map(({ data }) => data.orderId))]
      const pages = await reviews.erase(orderIds)
      await websites.bumpReviews([...new Set(pages.values())])
      const erased = orderIds.map(
        (orderId) => [orderId, [{ kind: 'reviews' as const, count: pages.has(orderId) ? 1 : 0 }]] as const,
      )
      await publishErased(bus, 'catalog', new Map(erased), now())
    }),
  ],
})
