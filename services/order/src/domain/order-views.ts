import { progressOf } from '@izlog/contracts/domain/order-progress'
import type { ClosedOrder, OrderItem, OrderRead, OrderUpsell, ParcelShare } from '@izlog/contracts/http/orders'
import { UpsoldOrder } from '@izlog/contracts/http/upsell-internal'
import { UPSELL_GRACE_S } from './new-order.ts'
import { type JoinedUpsell, notificationsSent, type Order, parcelOf, sumOfParcel, sumToCollect } from './order.ts'
import { dataTagOf, fixedBy } from './order-fixed.ts'
import type { OrderPart } from './order-part.ts'
import type { ParcelShare as StoredShare } from './parcel-share.ts'
import { mayReview } from './review.ts'

/** For anybody who has the order's code: the fields of docs/product/builder.md 3.4, its upsells, and the codes of the other parcels. */
export function orderRead(order: Order, otherParcels: string[], now: Date): OrderRead {
  const { website, customer } = order
  return {
    id: order.id,
    orderId: order.orderId,
    firstName: customer.firstName,
    lastName: customer.lastName,
    email: customer.email,
    phone: customer.phoneTyped,
    address: customer.address,
    city: customer.city,
    postalCode: customer.postalCode,
    quantity: order.quantity,
    totalPrice: order.totalPrice,
    currency: order.currency,
    currencySymbol: order.currencySymbol,
    productName: order.productName,
    userId: order.userId,
    website: {
      id: website.id,
      productId: order.productId,
      customUrl: website.customUrl,
      productName: website.productName,
      shortName: website.shortName,
      currencySymbol: order.currencySymbol,
    },
    purchaseEventId: order.purchaseEventId,
    releaseOn: order.releaseOn,
    progress: progressOf(order.desk),
    fixedBy: fixedBy(order),
    dataTag: dataTagOf(order),
    mayReview: mayReview(order),
    review: order.review && { stars: order.review.stars, text: order.review.text },
    upsellSecondsLeft: secondsLeft(order, now),
    upsells: order.upsells.map(upsellView),
    deliveryPrice: order.deliveryPrice,
    sumToCollect: sumToCollect(order),
    isPart: order.partOf !== null,
    otherParcels,
  }
}

export const closedOrder = ({ orderId, productName, status }: Order): ClosedOrder => ({
  closed: true,
  orderId,
  productName,
  status,
})

/** Seconds in which the shopper may take an upsell. The grace period is only for requests on their way, so it is not shown. */
function secondsLeft({ upsellDelayedUntil, releasedAt, status, partOf }: Order, now: Date): number {
  if (!upsellDelayedUntil || releasedAt || partOf || status === 'cancelled') return 0
  return Math.max(0, Math.floor((upsellDelayedUntil.getTime() - now.getTime()) / 1000) - UPSELL_GRACE_S)
}

const upsellView = ({ reservationId: _ours, sku: _sku, acceptedAt, ...upsell }: JoinedUpsell): OrderUpsell => ({
  ...upsell,
  acceptedAt: acceptedAt.toISOString(),
})

const shareView = (share: StoredShare, sum: number): ParcelShare =>
  share.role === 'follows'
    ? { role: 'follows', leader: share.leader }
    : { role: 'leads', followers: share.followers, sumToCollect: sum }

const partView = ({ id, orderId, quantity, totalPrice, deliveryPrice, at }: OrderPart): OrderItem['parts'][number] => ({
  ...{ id, orderId, quantity, totalPrice, deliveryPrice },
  at: at.toISOString(),
})

/** A row of the orders screens; `seller` only where an administrator looks. */
export function orderItem(order: Order, seller?: { id: number; name: string }): OrderItem {
  const { website, customer } = order
  return {
    id: order.id,
    orderId: order.orderId,
    userId: order.userId,
    websiteId: website.id,
    productId: order.productId,
    productName: order.productName,
    title: order.title,
    image: website.image,
    quantity: order.quantity,
    totalPrice: order.totalPrice,
    currency: order.currency,
    currencySymbol: order.currencySymbol,
    firstName: customer.firstName,
    lastName: customer.lastName,
    email: customer.email,
    phone: customer.phoneTyped,
    phoneE164: customer.phone,
    address: customer.address,
    city: customer.city,
    postalCode: customer.postalCode,
    notes: customer.notes,
    status: order.status,
    desk: order.desk,
    possibleDuplicate: order.possibleDuplicate,
    source: order.source,
    trackingId: order.trackingId,
    notificationsSent: notificationsSent(order),
    releaseOn: order.releaseOn,
    upsellDelayedUntil: order.upsellDelayedUntil?.toISOString() ?? null,
    releasedAt: order.releasedAt?.toISOString() ?? null,
    parcel: parcelOf(order),
    upsells: order.upsells.map(upsellView),
    deliveryPrice: order.deliveryPrice,
    sumToCollect: sumToCollect(order),
    parcelShare: order.parcelShare && shareView(order.parcelShare, sumOfParcel(order)),
    partOf: order.partOf,
    parts: order.parts.map(partView),
    campaign: order.client.campaign ?? null, // older orders have none
    deliveries: Object.fromEntries(
      Object.entries(order.deliveries).map(([channel, { state, reason, at }]) => [
        channel,
        { state, reason, at: at.toISOString() },
      ]),
    ),
    timeline: order.timeline.map(({ status, at, by }) => ({ status, at: at.toISOString(), by })),
    website: {
      productName: website.productName,
      shortName: website.shortName,
      currencySymbol: order.currencySymbol,
      customUrl: website.customUrl,
    },
    ...(seller ? { seller } : {}),
    createdAt: order.createdAt.toISOString(),
    updatedAt: order.updatedAt.toISOString(),
    hold: order.hold && { at: order.hold.at.toISOString(), by: order.hold.by },
    erasedAt: order.erasedAt?.toISOString() ?? null,
  }
}

/** What upsell stores about the order that an upsell joined. */
export const upsoldOrder = (order: Order): UpsoldOrder =>
  UpsoldOrder.parse({
    ...order,
    websiteId: order.website.id,
    customUrl: order.website.customUrl,
    campaign: order.client.campaign ?? null,
    released: order.releasedAt !== null,
  })
