import type { DeliveriesQuery, DeliveryPage } from '@izlog/contracts/http/deliveries'
import type { PageQuery } from '@izlog/contracts/http/paging'
import { deliveryItem } from '../domain/delivery-views.ts'
import type { DeliveryList, DeliveryLists } from '../store/delivery-lists.ts'

export interface ListDeliveriesDeps {
  lists: DeliveryLists
}

/** All deliveries of an order. `userId` undefined: of any seller. */
export const listDeliveries = async (
  { lists }: ListDeliveriesDeps,
  userId: number | undefined,
  { orderId, ...page }: DeliveriesQuery,
): Promise<DeliveryPage> => pageOf(await lists.ofOrder(userId, orderId, page))

/** Failed deliveries that wait for their next try, and dead ones. `userId` undefined: of all sellers. */
export const listFailedDeliveries = async (
  { lists }: ListDeliveriesDeps,
  userId: number | undefined,
  page: PageQuery,
): Promise<DeliveryPage> => pageOf(await lists.failed(userId, page))

const pageOf = ({ deliveries, nextCursor, total }: DeliveryList): DeliveryPage => ({
  items: deliveries.map(deliveryItem),
  nextCursor,
  total,
})
