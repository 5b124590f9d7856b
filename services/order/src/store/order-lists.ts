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
  const newest = (filter: QueryFilter<OrderDoc>, limit: number) =>
    model.find(filter).sort({ createdAt: -1, _id: -1 }).limit(limit).lean<OrderDoc[]>()

  /**
   * The embedded store reads a range off an index but sorts all of it, so a long list is asked for in stretches of time that
   * grow until the page is full: a page costs what lies in its stretch, not what lies in the list.
   */
  const newestIn = async (filter: QueryFilter<OrderDoc>, before: Date, limit: number): Promise<OrderDoc[]> => {
    for (const stretch of STRETCHES_MS) {
      const from = new Date(before.getTime() - stretch)
      const found = await newest({ $and: [filter, { createdAt: { $gte: from } }] }, limit)
      if (found.length === limit) return found
    }
    return newest(filter, limit)
  }

  return {
    async page(userId, filter) {
      const after = filter.cursor ? cursorOf(filter.cursor) : undefined
      const wanted = matching(userId, filter)
      const from = after ? { $and: [wanted, olderThan(after)] } : wanted
      const few = filter.search !== undefined && (await model.countDocuments(from).limit(FEW)) < FEW
      const docs = few
        ? await newest(from, filter.limit + 1)
        : await newestIn(from, after?.at ?? new Date(), filter.limit + 1)
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

const MINUTE_MS = 60_000
const STRETCHES_MS = [1, 16, 256, 4096, 65_536, 1_048_576].map((minutes) => minutes * MINUTE_MS)
/** So many that a search finds are sorted without a thought. */
const FEW = 300

function matching(userId: number | undefined, { status, search }: OrderExportFilter): QueryFilter<OrderDoc> {
  const prefix = searchPrefixOf(search ?? '')
  return {
    ...(userId === undefined ? {} : { userId }),
    ...(status ? { status } : {}),
    // An anchored expression is read off the index; a range over an array would match across its elements.
    ...(prefix ? { searchKeys: new RegExp(`^${literally(prefix)}`) } : {}),
  }
}

/** Not RegExp.escape, which writes the first letter as a code that the embedded store does not take for a prefix. */
const literally = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

interface Cursor {
  at: Date
  id: number
}

function cursorOf(text: string): Cursor {
  const [, ms, id] = /^(\d{1,15})-(\d{1,12})$/.exec(text) ?? []
  if (!ms || !id) throw invalid([{ path: 'cursor', message: 'Nepoznata strana liste' }])
  return { at: new Date(Number(ms)), id: Number(id) }
}

const olderThan = ({ at, id }: Cursor): QueryFilter<OrderDoc> => ({
  $or: [{ createdAt: { $lt: at } }, { createdAt: at, _id: { $lt: id } }],
})
