import { baseEnv, limit } from '@izlog/kit/config'
import { z } from 'zod'

export const UpsellEnv = z.object({
  ...baseEnv,
  PORT: z.coerce.number().int().default(3004),
  /** Where catalog answers /internal/websites/{id} and /internal/product-facts. */
  CATALOG_URL: z.url(),
  /** Where order answers /internal/orders/{orderId}/upsells. */
  ORDER_URL: z.url(),
  /** Per address. */
  LIMIT_UPSELLS_PER_MINUTE: limit(30),
  /** How old a reservation must be before the worker settles it; shorter only in tests. */
  SETTLE_AFTER_MS: z.coerce.number().int().positive().default(15_000),
})
export type UpsellConfig = z.infer<typeof UpsellEnv>
