import type { DeliveriesQuery, DeliveryPage, FailedDeliveriesQuery } from '@izlog/contracts/http/deliveries'
import { type DeliveryViewDeps, deliveryItem } from '../domain/delivery-views.ts'
import type { DeliveryList, DeliveryLists } from '../store/delivery-lists.ts'

export interface ListDeliveriesDeps extends DeliveryViewDeps {
  lists: DeliveryLists
}

/** All deliveries of an order. `userId` undefined: of any seller. */
export const listDeliveries = async (
  deps: ListDeliveriesDeps,
  userId: number | undefined,
  { orderId, ...page }: DeliveriesQuery,
): Promise<DeliveryPage> => pageOf(await deps.lists.ofOrder(userId, orderId, page), deps)

/** Failed deliveries that wait for their next try, and dead ones. `userId` undefined: of all sellers. */
export const listFailedDeliveries = async (
  deps: ListDeliveriesDeps,
  userId: number | undefined,
  query: FailedDeliveriesQuery,
): Promise<DeliveryPage> => pageOf(await deps.lists.failed(userId, query), deps)

const pageOf = ({ deliveries, nextCursor, total }: DeliveryList, view: DeliveryViewDeps): DeliveryPage => ({
  items: deliveries.map((delivery) => deliveryItem(delivery, view)),
  nextCursor,
  total,
})
