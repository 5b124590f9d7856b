import { z } from 'zod'
import { MAX_STARS } from './review-text.ts'

/** A review as its page shows it: the seller has approved it, and its writer has received the product. */
export const ShownReview = z.object({
  stars: z.int().min(1).max(MAX_STARS),
  text: z.string(),
  /** First name and initial. */
  name: z.string(),
  city: z.string(),
  at: z.iso.datetime(),
})
export type ShownReview = z.infer<typeof ShownReview>

/** Whether the seller shows it on the page. */
export const ReviewDecision = z.enum(['waiting', 'approved', 'declined'])
export type ReviewDecision = z.infer<typeof ReviewDecision>
