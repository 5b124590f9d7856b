import type { DeliveriesQuery, DeliveryPage } from '@izlog/contracts/http/deliveries'
import type { PageQuery } from '@izlog/contracts/http/paging'
import { deliveryItem } from '../domain/delivery-views.ts'
import type { TrackingUrl } from '../domain/tracking-url.ts'
import type { DeliveryList, DeliveryLists } from '../store/delivery-lists.ts'

export interface ListDeliveriesDeps {
  lists: DeliveryLists
  trackingUrl: TrackingUrl
}

/** All deliveries of an order. `userId` undefined: of any seller. */
export const listDeliveries = async (
  { lists, trackingUrl }: ListDeliveriesDeps,
  userId: number | undefined,
  { orderId, ...page }: DeliveriesQuery,
): Promise<DeliveryPage> => pageOf(await lists.ofOrder(userId, orderId, page), trackingUrl)

/** Failed deliveries that wait for their next try, and dead ones. `userId` undefined: of all sellers. */
export const listFailedDeliveries = async (
  { lists, trackingUrl }: ListDeliveriesDeps,
  userId: number | undefined,
  page: PageQuery,
): Promise<DeliveryPage> => pageOf(await lists.failed(userId, page), trackingUrl)

const pageOf = ({ deliveries, nextCursor, total }: DeliveryList, trackingUrl: TrackingUrl): DeliveryPage => ({
  items: deliveries.map((delivery) => deliveryItem(delivery, trackingUrl)),
  nextCursor,
  total,
})
