import type { UpsellProductSnapshotV1 } from '@izlog/contracts/events/upsell-products'
import { makeEvent, type OutboxEntry } from '@izlog/kit/bus/make-event'
import type { Offer } from './offer.ts'
import { isComplete } from './offer.ts'
import type { UpsellOrder } from './upsell-order.ts'

/** The snapshot of an offer after a write. */
export const offerSnapshot = (offer: Offer, deleted = false): OutboxEntry =>
  makeEvent(
    'upsell-products',
    'upsell-product.snapshot.v1',
    { aggregateId: offer.id, aggregateVersion: offer.version, at: offer.updatedAt },
    {
      id: offer.id,
      websiteId: offer.websiteId,
      userId: offer.userId,
      title: offer.title,
      sku: offer.sku,
      image: offer.images[0] ?? null,
      originalPrice: offer.originalPrice,
      discountPrice: offer.discountPrice,
      currency: offer.currency,
      active: offer.isActive && isComplete(offer) && !deleted,
      deleted,
    },
  )

/** The deletion of an offer that the store has lost, made from its last snapshot. */
export const goneOffer = ({ aggregateId, data }: UpsellProductSnapshotV1, version: number, at: Date): OutboxEntry =>
  makeEvent(
    'upsell-products',
    'upsell-product.snapshot.v1',
    { aggregateId, aggregateVersion: version, at },
    { ...data, active: false, deleted: true },
  )

const about = (upsell: UpsellOrder) => ({
  aggregateId: upsell.orderId,
  aggregateVersion: upsell.version,
  at: upsell.updatedAt,
})

const goodsOf = (upsell: UpsellOrder) => ({
  orderId: upsell.orderId,
  originalOrderId: upsell.originalOrderId,
  userId: upsell.userId,
  websiteId: upsell.websiteId,
  customUrl: upsell.customUrl,
  upsellProductId: upsell.upsellProductId,
  title: upsell.title,
  sku: upsell.sku,
  market: upsell.market,
  quantity: upsell.quantity,
  totalPrice: upsell.totalPrice,
  currency: upsell.currency,
  currencySymbol: upsell.currencySymbol,
  createdAt: upsell.createdAt.toISOString(),
})

export const acceptedEvent = (upsell: UpsellOrder): OutboxEntry =>
  makeEvent('upsells', 'upsell.accepted.v1', about(upsell), {
    ...goodsOf(upsell),
    originalProductName: upsell.originalProductName,
    originalTotalPrice: upsell.originalTotalPrice,
    customer: upsell.customer,
    status: upsell.status,
    purchaseEventId: upsell.purchaseEventId,
    client: upsell.client,
  })

export const statusChangedEvent = (before: UpsellOrder, after: UpsellOrder, changedBy: number): OutboxEntry =>
  makeEvent('upsells', 'upsell.status-changed.v1', about(after), {
    ...goodsOf(after),
    from: before.status,
    to: after.status,
    changedBy,
  })
