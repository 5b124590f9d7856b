import { localize } from '@izlog/contracts/domain/localize'
import { REVIEW_MESSAGES, type ReviewDecisionRequest, type ReviewRequest } from '@izlog/contracts/http/reviews'
import { AppError } from '@izlog/kit/errors'
import type { Caller } from '@izlog/kit/identity'
import type { Order, Review } from '../domain/order.ts'
import { reviewDecidedEvent, reviewWrittenEvent } from '../domain/order-events.ts'
import { mayReview, withDecision, withReview } from '../domain/review.ts'
import type { Orders } from '../store/mongo-orders.ts'
import type { ByCode, ShopperDeps } from './change-own-order.ts'
import { findOwnOrder, readOrder } from './read-order.ts'

/** Stores the review of a delivered order for whoever has its code. Throws `not_found`, `limited`, and `conflict` before the parcel is delivered, and once the seller has decided. */
export async function writeReview(deps: ShopperDeps, { code, site }: ByCode, wanted: ReviewRequest): Promise<Order> {
  let isCounted = false
  for (;;) {
    const before = await readOrder(deps, () => undefined, code, site)
    const after = withReview(before, wanted, deps.now())
    if (!after) return before
    if (!mayReview(before)) {
      const isDecided = before.review !== null && before.review.decision !== 'waiting'
      const message = isDecided ? REVIEW_MESSAGES.decided : REVIEW_MESSAGES.notYet
      throw new AppError('conflict', 'review.not-now', localize(before.market, message))
    }
    if (!isCounted) await deps.reviewLimit(before.orderId)
    isCounted = true
    if (await deps.orders.save(after, before.hold ? [] : [reviewWrittenEvent(after)])) return after
  }
}

/**
 * Lets the page show a review, or not; the seller may decide otherwise later. Throws `not_found`, and `conflict` when there is none (any more), or
 * the shopper wrote it anew since it was read.
 */
export async function decideReview(
  { orders, now }: { orders: Orders; now: () => Date },
  caller: Caller,
  id: number,
  { approved, at }: ReviewDecisionRequest,
): Promise<{ order: Order; review: Review }> {
  for (;;) {
    const before = await findOwnOrder(orders, caller, id)
    const { review } = before
    if (!review) throw new AppError('conflict', 'review.missing', REVIEW_MESSAGES.missing)
    if (review.at.toISOString() !== at)
      throw new AppError('conflict', 'review.changed', REVIEW_MESSAGES.changedMeanwhile)
    const after = withDecision(before, review, approved, now())
    if (!after?.review) return { order: before, review }
    if (await orders.save(after, [reviewDecidedEvent(after, after.review)]))
      return { order: after, review: after.review }
  }
}
