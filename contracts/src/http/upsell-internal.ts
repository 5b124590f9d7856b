import { z } from 'zod'
import { Campaign } from '../domain/campaign.ts'
import { CurrencySymbol, Market } from '../domain/markets.ts'
import { OrderCode } from '../domain/order-code.ts'
import { OrderStatus } from '../domain/order-status.ts'
import { MAX_UPSELL_QUANTITY, UpsellProductId } from '../domain/upsell.ts'
import { Customer } from '../events/orders.ts'

/*
 * How an upsell joins an order, so that a kill between any two steps loses nothing and doubles nothing.
 *
 * 1. upsell takes the stock and writes a reservation (a new `reservationId`, the upsell's own code, quantity, price,
 *    client context) into the upsell product's document: one conditional write.
 * 2. upsell asks order: `POST /internal/orders/{orderId}/upsells`. Order decides in one conditional write on the order's
 *    document: window open, not released, not cancelled, that upsell product not yet in, the reservation not withdrawn. It keeps
 *    the upsell with the order (parcel, orders screens). The same reservation asked again is `accepted` again, whatever
 *    the order has become since.
 * 3. accepted: upsell inserts its upsell order (unique on order + upsell product) with `upsell.accepted` in its outbox, one write,
 *    then removes the reservation. Refused: one write removes the reservation and returns the stock.
 *
 * So only order decides, and only upsell publishes `upsell.accepted`. A killed process leaves a reservation. The shopper's retry
 * continues with it at step 2. A worker settles reservations without a retry: `POST …/upsells/settle` answers `accepted` (step
 * 3 follows), or withdraws the reservation for good, so that a request still running is refused and the stock can be returned.
 * A shopper who saw a failure is therefore never charged later, unless order had accepted before.
 *
 * When the order's status changes, upsell settles that order's reservations first and lets its upsell orders follow; a
 * cancelled order that was not yet released returns the stock.
 */

/** Body of `POST /internal/orders/{orderId}/upsells`. Service token of upsell; `orderId` is the order code. */
export const AddUpsellRequest = z.object({
  reservationId: z.uuid(),
  /** The upsell's own code. */
  upsellOrderId: OrderCode,
  upsellProductId: UpsellProductId,
  /** The order must be of this website; another is `not-found`. */
  websiteId: z.int().positive(),
  title: z.string(),
  sku: z.string().nullable(),
  image: z.string().nullable(),
  quantity: z.int().positive().max(MAX_UPSELL_QUANTITY),
  /** U, whole units of `currency`. */
  totalPrice: z.int().nonnegative(),
  /** Must be the order's currency; another is `window-closed`. */
  currency: z.string(),
})
export type AddUpsellRequest = z.infer<typeof AddUpsellRequest>

/** Body of `POST /internal/orders/{orderId}/upsells/settle`. */
export const SettleUpsellRequest = z.object({ reservationId: z.uuid() })
export type SettleUpsellRequest = z.infer<typeof SettleUpsellRequest>

/** The data of the accepting order that upsell stores, in its present state. */
export const UpsoldOrder = z.object({
  orderId: OrderCode,
  /** Version of the order's document: only later changes are applied to the upsell. */
  version: z.int().positive(),
  userId: z.int().positive(),
  websiteId: z.int().positive(),
  customUrl: z.string(),
  productName: z.string(),
  totalPrice: z.int().nonnegative(),
  market: Market,
  currency: z.string(),
  currencySymbol: CurrencySymbol,
  customer: Customer,
  /** The campaign of the order's ad, which counts for the upsell too. */
  campaign: Campaign.nullable().default(null),
  status: OrderStatus,
  /** Whether the parcel was released. */
  released: z.boolean(),
})
export type UpsoldOrder = z.infer<typeof UpsoldOrder>

const Accepted = z.object({ outcome: z.literal('accepted'), order: UpsoldOrder })

/** Always 200; an unknown order is an outcome too, so that 404 only means a wrong path. */
export const AddUpsellAnswer = z.discriminatedUnion('outcome', [
  Accepted,
  z.object({ outcome: z.enum(['window-closed', 'cancelled', 'already-in', 'not-found', 'withdrawn']) }),
])
export type AddUpsellAnswer = z.infer<typeof AddUpsellAnswer>

/** `withdrawn`: it did not join and never will. An unknown order is `withdrawn` too. */
export const SettleUpsellAnswer = z.discriminatedUnion('outcome', [
  Accepted,
  z.object({ outcome: z.literal('withdrawn') }),
])
export type SettleUpsellAnswer = z.infer<typeof SettleUpsellAnswer>
