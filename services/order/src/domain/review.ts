import type { ShownReview } from '@izlog/contracts/domain/review'
import { signatureOf } from '@izlog/contracts/domain/review-text'
import type { ReviewItem, ReviewRequest } from '@izlog/contracts/http/reviews'
import type { Order, Review } from './order.ts'

/** Whether the shopper may write a review, or write it anew: the parcel was delivered, and the seller has not decided. One purchase has one, that of the order that was placed. */
export const mayReview = ({ desk, erasedAt, partOf, review }: Order): boolean =>
  desk.shipment === 'delivered' && !erasedAt && !partOf && (review === null || review.decision === 'waiting')

/** The order with its shopper's review; undefined when it has just this one. */
export function withReview(order: Order, { stars, text }: ReviewRequest, now: Date): Order | undefined {
  const { review } = order
  if (review?.stars === stars && review.text === text) return undefined
  return { ...order, version: order.version + 1, review: { stars, text, at: now, decision: 'waiting' }, updatedAt: now }
}

/** The order after its seller's decision on the review; undefined when that was the decision already. */
export function withDecision(order: Order, review: Review, approved: boolean, now: Date): Order | undefined {
  const decision = approved ? 'approved' : 'declined'
  if (review.decision === decision) return undefined
  return { ...order, version: order.version + 1, review: { ...review, decision }, updatedAt: now }
}

/** The review as its page shows it. */
export const shownReview = ({ customer }: Pick<Order, 'customer'>, { stars, text, at }: Review): ShownReview => ({
  ...{ stars, text, name: signatureOf(customer), city: customer.city, at: at.toISOString() },
})

export const reviewItem = (order: Order, review: Review): ReviewItem => ({
  ...shownReview(order, review),
  ...{ id: order.id, orderId: order.orderId, productName: order.productName, customUrl: order.website.customUrl },
  decision: review.decision,
})
