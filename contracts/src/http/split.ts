import { z } from 'zod'
import { DeskOrder } from './desk.ts'
import { OrderItem, OrderQuantity, OrderSum } from './orders.ts'

/** How often one order may be split. */
export const MAX_PARTS = 10

/**
 * POST /api/orders/{id}/split, header `Idempotency-Key`: so many of an order's pieces become an order of their own, with a number and a parcel of its own.
 * The upsells stay with the first. `version` is the order's that was seen.
 */
export const SplitOrderRequest = z.object({
  quantity: OrderQuantity,
  /** How much of T goes with these pieces; the rest stays. */
  totalPrice: OrderSum,
  /** Whether the second parcel charges the delivery price of the first as well; else its delivery is free. */
  chargesDelivery: z.boolean(),
  version: z.int().positive(),
})
export type SplitOrderRequest = z.infer<typeof SplitOrderRequest>

/** The order that is left, and the one that was split off it. */
export const SplitOrderResponse = z.object({ order: DeskOrder, part: OrderItem })
export type SplitOrderResponse = z.infer<typeof SplitOrderResponse>

export const SPLIT_MESSAGES = {
  onePiece: 'Porudžbina ima jedan komad, pa nema šta da se podeli.',
  noneLeft: (pieces: number) => `U drugi paket ide najviše ${pieces} kom, da bar jedan ostane u prvom.`,
  tooDear: 'Drugi paket ne može da košta više od cele porudžbine.',
  shared: 'Porudžbina ide u istom paketu sa drugom. Prvo je izdvojte iz paketa, pa je podelite.',
  over: 'Porudžbina je otkazana ili završena, pa se ne deli.',
  full: `Porudžbina se deli najviše ${MAX_PARTS} puta.`,
} as const
