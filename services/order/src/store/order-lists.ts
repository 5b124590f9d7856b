import { searchPrefixOf } from '@izlog/contracts/domain/search-keys'
import type { OrderExportFilter, OrderFilter } from '@izlog/contracts/http/orders'
import { invalid } from '@izlog/kit/errors'
import type { Model, QueryFilter } from 'mongoose'
import type { Order } from '../domain/order.ts'
import { orderOf } from './mongo-orders.ts'
import type { OrderDoc } from './order-schema.ts'

export interface OrderList {
  orders: Order[]
  nextCursor: string | null
}

/** Reads orders newest first, a page at a time. */
export interface OrderLists {
  /** `userId` undefined: everybody's. Throws `invalid` for a cursor that is not ours. */
  page(userId: number | undefined, filter: OrderFilter): Promise<OrderList>
  /** How many a search finds; counts without a search are kept, not counted. */
  found(userId: number | undefined, filter: OrderExportFilter): Promise<number>
  /** All that the filter lets through, newest first, as they are read. */
  all(userId: number | undefined, filter: OrderExportFilter): AsyncIterable<Order>
}

export function orderLists(model: Model<OrderDoc>): OrderLists {
  return {
    async page(userId, filter) {
      const after = filter.cursor
        ? { $and: [matching(userId, filter), olderThan(filter.cursor)] }
        : matching(userId, filter)
      const docs = await model
        .find(after)
        .sort({ createdAt: -1, _id: -1 })
        .limit(filter.limit + 1)
        .lean<OrderDoc[]>()
      const page = docs.slice(0, filter.limit)
      const last = docs.length > filter.limit ? page.at(-1) : undefined
      return { orders: page.map(orderOf), nextCursor: last ? `${last.createdAt.getTime()}-${last._id}` : null }
    },
    found: (userId, filter) => model.countDocuments(matching(userId, filter)),
    async *all(userId, filter) {
      const cursor = model
        .find(matching(userId, filter))
        .sort({ createdAt: -1, _id: -1 })
        .lean<OrderDoc[]>()
        .cursor({ batchSize: 500 })
      for await (const doc of cursor) yield orderOf(doc)
    },
  }
}

function matching(userId: number | undefined, { status, search }: OrderExportFilter): QueryFilter<OrderDoc> {
  const prefix = searchPrefixOf(search ?? '')
  return {
    ...(userId === undefined ? {} : { userId }),
    ...(status ? { status } : {}),
    // An anchored expression is read off the index; a range over an array would match across its elements.
    ...(prefix ? { searchKeys: new RegExp(`^${RegExp.escape(prefix)}`) } : {}),
  }
}

function olderThan(cursor: string): QueryFilter<OrderDoc> {
  const [, ms, id] = /^(\d{1,15})-(\d{1,12})$/.exec(cursor) ?? []
  if (!ms || !id) throw invalid([{ path: 'cursor', message: 'Nepoznata strana liste' }])
  const at = new Date(Number(ms))
  return { $or: [{ createdAt: { $lt: at } }, { createdAt: at, _id: { $lt: Number(id) } }] }
}
