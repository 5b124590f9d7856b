import { baseEnv, limit } from '@izlog/kit/config'
import { z } from 'zod'

export const UpsellEnv = z.object({
  ...baseEnv,
  PORT: z.coerce.number().int().default(3004),
  /** Base URL of catalog, which answers /internal/websites/{id} and /internal/product-facts. */
  CATALOG_URL: z.url(),
  /** Base URL of order, which answers /internal/orders/{orderId}/upsells. */
  ORDER_URL: z.url(),
  /** Requests a minute from one network. */
  LIMIT_UPSELLS_PER_MINUTE: limit(30),
  /** Age from which the worker settles a reservation, ms; shorter only in tests. */
  SETTLE_AFTER_MS: z.coerce.number().int().positive().default(15_000),
})
export type UpsellConfig = z.infer<typeof UpsellEnv>
