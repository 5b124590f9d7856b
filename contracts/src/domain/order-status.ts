import { z } from 'zod'

/** The four states of an order (docs/product/platform.md 4). */
export const OrderStatus = z.enum(['pending', 'processing', 'completed', 'cancelled'])
export type OrderStatus = z.infer<typeof OrderStatus>

/** The number of orders in each status; `total` is their sum. */
export const OrderCounts = z.object({
  total: z.int().nonnegative(),
  pending: z.int().nonnegative(),
  processing: z.int().nonnegative(),
  completed: z.int().nonnegative(),
  cancelled: z.int().nonnegative(),
})
export type OrderCounts = z.infer<typeof OrderCounts>
