import type { DeliveriesQuery, DeliveryPage } from '@izlog/contracts/http/deliveries'
import type { PageQuery } from '@izlog/contracts/http/paging'
import { deliveryItem } from '../domain/delivery-views.ts'
import type { DeliveryList, DeliveryLists } from '../store/delivery-lists.ts'

export interface ListDeliveriesDeps {
  lists: DeliveryLists
}

/** All of an order; `userId` undefined: whoever's it is. */
export const listDeliveries = async (
  { lists }: ListDeliveriesDeps,
  userId: number | undefined,
  { orderId, ...page }: DeliveriesQuery,
): Promise<DeliveryPage> => pageOf(await lists.ofOrder(userId, orderId, page))

/** What did not arrive and waits for its next try, or was given up; `userId` undefined: everybody's. */
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
