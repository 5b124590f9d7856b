import { isDate } from '@izlog/kit/store/partial-indexes'
import type { Model, QueryFilter } from 'mongoose'
import type { Order } from '../domain/order.ts'
import { cursorOf, olderThan } from './newest-first.ts'
import { orderOf } from './order-documents.ts'
import type { OrderDoc } from './order-schema.ts'

/** Counted up to so many; more are an attack. */
const COUNTED_TO = 1000

/** Orders of blocked buyers: they stand among the orders, but in no list, search entry or figure until they are released. */
export interface OrdersOnHold {
  /** Newest first, and one more than the limit when there is one. */
  page(userId: number | undefined, page: { cursor?: string | undefined; limit: number }): Promise<Order[]>
  count(userId: number | undefined): Promise<number>
  /** All of them, newest first. */
  all(userId: number | undefined): AsyncIterable<Order>
}

export function ordersOnHold(model: Model<OrderDoc>): OrdersOnHold {
  return {
    async page(userId, { cursor, limit }) {
      const wanted = onHold(userId)
      const from = cursor ? { $and: [wanted, olderThan(cursorOf(cursor), '_id')] } : wanted
      const docs = await model
        .find(from)
        .sort({ createdAt: -1, _id: -1 })
        .limit(limit + 1)
        .hint(byHold(userId))
        .lean<OrderDoc[]>()
      return docs.map(orderOf)
    },
    count: (userId) => model.countDocuments(onHold(userId)).limit(COUNTED_TO).hint(byHold(userId)),
    async *all(userId) {
      const query = model.find(onHold(userId)).sort({ createdAt: -1, _id: -1 }).hint(byHold(userId))
      for await (const doc of query.lean<OrderDoc[]>().cursor()) yield orderOf(doc)
    },
  }
}

/** By its own choice the store would read all of a seller's orders. */
const byHold = (userId: number | undefined) => ({
  ...(userId === undefined ? {} : { userId: 1 as const }),
  'hold.at': -1 as const,
})

/** An erased order stays on hold for ever, so nobody sees it any more. */
const onHold = (userId: number | undefined): QueryFilter<OrderDoc> => ({
  ...(userId === undefined ? {} : { userId }),
  'hold.at': isDate,
  erasedAt: null,
})
