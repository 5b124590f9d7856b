import { ERASED_CUSTOMER, erasedClient } from '@izlog/contracts/domain/erased-shopper'
import type { CurrencySymbol, Market } from '@izlog/contracts/domain/markets'
import type { OrderStatus } from '@izlog/contracts/domain/order-status'
import type { ClientContext, Customer } from '@izlog/contracts/events/orders'
import type { UpsoldOrder } from '@izlog/contracts/http/upsell-internal'
import type { UpsellProduct } from './upsell-product.ts'

/** Pieces taken from the stock for an order that has not answered yet; `contracts/src/http/upsell-internal.ts` describes its states. */
export interface Reservation {
  /** uuid; the purchase's event id too. */
  id: string
  originalOrderId: string
  /** The upsell's own code. */
  orderId: string
  quantity: number
  totalPrice: number
  title: string
  sku: string | null
  image: string | null
  currency: string
  client: ClientContext
  at: Date
  /** How often settling it has failed, and when it is tried again; absent before the first failure. */
  settleTries?: number
  settleAt?: Date
}

/** docs/product/builder.md 3.3: an upsell product that joined an order. */
export interface UpsellOrder {
  id: number
  version: number
  orderId: string
  originalOrderId: string
  originalProductName: string
  originalTotalPrice: number
  upsellProductId: number
  websiteId: number
  customUrl: string
  userId: number
  market: Market
  title: string
  sku: string | null
  quantity: number
  totalPrice: number
  currency: string
  currencySymbol: CurrencySymbol
  customer: Customer
  client: ClientContext
  purchaseEventId: string
  status: OrderStatus
  /** Version of the order whose status is stored; older ones are ignored. */
  followedVersion: number
  /** The parcel is with the courier, so cancelling returns no stock. */
  released: boolean
  /** Pieces that this order has taken from the stock. */
  stockTaken: number
  trackingId: string | null
  /** When the shopper's data were erased. */
  erasedAt: Date | null
  createdAt: Date
  updatedAt: Date
}

/** The upsell order of a reservation that its order accepted. */
export function acceptedUpsell(
  id: number,
  product: Pick<UpsellProduct, 'id'>,
  reservation: Reservation,
  order: UpsoldOrder,
  at: Date,
): UpsellOrder {
  const cancelled = order.status === 'cancelled'
  return {
    id,
    version: 1,
    orderId: reservation.orderId,
    originalOrderId: reservation.originalOrderId,
    originalProductName: order.productName,
    originalTotalPrice: order.totalPrice,
    upsellProductId: product.id,
    websiteId: order.websiteId,
    customUrl: order.customUrl,
    userId: order.userId,
    market: order.market,
    title: reservation.title,
    sku: reservation.sku,
    quantity: reservation.quantity,
    totalPrice: reservation.totalPrice,
    currency: order.currency,
    currencySymbol: order.currencySymbol,
    customer: order.customer,
    client: { ...reservation.client, campaign: order.campaign },
    purchaseEventId: reservation.id,
    // When the order was cancelled meanwhile, its event, which comes later, cancels this and returns the stock.
    status: cancelled ? 'pending' : order.status,
    followedVersion: cancelled ? 0 : order.version,
    released: order.released,
    stockTaken: reservation.quantity,
    trackingId: null,
    erasedAt: null,
    createdAt: at,
    updatedAt: at,
  }
}

/** The upsell without its shopper; goods, sum and status stay. */
export const erasedUpsell = (upsell: UpsellOrder, at: Date): UpsellOrder => ({
  ...upsell,
  version: upsell.version + 1,
  customer: ERASED_CUSTOMER,
  client: erasedClient(upsell.client),
  trackingId: null,
  erasedAt: at,
  updatedAt: at,
})

/** The upsell after a change of its order's status, and how many pieces return to the stock (negative: are taken again). */
export function followed(
  upsell: UpsellOrder,
  change: { version: number; to: OrderStatus },
  at: Date,
): { after: UpsellOrder; back: number } | undefined {
  if (change.version <= upsell.followedVersion || change.to === upsell.status) return undefined
  const after = {
    ...upsell,
    version: upsell.version + 1,
    status: change.to,
    followedVersion: change.version,
    updatedAt: at,
  }
  if (upsell.released) return { after, back: 0 }
  if (change.to === 'cancelled') return { after: { ...after, stockTaken: 0 }, back: upsell.stockTaken }
  if (upsell.status === 'cancelled') return { after: { ...after, stockTaken: upsell.quantity }, back: -upsell.quantity }
  return { after, back: 0 }
}
