import type { OrderStatus } from '@izlog/contracts/domain/order-status'
import { ERASURE_MESSAGES } from '@izlog/contracts/http/erasures'
import { ORDER_MESSAGES } from '@izlog/contracts/http/orders'
import { auditEvent, type Initiator } from '@izlog/kit/audit/audit-event'
import { AppError } from '@izlog/kit/errors'
import { type Order, withStatus } from '../domain/order.ts'
import { releasedEvent, statusChangedEvent } from '../domain/order-events.ts'
import { type OrderFeed, streamOrder } from '../live/order-feed.ts'
import type { Orders } from '../store/mongo-orders.ts'
import { refuseFollower } from './note-at-desk.ts'
import { settleParcel } from './settle-parcel.ts'

interface Deps {
  orders: Orders
  feed: Pick<OrderFeed, 'notify'>
  now: () => Date
}

/**
 * Sets an order's status and publishes it; the same status again publishes nothing. When an upsell joined or the window closed
 * meanwhile, it retries. Throws `not_found`, and `conflict` when somebody else set another status first, or the shopper's data are
 * erased: without an address no parcel can leave again; or the order goes in another's parcel and changes with that one.
 */
export async function changeOrderStatus(
  deps: Deps,
  id: number,
  to: OrderStatus,
  by: number,
  initiator: Initiator,
): Promise<Order> {
  const { orders, feed, now } = deps
  let before = await find(orders, id)
  for (;;) {
    const after = withStatus(before, to, by, now())
    if (!after) return before
    refuseFollower(before)
    if (before.erasedAt) throw new AppError('conflict', 'order.erased', ERASURE_MESSAGES.statusFixed)
    const released = after.releasedAt && !before.releasedAt ? [releasedEvent(after, after.releasedAt)] : []
    const record = auditEvent(initiator, 'order-status-changed', after.updatedAt, {
      object: { kind: 'order', id },
      fields: [`status=${to}`],
    })
    if (await orders.save(after, [statusChangedEvent(before, after, by), ...released, record])) {
      streamOrder(feed, 'changed', after)
      await settleParcel(deps, after)
      return after
    }
    const meanwhile = await find(orders, id)
    if (meanwhile.status !== before.status) {
      throw new AppError('conflict', 'order.changed', ORDER_MESSAGES.changedMeanwhile)
    }
    before = meanwhile
  }
}

async function find(orders: Orders, id: number): Promise<Order> {
  const order = await orders.byId(id)
  if (order) return order
  throw new AppError('not_found', 'order.not-found', ORDER_MESSAGES.notFound)
}
