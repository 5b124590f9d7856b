import { createHash } from 'node:crypto'
import { DAY_S } from '@izlog/contracts/domain/durations'
import type { OrderStatus } from '@izlog/contracts/domain/order-status'
import { type Projected, project } from '@izlog/kit/store/projection'
import { type Connection, Schema } from 'mongoose'

/** An order of the last day, from the `orders` topic. Its id is hashed, since the plain id gives access to the shopper's order. */
interface RecentOrder extends Projected<string> {
  websiteId: number
  createdAt: Date
  cancelled: boolean
}

/** An order's status after an event. */
interface OrderNews {
  orderId: string
  version: number
  websiteId: number
  createdAt: Date
  status: OrderStatus
}

const schema = new Schema<RecentOrder>(
  {
    _id: String,
    version: { type: Number, required: true },
    websiteId: Number,
    createdAt: Date,
    cancelled: Boolean,
  },
  { collection: 'recent_orders', versionKey: false },
)
  .index({ websiteId: 1, createdAt: -1 })
  .index({ createdAt: 1 }, { expireAfterSeconds: DAY_S })

/** The orders of each page in the last 24 hours, counted from events and deleted after a day. */
export interface RecentOrders {
  /** Ignores orders older than a day. */
  record(news: readonly OrderNews[], now: Date): Promise<void>
  /** Without cancelled orders. */
  count(websiteId: number, now: Date): Promise<number>
  /** Of several pages, by website id; those without orders are missing. */
  countEach(websiteIds: readonly number[], now: Date): Promise<ReadonlyMap<number, number>>
}

export function mongoRecentOrders(store: Connection): RecentOrders {
  const model = store.model<RecentOrder>('RecentOrder', schema)
  return {
    record: (news, now) =>
      project(
        model,
        news
          .filter(({ createdAt }) => createdAt > dayBefore(now))
          .map(({ orderId, status, ...order }) => ({
            _id: createHash('sha256').update(orderId).digest('base64url'),
            cancelled: status === 'cancelled',
            ...order,
          })),
      ),
    count: (websiteId, now) =>
      model.countDocuments({ websiteId, createdAt: { $gt: dayBefore(now) }, cancelled: false }),
    async countEach(websiteIds, now) {
      if (websiteIds.length === 0) return new Map()
      const counts = await model.aggregate<{ _id: number; count: number }>([
        { $match: { websiteId: { $in: [...websiteIds] }, createdAt: { $gt: dayBefore(now) }, cancelled: false } },
        { $group: { _id: '$websiteId', count: { $sum: 1 } } },
      ])
      return new Map(counts.map(({ _id, count }) => [_id, count]))
    },
  }
}

const dayBefore = (now: Date): Date => new Date(now.getTime() - DAY_S * 1000)
