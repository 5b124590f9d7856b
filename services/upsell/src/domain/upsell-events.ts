import type { UpsellProductSnapshotV1 } from '@izlog/contracts/events/upsell-products'
import { makeEvent, type OutboxEntry } from '@izlog/kit/bus/make-event'
import type { UpsellOrder } from './upsell-order.ts'
import type { UpsellProduct } from './upsell-product.ts'
import { isComplete } from './upsell-product.ts'

/** The snapshot of an upsell product after a write. */
export const upsellProductSnapshot = (product: UpsellProduct, deleted = false): OutboxEntry =>
  makeEvent(
    'upsell-products',
    'upsell-product.snapshot.v1',
    { aggregateId: product.id, aggregateVersion: product.version, at: product.updatedAt },
    {
      id: product.id,
      websiteId: product.websiteId,
      userId: product.userId,
      title: product.title,
      sku: product.sku,
      image: product.images[0] ?? null,
      originalPrice: product.originalPrice,
      discountPrice: product.discountPrice,
      currency: product.currency,
      active: product.isActive && isComplete(product) && !deleted,
      deleted,
    },
  )

/** The deletion of an upsell product that the store has lost, made from its last snapshot. */
export const goneUpsellProduct = (
  { aggregateId, data }: UpsellProductSnapshotV1,
  version: number,
  at: Date,
): OutboxEntry =>
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
