import { z } from 'zod'

/** GET /api/websites/url-availability?url=: whether an address is free, checked while it is typed. */
export const UrlAvailabilityQuery = z.object({ url: z.string().trim().max(200) })

export const UrlAvailability = z.object({
  /** The address as it would be stored. */
  url: z.string(),
  state: z.enum(['free', 'taken', 'reserved', 'invalid']),
  /** Why it cannot be used, a Serbian sentence; null if it is free. */
  message: z.string().nullable(),
  /** A similar address that is free, if there is one. */
  suggestion: z.string().nullable(),
})
export type UrlAvailability = z.infer<typeof UrlAvailability>

export const URL_FREE = 'Adresa je slobodna.'
