import { z } from 'zod'
import { OrderCode } from '../domain/order-code.ts'
import { ReviewDecision, ShownReview } from '../domain/review.ts'
import { MAX_REVIEW_LENGTH, MAX_STARS } from '../domain/review-text.ts'
import { oneLine } from '../domain/typed-text.ts'
import { maxLengthMessage } from './max-length-message.ts'

const STARS = 'Izaberite ocenu od 1 do 5'

/** POST /api/orders/{orderId}/review: of a delivered order, by whoever has its code; may be written anew until the seller decides. */
export const ReviewRequest = z.object({
  stars: z.int(STARS).min(1, STARS).max(MAX_STARS, STARS),
  text: z
    .string('Napišite rečenicu o proizvodu')
    .overwrite(oneLine)
    .min(3, 'Napišite rečenicu o proizvodu')
    .max(MAX_REVIEW_LENGTH, maxLengthMessage(MAX_REVIEW_LENGTH)),
})
export type ReviewRequest = z.infer<typeof ReviewRequest>

/** A review as its seller reads it. */
export const ReviewItem = ShownReview.extend({
  /** The order's number and code. */
  id: z.int(),
  orderId: OrderCode,
  productName: z.string(),
  customUrl: z.string(),
  decision: ReviewDecision,
})
export type ReviewItem = z.infer<typeof ReviewItem>

/** GET /api/orders/reviews: the caller's hundred newest, and of the older ones those that wait and those on a page, 500 each at most. */
export const ReviewList = z.object({ items: z.array(ReviewItem) })

/** POST /api/orders/{id}/review-decision. `at` is the review's that was read: another since is a conflict. */
export const ReviewDecisionRequest = z.object({ approved: z.boolean(), at: z.iso.datetime() })
export type ReviewDecisionRequest = z.infer<typeof ReviewDecisionRequest>

/** `notYet` and `decided` are for shoppers, and are localized. */
export const REVIEW_MESSAGES = {
  notYet: 'Ocena se piše kad paket stigne.',
  decided: 'Prodavac je ovu ocenu već pogledao.',
  missing: 'Ove ocene više nema.',
  changedMeanwhile: 'Kupac je u međuvremenu izmenio ocenu. Pročitajte je ponovo.',
  /** In words that Ekavian and Ijekavian share. */
  tooMany: 'Slali ste previše puta u jednom satu. Pokušajte kasnije.',
} as const
