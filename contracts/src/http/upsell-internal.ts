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
 * 1. upsell takes the stock and writes a reservation (a new `reservationId`, the upsell's own number, quantity, price,
 *    client context) into the offer's document: one conditional write.
 * 2. upsell asks order: `POST /internal/orders/{orderId}/upsells`. Order decides in one conditional write on the order's
 *    document: window open, not released, not cancelled, that offer not yet in, the reservation not withdrawn. It keeps
 *    the upsell with the order (parcel, orders screens). The same reservation asked again is `accepted` again, whatever
 *    the order has become since.
 * 3. accepted: upsell inserts its upsell order (unique on order + offer) with `upsell.accepted` in its outbox, one write,
 *    then drops the reservation. Refused: the reservation goes and the stock comes back, one write.
 *
 * So order alone decides, upsell alone tells `upsell.accepted`. What a kill leaves is a reservation. A retry of the
 * shopper goes on with it at step 2. A worker settles the ones left lying: `POST …/upsells/settle` answers `accepted` (step
 * 3 follows), or withdraws the reservation for good, so that an ask still under way is refused and the stock may come back.
 * A shopper who saw a failure is therefore never charged behind their back, unless order had accepted before.
 *
 * When the order's status changes, upsell settles that order's reservations first and lets its upsell orders follow; a
 * cancelled order that was not yet released gives the stock back.
 */

/** Body of `POST /internal/orders/{orderId}/upsells`. Service token of upsell; `orderId` is the order's string. */
export const AddUpsellRequest = z.object({
  reservationId: z.uuid(),
  /** The upsell's own number. */
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
  /** An order in another currency takes no upsell: `window-closed`. */
  currency: z.string(),
})
export type AddUpsellRequest = z.infer<typeof AddUpsellRequest>

/** Body of `POST /internal/orders/{orderId}/upsells/settle`. */
export const SettleUpsellRequest = z.object({ reservationId: z.uuid() })
export type SettleUpsellRequest = z.infer<typeof SettleUpsellRequest>

/** What upsell keeps of the order that took its offer, as it stands now. */
export const UpsoldOrder = z.object({
  orderId: OrderCode,
  /** Of the order's document: an upsell follows only the order's later changes. */
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
  /** Where the ad that led to the order ran: it led to what was added, too. */
  campaign: Campaign.nullable().default(null),
  status: OrderStatus,
  /** The parcel is with the courier. */
  released: z.boolean(),
})
export type UpsoldOrder = z.infer<typeof UpsoldOrder>

const Accepted = z.object({ outcome: z.literal('accepted'), order: UpsoldOrder })

/** Always 200; an unknown order is an outcome too, so that 404 stays a wrong address. */
export const AddUpsellAnswer = z.discriminatedUnion('outcome', [
  Accepted,
  z.object({ outcome: z.enum(['window-closed', 'cancelled', 'already-in', 'not-found', 'withdrawn']) }),
])
export type AddUpsellAnswer = z.infer<typeof AddUpsellAnswer>

/** `withdrawn`: it was not in and never will be. An unknown order is `withdrawn` too. */
export const SettleUpsellAnswer = z.discriminatedUnion('outcome', [
  Accepted,
  z.object({ outcome: z.literal('withdrawn') }),
])
export type SettleUpsellAnswer = z.infer<typeof SettleUpsellAnswer>
