import { RiskReason } from '@izlog/contracts/domain/buyer-risk'
import { OrderStatus } from '@izlog/contracts/domain/order-status'
import { SEARCH_FINDS_PARTS_FROM, searchPrefixOf } from '@izlog/contracts/domain/search-keys'
import { type OrderExportFilter, type OrderFilter, SEARCH_COUNTS_TO } from '@izlog/contracts/http/orders'
import { dayStart, nextDay } from '@izlog/kit/belgrade-day'
import type { Model, QueryFilter } from 'mongoose'
import { cursorOf, newestIn, olderThan, SEARCHED_STRETCHES, STRETCHES } from './newest-first.ts'
import { filterKeys, type SearchEntry, scopedKey } from './order-search.ts'

/** Fewer matches are simply sorted: among the newest orders they are so rare that looking for them there costs more. */
const FEW = SEARCH_COUNTS_TO

const NEWEST = { createdAt: -1, id: -1 } as const

/** Finds orders by all that they are searched and filtered by; answers their codes. */
export function foundOrders(model: Model<SearchEntry>) {
  const codes = (entries: readonly Pick<SearchEntry, '_id'>[]) => entries.map(({ _id }) => _id)
  const newestFirst = (userId: number | undefined, filter: OrderExportFilter) => {
    const found = model.find(matching(userId, filter), { id: 1 }).sort(NEWEST)
    const index = indexOf(filter)
    return index ? found.hint(index) : found
  }
  return {
    /** How many there are, counted up to SEARCH_COUNTS_TO. */
    count(userId: number | undefined, filter: OrderExportFilter) {
      const index = indexOf(filter)
      if (index) return model.countDocuments(matching(userId, filter)).limit(SEARCH_COUNTS_TO).hint(index)
      return model
        .countDocuments(timed(filter, scopeOf(userId, filter)))
        .limit(SEARCH_COUNTS_TO)
        .hint(byTime(userId))
    },

    /** The codes of a page, newest first, and of one order more when there is one. */
    async page(userId: number | undefined, filter: OrderFilter, found: number | undefined): Promise<string[]> {
      const after = filter.cursor ? cursorOf(filter.cursor) : undefined
      const scope = scopeOf(userId, filter)
      const from = after ? { $and: [scope, olderThan(after, 'id')] } : scope
      const limit = filter.limit + 1
      const index = indexOf(filter)
      const read = (asked: QueryFilter<SearchEntry>, inStretch: boolean) => {
        const keys = inStretch ? scannedKeys(userId, filter) : indexedKeys(userId, filter)
        const query = model
          .find({ $and: [asked, keys] }, { createdAt: 1 })
          .sort(NEWEST)
          .limit(limit)
          .lean<SearchEntry[]>()
        // By its own choice the store would read everything that a search finds, for each stretch.
        if (inStretch) return query.hint(byTime(userId))
        return index ? query.hint(index) : query
      }
      const byIndex = timed(filter, from)
      if (found !== undefined && found < FEW) return codes(await (index ? read(from, false) : read(byIndex, true)))
      const stretches = found === undefined ? STRETCHES : SEARCHED_STRETCHES
      const before = after?.at ?? endOf(filter) ?? new Date()
      return codes(await newestIn(read, byIndex, { ...stretches, before, limit }))
    },

    /** The numbers of the newest. */
    async ids(userId: number | undefined, filter: OrderExportFilter, limit: number): Promise<number[]> {
      const found = await newestFirst(userId, filter).limit(limit).lean<SearchEntry[]>()
      return found.map(({ id }) => id)
    },

    /** The codes of all, newest first, in batches. */
    async *all(userId: number | undefined, filter: OrderExportFilter, batchSize: number): AsyncGenerator<string[]> {
      let batch: string[] = []
      const entries = newestFirst(userId, filter).lean<SearchEntry[]>()
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

/** What finds a filter's few matches among many entries. By its own choice the store would read all of a seller's entries. */
function indexOf(filter: OrderExportFilter) {
  if (isKeyed(filter)) return { keys: 1 } as const
  return filter.risk ? ({ risk: 1, userId: 1 } as const) : undefined
}

const byTime = (userId: number | undefined) => ({
  ...(userId === undefined ? {} : { userId: 1 as const }),
  status: 1 as const,
  createdAt: -1 as const,
  id: -1 as const,
})

/** As the index by time wants it, which begins with seller and status. */
const timed = ({ status }: OrderExportFilter, from: QueryFilter<SearchEntry>): QueryFilter<SearchEntry> =>
  status ? from : { $and: [from, { status: { $in: OrderStatus.options } }] }

/** Of all that a filter finds. */
const matching = (userId: number | undefined, filter: OrderExportFilter): QueryFilter<SearchEntry> => ({
  ...scopeOf(userId, filter),
  ...indexedKeys(userId, filter),
})

function scopeOf(userId: number | undefined, filter: OrderExportFilter): QueryFilter<SearchEntry> {
  const { status, from, risk } = filter
  const end = endOf(filter)
  const createdAt = { ...(from ? { $gte: dayStart(from) } : {}), ...(end ? { $lt: end } : {}) }
  return {
    // Also beside a key, which names its seller: it is the shard key.
    ...(userId === undefined ? {} : { userId }),
    ...(status ? { status } : {}),
    ...(from || end ? { createdAt } : {}),
    ...(risk ? { risk: risk === 'any' ? { $in: RiskReason.options } : risk } : {}),
  }
}

/** When the filter's last day ends. */
const endOf = ({ to }: OrderExportFilter): Date | undefined => (to ? dayStart(nextDay(to)) : undefined)

/** The keys as the index finds them, each by its beginning. A range over an array would match across its elements. */
function indexedKeys(userId: number | undefined, filter: OrderExportFilter): QueryFilter<SearchEntry> {
  return allOf(
    keysOf(userId, filter).map(({ keys, whole }) => ({
      keys: { $in: whole ? keys : keys.map((key) => new RegExp(`^${key}`)) },
    })),
  )
}

/** The same in one expression each: without the index each expression is compared with all of an entry's keys. */
function scannedKeys(userId: number | undefined, filter: OrderExportFilter): QueryFilter<SearchEntry> {
  return allOf(
    keysOf(userId, filter).map(({ keys, whole }) => ({
      keys: new RegExp(`^(?:${keys.join('|')})${whole ? '$' : ''}`),
    })),
  )
}

const allOf = (conditions: QueryFilter<SearchEntry>[]): QueryFilter<SearchEntry> =>
  conditions.length === 0 ? {} : { $and: conditions }

/** Whether a filter goes by keys. */
const isKeyed = ({ search, place, source, websiteId }: OrderExportFilter): boolean =>
  Boolean(searchPrefixOf(search ?? '') || place || source || websiteId)

/**
 * What keys are or begin with, for each status; an entry has one of each group. The search comes first, since it mostly matches fewer.
 * Keys are letters, digits and ` =@#-`, so an expression can hold them as they are.
 */
function keysOf(userId: number | undefined, { status, search, ...filter }: OrderExportFilter) {
  const prefix = searchPrefixOf(search ?? '')
  const statuses = status ? [status] : OrderStatus.options
  const group = (key: string, whole: boolean) => ({ keys: statuses.map((of) => scopedKey(userId, of, key)), whole })
  return [
    ...(prefix ? [group(prefix, prefix.length < SEARCH_FINDS_PARTS_FROM)] : []),
    ...filterKeys(filter).map((key) => group(key, true)),
  ]
}
