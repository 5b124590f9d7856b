import type { OrderExportFilter, OrderFilter } from '@izlog/contracts/http/orders'
import type { Model, QueryFilter } from 'mongoose'
import type { Order } from '../domain/order.ts'
import type { ChannelStates } from './channel-states.ts'
import { foundOrders } from './found-orders.ts'
import { cursorOf, newestIn, olderThan, STRETCHES } from './newest-first.ts'
import { orderOf } from './order-documents.ts'
import type { OrderDoc } from './order-schema.ts'
import type { SearchEntry } from './order-search.ts'
import { ordersOnHold } from './orders-on-hold.ts'

/** Orders read in one call. */
const BATCH = 500

interface OrderList {
  orders: Order[]
  nextCursor: string | null
}

/** Reads orders newest first, a page at a time. What is searched for or filtered is looked up in the search entries, which follow the orders within moments. */
export interface OrderLists {
  /** `userId` undefined: all sellers'; `found`: the count that `found` answered for this search. Throws `invalid` for a cursor that is not ours. */
  page(userId: number | undefined, filter: OrderFilter, found?: number): Promise<OrderList>
  /** How many orders are on hold, counted up to a thousand. */
  onHold(userId: number | undefined): Promise<number>
  /** How many orders a search finds, or a filter by more than the status, counted up to SEARCH_COUNTS_TO. Else the stored figures answer this. */
  found(userId: number | undefined, filter: OrderExportFilter): Promise<number>
  /** Streams all orders of the filter, newest first, without delivery states. */
  all(userId: number | undefined, filter: OrderExportFilter): AsyncIterable<Order>
  /** The numbers of the filter's newest orders; none of those on hold, to which nothing can be done at once. */
  ids(userId: number | undefined, filter: OrderExportFilter, limit: number): Promise<number[]>
  /** Streams all of a seller's orders, newest first, with delivery states; those on hold last. */
  ofSeller(userId: number): AsyncIterable<Order>
}

export function orderLists(
  model: Model<OrderDoc>,
  entries: Model<SearchEntry>,
  states: Pick<ChannelStates, 'onto'>,
): OrderLists {
  const search = foundOrders(entries)
  const waiting = ordersOnHold(model)

  const newest = (userId: number | undefined, { cursor, limit }: OrderFilter) => {
    const after = cursor ? cursorOf(cursor) : undefined
    const wanted = listedOf(userId)
    const from = after ? { $and: [wanted, olderThan(after, '_id')] } : wanted
    const read = (asked: QueryFilter<OrderDoc>, inStretch: boolean) => {
      const query = model
        .find(asked)
        .sort(NEWEST)
        .limit(limit + 1)
        .lean<OrderDoc[]>()
      return inStretch ? query.hint({ ...(userId === undefined ? {} : { userId: 1 }), ...NEWEST }) : query
    }
    return newestIn(read, from, { ...STRETCHES, before: after?.at ?? new Date(), limit: limit + 1 })
  }

  /** In the order of the codes. */
  const byCodes = async (userId: number | undefined, codes: readonly string[]): Promise<OrderDoc[]> => {
    const docs = await model
      .find({ ...(userId === undefined ? {} : { userId }), orderId: { $in: codes } })
      // By its own choice the store might read all of the seller's orders.
      .hint({ orderId: 1 })
      .lean<OrderDoc[]>()
    const byCode = new Map(docs.map((doc) => [doc.orderId, doc]))
    return codes.flatMap((code) => byCode.get(code) ?? [])
  }

  async function* all(userId: number | undefined, filter: OrderExportFilter): AsyncGenerator<Order> {
    if (filter.onHold) {
      yield* waiting.all(userId)
      return
    }
    if (isFiltered(filter)) {
      for await (const codes of search.all(userId, filter, BATCH)) yield* (await byCodes(userId, codes)).map(orderOf)
      return
    }
    const cursor = model.find(listedOf(userId)).sort(NEWEST).lean<OrderDoc[]>().cursor({ batchSize: BATCH })
    for await (const doc of cursor) yield orderOf(doc)
  }

  return {
    async page(userId, filter, found) {
      const read = async () => {
        if (filter.onHold) return waiting.page(userId, filter)
        const docs = isFiltered(filter)
          ? await byCodes(userId, await search.page(userId, filter, found))
          : await newest(userId, filter)
        return docs.map(orderOf)
      }
      const orders = await read()
      const page = orders.slice(0, filter.limit)
      const last = orders.length > filter.limit ? page.at(-1) : undefined
      return {
        orders: await states.onto(page),
        nextCursor: last ? `${last.createdAt.getTime()}-${last.id}` : null,
      }
    },
    onHold: (userId) => waiting.count(userId),
    found: (userId, filter) => search.count(userId, filter),
    all,
    async ids(userId, filter, limit) {
      if (isFiltered(filter)) return search.ids(userId, filter, limit)
      if (filter.onHold) return []
      const docs = await model.find(listedOf(userId), { _id: 1 }).sort(NEWEST).limit(limit).lean<{ _id: number }[]>()
      return docs.map(({ _id }) => _id)
    },
    async *ofSeller(userId) {
      for (const filter of [{}, { onHold: true as const }]) {
        let batch: Order[] = []
        for await (const order of all(userId, filter)) {
          batch.push(order)
          if (batch.length < BATCH) continue
          yield* await states.onto(batch)
          batch = []
        }
        yield* await states.onto(batch)
      }
    },
  }
}

const NEWEST = { createdAt: -1, _id: -1 } as const

const listedOf = (userId: number | undefined): QueryFilter<OrderDoc> => ({
  ...(userId === undefined ? {} : { userId }),
  hold: null,
})
const isFiltered = (filter: OrderExportFilter): boolean => Boolean(filter.status) || isCounted(filter)

/** Whether the stored figures have no count for a filter. */
export const isCounted = ({ search, place, source, websiteId, risk, from, to }: OrderExportFilter): boolean =>
  Boolean(search?.trim() || place || source || websiteId || risk || from || to)
