import { z } from 'zod'

/** GET /api/websites/url-availability?url=: whether a page can be made at an address, as it is typed. */
export const UrlAvailabilityQuery = z.object({ url: z.string().trim().max(200) })

export const UrlAvailability = z.object({
  /** The address as it would be kept. */
  url: z.string(),
  state: z.enum(['free', 'taken', 'reserved', 'invalid']),
  /** Why it cannot be had, for a person; null when it is free. */
  message: z.string().nullable(),
  /** A free address like it, where there is one. */
  suggestion: z.string().nullable(),
})
export type UrlAvailability = z.infer<typeof UrlAvailability>

export const URL_FREE = 'Adresa je slobodna.'
