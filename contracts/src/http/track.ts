import { z } from 'zod'
import { ProductId } from '../domain/website.ts'

/** POST /api/track/view (builder spec 7): a page was opened. Answers 204, also where the page is unknown: nobody learns from it what exists. */
export const TrackViewRequest = z.object({
  productId: ProductId,
  /** As the browser shows it; what is told on is the page's own. */
  title: z.string().max(300).optional(),
})

export const TOO_MANY_VIEWS = 'Previše prikaza odjednom. Sačekajte malo.'
