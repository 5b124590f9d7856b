import type { ReviewDecision } from '@izlog/contracts/domain/review'
import { isDate } from '@izlog/kit/store/partial-indexes'
import type { Model } from 'mongoose'
import type { Order } from '../domain/order.ts'
import { orderOf } from './order-documents.ts'
import type { OrderDoc } from './order-schema.ts'

const NEWEST = 100
/** Of each decision that keeps older reviews in the list. */
const MAX_OLDER = 500

/** Reviews stand in their orders. */
export interface OrderReviews {
  /** A seller's orders with the newest reviews, and with all older ones that wait or are on a page, newest first. */
  list(userId: number): Promise<Order[]>
}

export const orderReviews = (model: Model<OrderDoc>): OrderReviews => {
  // Hints: by its own choice the store would read all of a seller's orders.
  const newest = (userId: number) =>
    model
      .find({ userId, 'review.at': isDate })
      .sort({ 'review.at': -1 })
      .limit(NEWEST)
      .hint({ userId: 1, 'review.at': -1 })
      .lean<OrderDoc[]>()
  const decided = (userId: number, decision: ReviewDecision) =>
    model
      .find({ userId, 'review.decision': decision, 'review.at': isDate })
      .sort({ 'review.at': -1 })
      .limit(MAX_OLDER)
      .hint({ userId: 1, 'review.decision': 1, 'review.at': -1 })
      .lean<OrderDoc[]>()
  return {
    async list(userId) {
      const found = await Promise.all([newest(userId), decided(userId, 'waiting'), decided(userId, 'approved')])
      const orders = new Map(found.flat().map((doc) => [doc._id, orderOf(doc)])).values()
      return [...orders].toSorted((one, other) => writtenAt(other) - writtenAt(one))
    },
  }
}

const writtenAt = ({ review }: Order): number => review?.at.getTime() ?? 0
