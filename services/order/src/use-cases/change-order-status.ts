import type { OrderStatus } from '@izlog/contracts/domain/order-status'
import { ORDER_MESSAGES } from '@izlog/contracts/http/orders'
import { AppError } from '@izlog/kit/errors'
import { type Order, withStatus } from '../domain/order.ts'
import { releasedEvent, statusChangedEvent } from '../domain/order-events.ts'
import { type OrderFeed, tellOrder } from '../live/order-feed.ts'
import type { Orders } from '../store/mongo-orders.ts'

/** Sets an order's status; asked twice, it tells once. Throws `not_found`, and `conflict` when somebody else saved first. */
export async function changeOrderStatus(
  { orders, feed, now }: { orders: Orders; feed: Pick<OrderFeed, 'tell'>; now: () => Date },
  id: number,
  to: OrderStatus,
  by: number,
): Promise<Order> {
  const before = await orders.byId(id)
  if (!before) throw new AppError('not_found', 'order.not-found', ORDER_MESSAGES.notFound)
  const after = withStatus(before, to, by, now())
  if (!after) return before
  const released = after.releasedAt && !before.releasedAt ? [releasedEvent(after, after.releasedAt)] : []
  if (!(await orders.save(after, [statusChangedEvent(before, after, by), ...released]))) {
    throw new AppError('conflict', 'order.changed', ORDER_MESSAGES.changedMeanwhile)
  }
  tellOrder(feed, 'changed', after)
  return after
}
