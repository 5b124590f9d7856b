import { createHash } from 'node:crypto'
import type { EditedOrderField } from '@izlog/contracts/domain/edited-order-fields'
import type { DeskStep } from '@izlog/contracts/domain/order-desk'
import { makeEvent, type OutboxEntry } from '@izlog/kit/bus/make-event'
import { v7 as uuid } from 'uuid'
import { goodsInParcel } from './goods-in-parcel.ts'
import { type JoinedUpsell, type Order, parcelOf, type Review, sumOfParcel } from './order.ts'
import type { OrderPart } from './order-part.ts'
import { followersOf, leaderOf } from './parcel-share.ts'
import { shownReview } from './review.ts'

/** Always the same for one order, so that readers recognize an event that is published again. Undefined for orders stored before event ids were. */
const releasedEventId = ({ createdEventId }: Order, at: Date): string | undefined =>
  createdEventId &&
  uuid({ msecs: at.getTime(), random: createHash('sha256').update(`released ${createdEventId}`).digest() })

const about = (order: Order, at: Date) => ({ aggregateId: order.orderId, aggregateVersion: order.version, at })

const withId = <T>(data: T, id: string | undefined) => ({ ...data, ...(id ? { id } : {}) })

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
  deliveryPrice: order.deliveryPrice,
  currency: order.currency,
  currencySymbol: order.currencySymbol,
  createdAt: order.createdAt.toISOString(),
  ...(order.partOf ? { partOf: order.partOf.orderId } : {}),
})

/** The order's created event and, once its parcel is released (at once without an upsell window), its released event. The ids are always the same. None while it is on hold. */
export function placedEvents(order: Order): OutboxEntry[] {
  if (order.hold) return []
  const at = order.splitAt ?? order.createdAt
  const created = makeEvent('orders', 'order.created.v1', withId(about(order, at), order.createdEventId), {
    ...goodsOf(order),
    customer: order.customer,
    status: order.status,
    possibleDuplicate: order.possibleDuplicate,
    purchaseEventId: order.purchaseEventId,
    client: order.client,
  })
  return order.releasedAt ? [created, releasedEvent(order, order.releasedAt)] : [created]
}

/** The window is closed, or there was none: the parcel with the order and its upsells may leave. */
export const releasedEvent = (order: Order, at: Date): OutboxEntry =>
  makeEvent('orders', 'order.released.v1', withId(about(order, at), releasedEventId(order, at)), {
    ...goodsOf(order),
    customer: order.customer,
    ...parcelContents(order),
  })

const parcelContents = (order: Order) => ({
  upsells: goodsInParcel(order)
    .slice(1)
    .map(({ title, sku, quantity, totalPrice }) => ({ title, sku, quantity, totalPrice })),
  sumToCollect: sumOfParcel(order),
})

/** Order has erased the shopper's data of this order; every other service that stores some must erase them too. */
export const orderErasedEvent = (order: Order, at: Date): OutboxEntry =>
  makeEvent('orders', 'order.erased.v1', about(order, at), { orderId: order.orderId, userId: order.userId })

const otherParcels = ({ partOf, parts }: Order) => {
  const codes = [...(partOf ? [partOf] : []), ...parts].map(({ orderId }) => orderId)
  return codes.length > 0 ? { otherParcels: codes } : {}
}

/** `by` null: its shopper, who has no account. */
export const statusChangedEvent = (before: Order, after: Order, by: number | null): OutboxEntry =>
  makeEvent('orders', 'order.status-changed.v1', about(after, after.updatedAt), {
    ...goodsOf(after),
    from: before.status,
    to: after.status,
    changedBy: by ?? after.userId,
    byShopper: by === null,
    ...(by === null ? otherParcels(after) : {}),
    released: before.releasedAt !== null,
    upsells: before.upsells.map(({ totalPrice, acceptedAt }) => ({ totalPrice, joinedAt: acceptedAt.toISOString() })),
    parcel: parcelOf(before),
    followsParcel: leaderOf(after) !== undefined,
  })

/** What came of an order's parcel. `as` 'separated' names the leader that it followed. */
export const parcelChangedEvent = (
  order: Order,
  as: 'leader' | 'follower' | 'separated',
  leader: string,
  by: number,
): OutboxEntry =>
  makeEvent('orders', 'order.parcel-changed.v1', about(order, order.updatedAt), {
    ...goodsOf(order),
    customer: order.customer,
    status: order.status,
    ...{ as, leader },
    followers: followersOf(order).map(({ orderId }) => orderId),
    parcel: as === 'follower' ? null : parcelContents(order),
    changedBy: by,
  })

/** A part was split off: what is left of the order. */
export const splitEvent = (before: Order, order: Order, { orderId, by }: OrderPart): OutboxEntry => {
  const fields: EditedOrderField[] = before.totalPrice === order.totalPrice ? ['quantity'] : ['quantity', 'totalPrice']
  return orderEditedEvent(before, { order, fields, splitInto: orderId }, by)
}

/** What the channels write anew: the order as it is after an edit. `by` null: its shopper. */
export const orderEditedEvent = (
  before: Order,
  { order, fields, splitInto }: { order: Order; fields: EditedOrderField[]; splitInto?: string },
  by: number | null,
): OutboxEntry =>
  makeEvent('orders', 'order.edited.v1', about(order, order.updatedAt), {
    ...goodsOf(order),
    customer: order.customer,
    status: order.status,
    fields,
    totalPriceBefore: before.totalPrice,
    editedBy: by ?? order.userId,
    byShopper: by === null,
    ...(by === null ? otherParcels(order) : {}),
    parcel: parcelContents(order),
    ...(splitInto ? { splitInto } : {}),
  })

/** `step` null: the last step was taken back. `by` null: its shopper. */
export const deskChangedEvent = (order: Order, step: DeskStep | null, by: number | null): OutboxEntry => {
  const { reason: _mayNameTheShopper, ...desk } = order.desk
  return makeEvent('orders', 'order.desk-changed.v1', about(order, order.updatedAt), {
    orderId: order.orderId,
    userId: order.userId,
    websiteId: order.website.id,
    step,
    desk,
    changedBy: by ?? order.userId,
    byShopper: by === null,
  })
}

export const reviewWrittenEvent = (order: Order): OutboxEntry =>
  makeEvent('orders', 'order.review-written.v1', about(order, order.updatedAt), {
    orderId: order.orderId,
    userId: order.userId,
    websiteId: order.website.id,
    productName: order.productName,
    stars: order.review?.stars ?? 0,
  })

export const reviewDecidedEvent = (order: Order, review: Review): OutboxEntry =>
  makeEvent('orders', 'order.review-decided.v1', about(order, order.updatedAt), {
    orderId: order.orderId,
    userId: order.userId,
    websiteId: order.website.id,
    review: review.decision === 'approved' ? shownReview(order, review) : null,
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
    status: order.status,
  })
