import { z } from 'zod'
import { RiskReason } from '../domain/buyer-risk.ts'
import { OrderDesk } from '../domain/order-desk.ts'
import { OrderItem } from './orders.ts'

/** Of one phone's orders so many of the newest are looked at. */
export const BUYER_LOOKED_AT = 200
/** How many of them are listed. */
export const BUYER_SHOWN = 10

/** Another order of the same buyer. */
export const BuyerOrder = OrderItem.pick({
  id: true,
  orderId: true,
  productName: true,
  quantity: true,
  sumToCollect: true,
  currencySymbol: true,
  status: true,
  createdAt: true,
  partOf: true,
}).extend({ desk: OrderDesk.pick({ confirmation: true, shipment: true }) })
export type BuyerOrder = z.infer<typeof BuyerOrder>

/** GET /api/orders/{id}/buyer: what the order's seller has to do with that phone, and why to look twice. Never for shoppers. */
export const Buyer = z.object({
  /** Which of the phone's orders this one is, counted from the oldest. */
  place: z.int().positive(),
  /** How many orders of that phone, this one included and a split one once; with `hasMore` at least so many. */
  orders: z.int().positive(),
  delivered: z.int().nonnegative(),
  /** Parcels that were refused at the door or came back. */
  refused: z.int().nonnegative(),
  /** What was collected for delivered orders, a currency each. */
  spent: z.array(z.object({ currencySymbol: z.string(), sum: z.int().nonnegative() })),
  /** There are older orders, which nothing here counts. */
  hasMore: z.boolean(),
  /** The gravest first. */
  risk: z.array(RiskReason),
  /** What else was ordered, newest first and a split order once; the first of them. */
  others: z.array(BuyerOrder).max(BUYER_SHOWN),
})
export type Buyer = z.infer<typeof Buyer>
