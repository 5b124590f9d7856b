import { MINUTE_MS } from '@izlog/contracts/domain/durations'
import type { OrderStatus } from '@izlog/contracts/domain/order-status'
import { searchPrefixOf } from '@izlog/contracts/domain/search-keys'
import { type OrderExportFilter, type OrderFilter, SEARCH_COUNTS_TO } from '@izlog/contracts/http/orders'
import { invalid } from '@izlog/kit/errors'
import type { Model, QueryFilter } from 'mongoose'
import type { Order } from '../domain/order.ts'
import type { ChannelStates } from './channel-states.ts'
import { orderOf } from './mongo-orders.ts'
import type { OrderDoc } from './order-schema.ts'

/** Orders read in one call. */
const BATCH = 500

interface OrderList {
  orders: Order[]
  nextCursor: string | null
}

/** Reads orders newest first, a page at a time. */
export interface OrderLists {
  /** `userId` undefined: all sellers'; `found`: the count that `found` answered for this search. Throws `invalid` for a cursor that is not ours. */
  page(userId: number | undefined, filter: OrderFilter, found?: number): Promise<OrderList>
  /** How many orders a search finds, counted up to SEARCH_COUNTS_TO. Without a search the stored figures answer this. */
  found(userId: number | undefined, filter: OrderExportFilter): Promise<number>
  /** Streams all orders of the filter, newest first, without delivery states. */
  all(userId: number | undefined, filter: OrderExportFilter): AsyncIterable<Order>
  /** Streams all of a seller's orders, newest first, with delivery states. */
  ofSeller(userId: number): AsyncIterable<Order>
}

export function orderLists(model: Model<OrderDoc>, states: Pick<ChannelStates, 'onto'>): OrderLists {
  const newest = (filter: QueryFilter<OrderDoc>, limit: number) =>
    model.find(filter).sort({ createdAt: -1, _id: -1 }).limit(limit).lean<OrderDoc[]>()

  /**
   * The embedded store finds a range by an index but sorts all of it, so a long list is read in stretches of time that grow until the
   * page is full: a page costs as much as its stretches hold, not as the whole list. The hint names the index by time, since by its own
   * choice the store reads everything that a search finds, for each stretch.
   */
  const newestIn = async (list: List, from: QueryFilter<OrderDoc>, before: Date): Promise<OrderDoc[]> => {
    const { limit, shortestMs, longestMs } = list
    for (let stretch = shortestMs; stretch <= longestMs; ) {
      const since = new Date(before.getTime() - stretch)
      const found = await newest({ $and: [from, { createdAt: { $gte: since } }] }, limit).hint(byTime(list))
      if (found.length === limit) return found
      // Long enough to fill the page if orders further back are as frequent.
      stretch *= Math.min(100, Math.max(2, (1.5 * limit) / Math.max(1, found.length)))
    }
    return newest(from, limit)
  }

  async function* all(userId: number | undefined, filter: OrderExportFilter): AsyncGenerator<Order> {
    const cursor = model
      .find(matching(userId, filter))
      .sort({ createdAt: -1, _id: -1 })
      .lean<OrderDoc[]>()
      .cursor({ batchSize: BATCH })
    for await (const doc of cursor) yield orderOf(doc)
  }

  return {
    async page(userId, filter, found) {
      const after = filter.cursor ? cursorOf(filter.cursor) : undefined
      const wanted = matching(userId, filter)
      const from = after ? { $and: [wanted, olderThan(after)] } : wanted
      const limit = filter.limit + 1
      const stretches = found === undefined ? STRETCHES : SEARCHED_STRETCHES
      const list = { userId, status: filter.status, limit, ...stretches }
      const docs = await (found !== undefined && found < FEW
        ? newest(from, limit)
        : newestIn(list, from, after?.at ?? new Date()))
      const page = docs.slice(0, filter.limit)
      const last = docs.length > filter.limit ? page.at(-1) : undefined
      return {
        orders: await states.onto(page.map(orderOf)),
        nextCursor: last ? `${last.createdAt.getTime()}-${last._id}` : null,
      }
    },
    found: (userId, filter) => model.countDocuments(matching(userId, filter)).limit(SEARCH_COUNTS_TO),
    all,
    async *ofSeller(userId) {
      let batch: Order[] = []
      for await (const order of all(userId, {})) {
        batch.push(order)
        if (batch.length < BATCH) continue
        yield* await states.onto(batch)
        batch = []
      }
      yield* await states.onto(batch)
    },
  }
}

interface List {
  userId: number | undefined
  status: OrderStatus | undefined
  limit: number
  shortestMs: number
  longestMs: number
}

const byTime = ({ userId, status }: List) => ({
  ...(userId === undefined ? {} : { userId: 1 as const }),
  ...(status ? { status: 1 as const } : {}),
  createdAt: -1 as const,
  _id: -1 as const,
})

/** Up to two years: a list with fewer orders than that is short. */
const STRETCHES = { shortestMs: 16 * MINUTE_MS, longestMs: 1_048_576 * MINUTE_MS }
/**
 * A search matches only some orders of a stretch, so it begins with a longer one. Each order of a stretch is read, so for older orders
 * sorting all matches costs less.
 */
const SEARCHED_STRETCHES = { shortestMs: 256 * MINUTE_MS, longestMs: 4096 * MINUTE_MS }
/** Up to this many matches are simply sorted. */
const FEW = 500

function matching(userId: number | undefined, { status, search }: OrderExportFilter): QueryFilter<OrderDoc> {
  const prefix = searchPrefixOf(search ?? '')
  return {
    ...(userId === undefined ? {} : { userId }),
    ...(status ? { status } : {}),
    // An anchored expression uses the index; a range over an array would match across its elements.
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
