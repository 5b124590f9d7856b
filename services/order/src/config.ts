import { baseEnv, limit } from '@izlog/kit/config'
import { z } from 'zod'

export const OrderEnv = z.object({
  ...baseEnv,
  PORT: z.coerce.number().int().default(3003),
  /** Where catalog answers /internal/websites/{id}. */
  CATALOG_URL: z.url(),
  /** Seconds in which upsells may join an order. */
  UPSELL_WINDOW_S: z.coerce.number().int().positive().default(480),
  /** Seconds after which an order of which no channel has told anything is told again. */
  UNHEARD_AFTER_S: z.coerce.number().positive().default(300),
  /** Days after its end in which an order's string opens all of it; then number, product and status only. 0: always. */
  ORDER_SHOWN_DAYS: z.coerce.number().int().nonnegative().default(14),
  /** Days after its end in which an order keeps name, phone and address of its shopper; 0: for ever. */
  ORDER_DATA_KEPT_DAYS: z.coerce.number().int().nonnegative().default(0),
  RSD_PER_EUR: z.coerce.number().positive().default(117.2),
  LIMIT_ORDERS_PER_MINUTE: limit(30),
})
export type OrderConfig = z.infer<typeof OrderEnv>
