import { OrderStatus } from '@izlog/contracts/domain/order-status'
import { SEARCH_FINDS_PARTS_FROM, searchPrefixOf } from '@izlog/contracts/domain/search-keys'
import { type OrderExportFilter, type OrderFilter, SEARCH_COUNTS_TO } from '@izlog/contracts/http/orders'
import type { Model, QueryFilter } from 'mongoose'
import { cursorOf, newestIn, olderThan, SEARCHED_STRETCHES, STRETCHES } from './newest-first.ts'
import { type SearchEntry, scopedKey } from './order-search.ts'

/** Fewer matches are simply sorted: among the newest orders they are so rare that looking for them there costs more. */
const FEW = SEARCH_COUNTS_TO

const NEWEST = { createdAt: -1, id: -1 } as const

/** Finds orders by search and status; answers their codes. */
export function foundOrders(model: Model<SearchEntry>) {
  const codes = (entries: readonly Pick<SearchEntry, '_id'>[]) => entries.map(({ _id }) => _id)
  return {
    /** How many a search finds, counted up to SEARCH_COUNTS_TO. */
    count(userId: number | undefined, filter: OrderExportFilter) {
      const query = model.countDocuments(matching(userId, filter)).limit(SEARCH_COUNTS_TO)
      return searchPrefixOf(filter.search ?? '') ? query.hint(BY_KEY) : query
    },

    /** The codes of a page, newest first, and of one order more when there is one. */
    async page(userId: number | undefined, filter: OrderFilter, found: number | undefined): Promise<string[]> {
      const after = filter.cursor ? cursorOf(filter.cursor) : undefined
      const scope = scopeOf(userId, filter)
      const from = after ? { $and: [scope, olderThan(after, 'id')] } : scope
      const limit = filter.limit + 1
      const read = (asked: QueryFilter<SearchEntry>, inStretch: boolean) => {
        const keys = inStretch ? scannedKeys(userId, filter) : indexedKeys(userId, filter)
        const query = model
          .find({ $and: [asked, keys] }, { createdAt: 1 })
          .sort(NEWEST)
          .limit(limit)
          .lean<SearchEntry[]>()
        // By its own choice the store would read everything that a search finds, for each stretch.
        if (inStretch) return query.hint(byTime(userId))
        return found === undefined || !searchPrefixOf(filter.search ?? '') ? query : query.hint(BY_KEY)
      }
      if (found !== undefined && found < FEW) return codes(await read(from, false))
      const stretches = found === undefined ? STRETCHES : SEARCHED_STRETCHES
      // The index by time begins with the status.
      const timed = {
        $and: [
          from,
          {
            ...(userId === undefined ? {} : { userId }),
            ...(filter.status ? {} : { status: { $in: OrderStatus.options } }),
          },
        ],
      }
      return codes(await newestIn(read, timed, { ...stretches, before: after?.at ?? new Date(), limit }))
    },

    /** The numbers of the newest. */
    async ids(userId: number | undefined, filter: OrderExportFilter, limit: number): Promise<number[]> {
      const query = model.find(matching(userId, filter), { id: 1 }).sort(NEWEST).limit(limit)
      return (await query.lean<SearchEntry[]>()).map(({ id }) => id)
    },

    /** The codes of all, newest first, in batches. */
    async *all(userId: number | undefined, filter: OrderExportFilter, batchSize: number): AsyncGenerator<string[]> {
      let batch: string[] = []
      const entries = model.find(matching(userId, filter), { _id: 1 }).sort(NEWEST).lean<SearchEntry[]>()
      for await (const { _id } of entries.cursor({ batchSize })) {
        batch.push(_id)
        if (batch.length < batchSize) continue
        yield batch
        batch = []
      }
      if (batch.length > 0) yield batch
    },
  }
}

/** By its own choice the store would read all of a seller's entries. */
const BY_KEY = { keys: 1 } as const

const byTime = (userId: number | undefined) => ({
  ...(userId === undefined ? {} : { userId: 1 as const }),
  status: 1 as const,
  createdAt: -1 as const,
  id: -1 as const,
})

const matching = (userId: number | undefined, filter: OrderExportFilter): QueryFilter<SearchEntry> => ({
  ...scopeOf(userId, filter),
  ...indexedKeys(userId, filter),
})

function scopeOf(userId: number | undefined, { status, search }: OrderExportFilter): QueryFilter<SearchEntry> {
  return {
    // A key names its seller already.
    ...(userId === undefined || searchPrefixOf(search ?? '') ? {} : { userId }),
    ...(status ? { status } : {}),
  }
}

/** The keys as the index finds them, each by its beginning. A range over an array would match across its elements. */
function indexedKeys(userId: number | undefined, filter: OrderExportFilter): QueryFilter<SearchEntry> {
  const { keys, whole } = keysOf(userId, filter)
  if (keys.length === 0) return {}
  return { keys: { $in: whole ? keys : keys.map((key) => new RegExp(`^${key}`)) } }
}

/** The same in one expression: without the index each expression is compared with all of an entry's keys. */
function scannedKeys(userId: number | undefined, filter: OrderExportFilter): QueryFilter<SearchEntry> {
  const { keys, whole } = keysOf(userId, filter)
  return keys.length === 0 ? {} : { keys: new RegExp(`^(?:${keys.join('|')})${whole ? '$' : ''}`) }
}

/** What a key is or begins with, for each status. Keys are letters, digits and a space, so an expression can hold them as they are. */
function keysOf(userId: number | undefined, { status, search }: OrderExportFilter) {
  const prefix = searchPrefixOf(search ?? '')
  const statuses = status ? [status] : OrderStatus.options
  return {
    keys: prefix ? statuses.map((of) => scopedKey(userId, of, prefix)) : [],
    whole: prefix.length < SEARCH_FINDS_PARTS_FROM,
  }
}
