import { BLOCK_MESSAGES } from '@izlog/contracts/http/blocked'
import { AppError } from '@izlog/kit/errors'
import type { Caller } from '@izlog/kit/identity'
import { type Order, withoutHold } from '../domain/order.ts'
import { placedEvents } from '../domain/order-events.ts'
import { type OrderFeed, streamOrder } from '../live/order-feed.ts'
import type { Orders } from '../store/mongo-orders.ts'
import { findOwnOrder } from './read-order.ts'

export interface ReleaseDeps {
  orders: Orders
  feed: Pick<OrderFeed, 'notify'>
  now: () => Date
}

/** Lets an order of a blocked buyer go as if it had just been placed. One that is not on hold stays as it is. Throws `not_found`, and `conflict` when its shopper has cancelled it or their data are erased. */
export async function releaseOrder({ orders, feed, now }: ReleaseDeps, caller: Caller, id: number): Promise<Order> {
  for (;;) {
    const before = await findOwnOrder(orders, caller, id)
    if (!before.hold) return before
    if (before.erasedAt) throw new AppError('conflict', 'order.erased', BLOCK_MESSAGES.releaseErased)
    if (before.status === 'cancelled')
      throw new AppError('conflict', 'order.cancelled', BLOCK_MESSAGES.releaseCancelled)
    const after = withoutHold(before, now())
    if (await orders.save(after, placedEvents(after))) {
      streamOrder(feed, 'created', after)
      return after
    }
  }
}
