import { z } from 'zod'

/** The shopper's consent to the pixel; null or absent if the page does not ask. */
export const AdConsent = z
  .boolean()
  .nullish()
  .transform((value) => value ?? null)
