import { z } from 'zod'

/** A cookie of the ad platform, when the shopper has it. What cannot be one is left out: no mark of an ad ever costs an order. */
export const AdCookie = z
  .string()
  .max(500)
  .nullish()
  .catch(null)
  .transform((value) => value ?? null)
