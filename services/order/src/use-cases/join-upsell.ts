import { OrderCode } from '@izlog/contracts/domain/order-code'
import type { AddUpsellAnswer, AddUpsellRequest, SettleUpsellAnswer } from '@izlog/contracts/http/upsell-internal'
import { unavailable } from '@izlog/kit/errors'
import { decideJoin, decideSettling } from '../domain/join-upsell.ts'
import type { Order } from '../domain/order.ts'
import { upsellJoinedEvent } from '../domain/order-events.ts'
import { upsoldOrder } from '../domain/order-views.ts'
import { type OrderFeed, streamOrder } from '../live/order-feed.ts'
import type { Orders } from '../store/mongo-orders.ts'

export interface JoinUpsellDeps {
  orders: Orders
  feed: Pick<OrderFeed, 'notify'>
  now: () => Date
}

/** Tries of a write that a concurrent change defeats. An order changes only a few times in its life. */
const MAX_TRIES = 20

/** Lets an upsell join its order, or answers why not, in one write conditional on the order's version. Throws `unavailable` when every try loses to another change. */
export async function joinUpsell(
  { orders, feed, now }: JoinUpsellDeps,
  orderId: string,
  asked: AddUpsellRequest,
): Promise<AddUpsellAnswer> {
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const order = await find(orders, orderId)
    if (!order) return { outcome: 'not-found' }
    const decision = decideJoin(order, asked, now())
    if (decision.outcome === 'accepted') return accepted(order)
    if (decision.outcome !== 'joins') return { outcome: decision.outcome }
    if (await orders.save(decision.order, [upsellJoinedEvent(decision.order, decision.upsell)])) {
      streamOrder(feed, 'changed', decision.order)
      return accepted(decision.order)
    }
  }
  throw unavailable()
}

/** Answers whether an unfinished reservation has joined, and withdraws it for good if not. Throws `unavailable` as above. */
export async function settleUpsell(
  { orders }: JoinUpsellDeps,
  orderId: string,
  reservationId: string,
): Promise<SettleUpsellAnswer> {
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const order = await find(orders, orderId)
    if (!order) return { outcome: 'withdrawn' }
    const decision = decideSettling(order, reservationId)
    if (decision.outcome === 'accepted') return accepted(order)
    if (decision.outcome === 'withdrawn') return { outcome: 'withdrawn' }
    if (await orders.save(decision.order, [])) return { outcome: 'withdrawn' }
  }
  throw unavailable()
}

const accepted = (order: Order) => ({ outcome: 'accepted' as const, order: upsoldOrder(order) })

/** By its code only, since its number can be guessed. */
async function find(orders: Orders, orderId: string): Promise<Order | undefined> {
  const code = OrderCode.safeParse(orderId.toUpperCase())
  return code.success ? orders.byOrderId(code.data) : undefined
}
