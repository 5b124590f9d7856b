import { z } from 'zod'
import { ProductId } from '../domain/website.ts'

/**
 * POST /api/track/view (builder spec 7): a page was opened, or is open still. Answers 204, also where the page is unknown:
 * nobody learns from it what exists. A visitor of a page with honest figures gets 200 and `ShopperCounts`.
 */
export const TrackViewRequest = z.object({
  productId: ProductId,
  /** As the browser shows it; what is told on is the page's own. */
  title: z.string().max(300).optional(),
  /** What a browser that looks at the page now calls itself there: drawn at random, for an hour, and kept here for a minute. */
  visitor: z
    .string()
    .regex(/^[0-9a-f]{32}$/)
    .optional(),
  /** Open still: no further view. */
  stays: z.boolean().default(false),
})
export type TrackViewRequest = z.infer<typeof TrackViewRequest>

/** What an honest page may say of its shoppers; null: cannot be told now. */
export const ShopperCounts = z.object({
  /** Browsers that look at the page now, this one too. */
  visitors: z.int().nonnegative().nullable(),
  /** Taken in the last 24 hours to the minute, and not cancelled since. */
  orders: z.int().nonnegative().nullable(),
})
export type ShopperCounts = z.infer<typeof ShopperCounts>

export const TOO_MANY_VIEWS = 'Previše prikaza odjednom. Sačekajte malo.'
