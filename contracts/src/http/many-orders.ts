import { z } from 'zod'
import { OrderCode } from '../domain/order-code.ts'
import { DeskStep } from '../domain/order-desk.ts'
import { DeskRequest } from './desk.ts'

/** How many orders one call changes or prints. */
export const MANY_AT_ONCE = 500
/** How many orders can be selected by a filter; the newest ones. */
export const MAX_SELECTED = 5000

export const MANY_ORDERS_MESSAGES = {
  none: 'Izaberite bar jednu porudžbinu',
  tooMany: `Odjednom može najviše ${MANY_AT_ONCE} porudžbina`,
} as const

/** Numbers of orders, each once, in the order that they were given. */
export const OrderIds = z
  .array(z.int().positive(), MANY_ORDERS_MESSAGES.none)
  .min(1, MANY_ORDERS_MESSAGES.none)
  .max(MANY_AT_ONCE, MANY_ORDERS_MESSAGES.tooMany)
  .overwrite((ids) => [...new Set(ids)])

/** GET /api/orders/desk/selection: the numbers of the filter's orders, newest first. */
export const OrderSelection = z.object({
  ids: z.array(z.int().positive()),
  /** Whether these are all of the filter; false beyond MAX_SELECTED. */
  isAll: z.boolean(),
})
export type OrderSelection = z.infer<typeof OrderSelection>

/** The steps that many orders can take at once; the others are the outcome of one call, or need its time. */
export const ManyStep = DeskStep.exclude(['no-answer', 'call-later', 'wrong-number'])
export type ManyStep = z.infer<typeof ManyStep>

/** POST /api/orders/desk/bulk: the same step of many orders. */
export const BulkDeskRequest = z.object({ ids: OrderIds, step: ManyStep, reason: DeskRequest.shape.reason })
export type BulkDeskRequest = z.infer<typeof BulkDeskRequest>

/** What became of one order of many. */
export const BulkResult = z.object({
  id: z.int().positive(),
  /** Its code; null when there is no such order. */
  orderId: OrderCode.nullable(),
  /** Why it did not take the step; null: it did, or had taken it already. */
  refusal: z.string().nullable(),
})
export type BulkResult = z.infer<typeof BulkResult>

/** In the order of the request's ids. */
export const BulkDeskAnswer = z.object({ results: z.array(BulkResult) })
