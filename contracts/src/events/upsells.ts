import { z } from 'zod'
import { CurrencySymbol, Market } from '../domain/markets.ts'
import { OrderCode } from '../domain/order-code.ts'
import { OrderStatus } from '../domain/order-status.ts'
import { UpsellProductId } from '../domain/upsell.ts'
import { UserId } from '../domain/users.ts'
import { event } from './envelope.ts'
import { ClientContext, Customer } from './orders.ts'

/** An upsell product as it was when it joined an order. Key of its events: `orderId`, which is the upsell's own code. */
const UpsoldGoods = z.object({
  /** The upsell's own code, as in its message, its row and its purchase event. */
  orderId: OrderCode,
  /** The order in whose parcel it is. */
  originalOrderId: OrderCode,
  /** The seller. */
  userId: UserId,
  websiteId: z.int(),
  customUrl: z.string(),
  upsellProductId: UpsellProductId,
  /** Of the offer. */
  title: z.string(),
  sku: z.string().nullable(),
  market: Market,
  quantity: z.int().positive(),
  /** U of docs/glossary.md, in whole units of the currency: the amount added to the sum to collect. */
  totalPrice: z.int().nonnegative(),
  currency: z.string(),
  currencySymbol: CurrencySymbol,
  createdAt: z.iso.datetime(),
})

/** Published by upsell once for each accepted upsell; `contracts/src/http/upsell-internal.ts` describes who decides what. */
export const UpsellAcceptedV1 = event(
  'upsell.accepted',
  1,
  UpsoldGoods.extend({
    /** The product of the original order. */
    originalProductName: z.string(),
    /** T of the original order. */
    originalTotalPrice: z.int().nonnegative(),
    /** The original order's shopper, as the order service stored it, never from the browser. */
    customer: Customer,
    status: OrderStatus,
    /** Event id of this Purchase of U, the same in the browser and on the server. */
    purchaseEventId: z.uuid(),
    client: ClientContext,
  }),
)
export type UpsellAcceptedV1 = z.infer<typeof UpsellAcceptedV1>

/** An upsell follows the status of its order. */
const UpsellStatusChangedV1 = event(
  'upsell.status-changed',
  1,
  UpsoldGoods.extend({
    from: OrderStatus,
    to: OrderStatus,
    /** The administrator who changed the order. */
    changedBy: UserId,
  }),
)

export const upsellEvents = {
  'upsell.accepted.v1': UpsellAcceptedV1,
  'upsell.status-changed.v1': UpsellStatusChangedV1,
} as const
