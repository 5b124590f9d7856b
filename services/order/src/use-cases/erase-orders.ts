import { erasedOrder } from '../domain/erasure.ts'
import type { Order } from '../domain/order.ts'
import { orderErasedEvent } from '../domain/order-events.ts'
import { type OrderFeed, streamOrder } from '../live/order-feed.ts'
import type { OrderErasures } from '../store/order-erasures.ts'

export interface EraseOrdersDeps {
  orderErasures: OrderErasures
  feed: Pick<OrderFeed, 'notify'>
  now: () => Date
}

/** Erases the shoppers of these orders and appends `order.erased`. Answers how many; an order that changes meanwhile is left to the next run. */
export async function eraseOrders({ orderErasures, feed, now }: EraseOrdersDeps, orders: readonly Order[]) {
  const at = now()
  const done = await Promise.all(
    orders.map(async (order) => {
      const after = erasedOrder(order, at)
      if (!(await orderErasures.erase(after, [orderErasedEvent(after, at)]))) return false
      streamOrder(feed, 'changed', after)
      return true
    }),
  )
  return done.filter(Boolean).length
}
