import { z } from 'zod'

/** A cookie of the ad platform, if the shopper has it. An invalid value is dropped, so that it never prevents an order. */
export const AdCookie = z
  .string()
  .max(500)
  .nullish()
  .catch(null)
  .transform((value) => value ?? null)
