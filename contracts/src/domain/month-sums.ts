import { z } from 'zod'

/** A month's orders of one currency with their upsells, whole units; cancelled ones are in neither. */
export const MonthSum = z.object({
  currency: z.string(),
  /** Of completed orders. */
  completed: z.int(),
  /** Of pending and processing ones. */
  onTheWay: z.int(),
})
export type MonthSum = z.infer<typeof MonthSum>
