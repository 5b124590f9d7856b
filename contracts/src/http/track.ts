import { z } from 'zod'
import { ProductId } from '../domain/website.ts'

/**
 * POST /api/track/view (docs/product/builder.md 7): a page was opened, or is still open. Answers 204, also for an unknown page, so that the
 * answer does not reveal which pages exist. A visitor of a page with honest figures gets 200 and `ShopperCounts`.
 */
export const TrackViewRequest = z.object({
  productId: ProductId,
  /** As the browser shows it; the event has the page's stored title. */
  title: z.string().max(300).optional(),
  /** A random id of a browser that shows the page, used for an hour and stored here for a minute. */
  visitor: z
    .string()
    .regex(/^[0-9a-f]{32}$/)
    .optional(),
  /** Whether the page was open already: then this is no new view. */
  stays: z.boolean().default(false),
})
export type TrackViewRequest = z.infer<typeof TrackViewRequest>

/** The counted figures that a page in honest mode shows; null: not available now. */
export const ShopperCounts = z.object({
  /** Browsers that show the page now, including this one. */
  visitors: z.int().nonnegative().nullable(),
  /** Orders of the last 24 hours that are not cancelled. */
  orders: z.int().nonnegative().nullable(),
})
export type ShopperCounts = z.infer<typeof ShopperCounts>

export const TOO_MANY_VIEWS = 'Previše prikaza odjednom. Sačekajte malo.'
