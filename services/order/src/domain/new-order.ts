import { formatOrderCode } from '@izlog/contracts/domain/order-code'
import { NEW_DESK } from '@izlog/contracts/domain/order-desk'
import type { OrderSource } from '@izlog/contracts/domain/order-source'
import type { OrderableWebsite } from '@izlog/contracts/domain/website'
import type { ClientContext, Customer } from '@izlog/contracts/events/orders'
import type { BlockKind } from '@izlog/contracts/http/blocked'
import type { Order } from './order.ts'

/** Grace period for an upsell that was accepted in time and is still on its way to us, s. */
export const UPSELL_GRACE_S = 30

export interface NewOrderFacts {
  id: number
  codeBytes: Uint8Array
  createdEventId: string
  website: OrderableWebsite
  quantity: number
  totalPrice: number
  deliveryPrice: number
  customer: Customer
  possibleDuplicate: boolean
  source: OrderSource
  purchaseEventId: string
  client: ClientContext
  /** By what its seller has blocked the buyer: the order is kept on hold. */
  blockedBy: BlockKind | undefined
  /** How long upsells may join, s; null: the page offers none. */
  upsellWindowSeconds: number | null
  now: Date
}

/** A new order: pending; released at once, or after the window when the page offers upsells. One on hold has no window, so nothing can join it. */
export function newOrder(placing: NewOrderFacts): Order {
  const { website, now, upsellWindowSeconds, blockedBy } = placing
  const upsellDelayedUntil =
    upsellWindowSeconds === null || blockedBy
      ? null
      : new Date(now.getTime() + (upsellWindowSeconds + UPSELL_GRACE_S) * 1000)
  return {
    id: placing.id,
    version: 1,
    orderId: formatOrderCode(placing.codeBytes),
    createdEventId: placing.createdEventId,
    userId: website.ownerId,
    website: {
      id: website.id,
      customUrl: website.customUrl,
      productName: website.productName,
      shortName: website.shortName,
      image: website.image,
    },
    productId: website.productId,
    productName: website.productName,
    title: website.title,
    sku: website.sku,
    market: website.market,
    quantity: placing.quantity,
    totalPrice: placing.totalPrice,
    deliveryPrice: placing.deliveryPrice,
    currency: website.currency,
    currencySymbol: website.currencySymbol,
    customer: placing.customer,
    status: 'pending',
    timeline: [{ status: 'pending', at: now, by: null }],
    desk: NEW_DESK,
    deskVersion: 0,
    deskEntries: [],
    notedAt: null,
    possibleDuplicate: placing.possibleDuplicate,
    source: placing.source,
    purchaseEventId: placing.purchaseEventId,
    client: placing.client,
    trackingId: null,
    deliveries: {},
    upsells: [],
    withdrawnUpsells: [],
    parcelShare: null,
    parcelDueAt: null,
    partOf: null,
    splitAt: null,
    parts: [],
    splitDueAt: null,
    releaseOn: website.releaseOn,
    upsellDelayedUntil,
    releasedAt: upsellDelayedUntil || blockedBy || website.releaseOn === 'confirmed' ? null : now,
    hold: blockedBy ? { at: now, by: blockedBy } : null,
    review: null,
    erasedAt: null,
    createdAt: now,
    updatedAt: now,
  }
}
