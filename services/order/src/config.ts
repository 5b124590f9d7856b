import { baseEnv, limit } from '@izlog/kit/config'
import { z } from 'zod'

export const OrderEnv = z.object({
  ...baseEnv,
  PORT: z.coerce.number().int().default(3003),
  /** Base URL of catalog, which answers /internal/websites/{id}. */
  CATALOG_URL: z.url(),
  /** Seconds in which upsells may join an order. */
  UPSELL_WINDOW_S: z.coerce.number().int().positive().default(480),
  /** Age in seconds from which an order without any delivery status is published again. */
  UNHEARD_AFTER_S: z.coerce.number().positive().default(300),
  /** Days after its end for which an order's code shows the whole order; afterwards number, product and status only. 0: for ever. */
  ORDER_SHOWN_DAYS: z.coerce.number().int().nonnegative().default(14),
  /** Days after its end for which an order keeps name, phone and address of its shopper. 0: for ever. */
  ORDER_DATA_KEPT_DAYS: z.coerce.number().int().nonnegative().default(0),
  RSD_PER_EUR: z.coerce.number().positive().default(117.2),
  LIMIT_ORDERS_PER_MINUTE: limit(30),
  LIMIT_CHANGES_PER_MINUTE: limit(30),
  LIMIT_CHANGES_PER_ORDER: limit(10),
})
export type OrderConfig = z.infer<typeof OrderEnv>
