import type { Model } from 'mongoose'
import type { Order } from '../domain/order.ts'
import { orderOf } from './order-documents.ts'
import type { OrderDoc } from './order-schema.ts'

const EPOCH = new Date(0)
const SHOWN = 100

/** Reviews stand in their orders. */
export interface OrderReviews {
  /** A seller's orders with the newest reviews. */
  newest(userId: number): Promise<Order[]>
}

export const orderReviews = (model: Model<OrderDoc>): OrderReviews => ({
  async newest(userId) {
    const docs = await model
      .find({ userId, 'review.at': { $gte: EPOCH } })
      .sort({ 'review.at': -1 })
      .limit(SHOWN)
      // By its own choice the store would read all of a seller's orders.
      .hint({ userId: 1, 'review.at': -1 })
      .lean<OrderDoc[]>()
    return docs.map(orderOf)
  },
})
