import { makeEvent, type OutboxEntry } from '@izlog/kit/bus/make-event'
import { type JoinedUpsell, type Order, parcelOf, sumToCollect } from './order.ts'

const about = (order: Order, at: Date) => ({ aggregateId: order.orderId, aggregateVersion: order.version, at })

const goodsOf = (order: Order) => ({
  orderId: order.orderId,
  userId: order.userId,
  websiteId: order.website.id,
  customUrl: order.website.customUrl,
  productId: order.productId,
  productName: order.productName,
  title: order.title,
  sku: order.sku,
  market: order.market,
  quantity: order.quantity,
  totalPrice: order.totalPrice,
  currency: order.currency,
  currencySymbol: order.currencySymbol,
  createdAt: order.createdAt.toISOString(),
})

/** What a new order tells: that it came, and, without an upsell window, that its parcel may go. */
export function placedEvents(order: Order): OutboxEntry[] {
  const created = makeEvent('orders', 'order.created.v1', about(order, order.createdAt), {
    ...goodsOf(order),
    customer: order.customer,
    status: order.status,
    possibleDuplicate: order.possibleDuplicate,
    purchaseEventId: order.purchaseEventId,
    client: order.client,
  })
  return order.releasedAt ? [created, releasedEvent(order, order.releasedAt)] : [created]
}

/** The window is closed, or there was none: the parcel of the order with its upsells may go. */
export const releasedEvent = (order: Order, at: Date): OutboxEntry =>
  makeEvent('orders', 'order.released.v1', about(order, at), {
    ...goodsOf(order),
    customer: order.customer,
    upsells: order.upsells.map(({ title, sku, quantity, totalPrice }) => ({ title, sku, quantity, totalPrice })),
    sumToCollect: sumToCollect(order),
  })

export const statusChangedEvent = (before: Order, after: Order, changedBy: number): OutboxEntry =>
  makeEvent('orders', 'order.status-changed.v1', about(after, after.updatedAt), {
    ...goodsOf(after),
    from: before.status,
    to: after.status,
    changedBy,
    released: before.releasedAt !== null,
    upsells: before.upsells.map(({ totalPrice, acceptedAt }) => ({ totalPrice, joinedAt: acceptedAt.toISOString() })),
    parcel: parcelOf(before),
  })

export const upsellJoinedEvent = (order: Order, upsell: JoinedUpsell): OutboxEntry =>
  makeEvent('orders', 'order.upsell-joined.v1', about(order, upsell.acceptedAt), {
    orderId: order.orderId,
    userId: order.userId,
    websiteId: order.website.id,
    upsellOrderId: upsell.orderId,
    totalPrice: upsell.totalPrice,
    currency: order.currency,
    joinedAt: upsell.acceptedAt.toISOString(),
  })
