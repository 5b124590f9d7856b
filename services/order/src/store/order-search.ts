import { RiskReason } from '@izlog/contracts/domain/buyer-risk'
import { type DeskPlace, placeOnDesk } from '@izlog/contracts/domain/order-desk'
import type { OrderSource } from '@izlog/contracts/domain/order-source'
import type { OrderStatus } from '@izlog/contracts/domain/order-status'
import { searchKeysOf } from '@izlog/contracts/domain/search-keys'
import type { Logger } from '@izlog/kit/logger'
import { batched } from '@izlog/kit/store/batched'
import { isDuplicateKey, retryDeadlock } from '@izlog/kit/store/connection'
import { type Connection, type Model, mongo, Schema } from 'mongoose'
import { riskBy } from '../domain/buyer.ts'
import type { Order } from '../domain/order.ts'
import { keysOfRelated, riskKeysOf } from '../domain/risk-keys.ts'
import { orderOf } from './order-documents.ts'
import { type OrderDoc, orderModel } from './order-schema.ts'

/** What orders are searched and filtered by, beside the order: these keys in its own document would slow down placing it. */
export interface SearchEntry {
  /** The order's code. */
  _id: string
  /** The order's number, by which orders of one moment are sorted. */
  id: number
  /** The order's version that this entry was made of. */
  version: number
  userId: number
  status: OrderStatus
  createdAt: Date
  /** KEY_FORM; entries that older code stored have none. */
  form: number
  /** Its search keys with their status, and each again for its seller alone: a search costs nothing of what other sellers have, nor of other statuses. */
  keys: string[]
  /** Why to look twice at it, as `OrderRisks` last judged; absent without a reason. */
  risk?: RiskReason[]
  /** The keys of the orders by which that was judged. */
  relatedBy?: string[]
}

/** The form of keys that `scopedKey`, `filterKeys` and `riskKeysOf` make. */
const KEY_FORM = 4

const required = { required: true } as const
const schema = new Schema<SearchEntry>(
  {
    _id: { type: String, ...required },
    id: { type: Number, ...required },
    version: { type: Number, ...required },
    userId: { type: Number, ...required },
    status: { type: String, ...required },
    createdAt: { type: Date, ...required },
    form: { type: Number, ...required },
    keys: { type: [String], ...required },
    risk: { type: [String], enum: RiskReason.options, default: undefined },
    relatedBy: { type: [String], default: undefined },
  },
  { collection: 'order_search', versionKey: false, shardKey: { userId: 1, createdAt: 1 } },
)
schema.index({ keys: 1 })
// With a status, or all of them, also newest first.
schema.index({ status: 1, createdAt: -1, id: -1 })
schema.index({ userId: 1, status: 1, createdAt: -1, id: -1 })
// Partial, so that it costs a usual order nothing.
schema.index({ risk: 1, userId: 1 }, { partialFilterExpression: { risk: { $exists: true } } })

export const searchModel = (store: Connection): Model<SearchEntry> =>
  store.modelNames().includes('OrderSearch')
    ? store.model<SearchEntry>('OrderSearch')
    : store.model<SearchEntry>('OrderSearch', schema)

/** Stored once per key, so each is one letter, which must never change. */
const STATUS_LETTERS: Record<OrderStatus, string> = { pending: 'n', processing: 'p', completed: 'c', cancelled: 'x' }

/** A key as it counts for the orders of one status of one seller, or with `userId` undefined for administrators. */
export const scopedKey = (userId: number | undefined, status: OrderStatus, key: string): string =>
  `${userId ?? ''}${STATUS_LETTERS[status]} ${key}`

/** The keys by which orders are filtered, each of which matches as a whole. No search finds them: what is searched for has only letters and digits. */
export const filterKeys = ({ place, source, websiteId }: KeyFilter): string[] => [
  ...(place ? [`=${place}`] : []),
  ...(source ? [`@${source}`] : []),
  ...(websiteId ? [`#${websiteId}`] : []),
]
interface KeyFilter {
  place?: DeskPlace | undefined
  source?: OrderSource | undefined
  websiteId?: number | undefined
}

/** Keeps the entries by which orders are searched and filtered; orders on hold have none. */
export interface OrderSearch {
  /** Stores a new order's entry together with others that come meanwhile; nobody waits for it, and `ensure` makes up for a failure. */
  putSoon(order: Order): void
  /** Stores entries unless newer ones are stored. */
  put(orders: readonly Order[]): Promise<void>
  /** Stores the entries that are missing, older than these versions, or of an older form, from the orders as they are; waits for what `putSoon` is about to store. */
  ensure(wanted: readonly { orderId: string; version: number }[]): Promise<void>
}

/** Nobody waits for the entries of new orders. */
const REST_MS = 300

export function orderSearch(store: Connection, log: Logger): OrderSearch {
  const model = searchModel(store)
  // The driver and not the model: the order has been validated already.
  const collection = store.getClient().db(store.name).collection<SearchEntry>(model.collection.collectionName)
  const insertGathered = batched(
    async (entries: readonly SearchEntry[]) => {
      await insertMissing(collection, entries)
      return entries.map(() => undefined)
    },
    { restMs: REST_MS },
  )
  /** What `putSoon` has not stored yet, by the order's code. */
  const underWay = new Map<string, Promise<void>>()
  const put: OrderSearch['put'] = async (orders) => {
    const listed = orders.filter(({ hold }) => !hold)
    if (listed.length === 0) return
    // Not what its risk was judged by, since the next time others are found by it.
    const changes = listed.map(entryOf).map(({ _id, ...entry }) => ({
      updateOne: {
        filter: { _id, userId: entry.userId, version: { $lte: entry.version } },
        update: { $set: entry },
      },
    }))
    await retryDeadlock(() => model.bulkWrite(changes, { ordered: false }))
    await insertMissing(collection, listed.map(newEntryOf))
  }
  return {
    putSoon(order) {
      if (order.hold) return
      const stored = insertGathered(newEntryOf(order))
        .catch((err: unknown) => log.warn({ err }, 'search entry'))
        .finally(() => underWay.delete(order.orderId))
      underWay.set(order.orderId, stored)
    },
    put,
    async ensure(wanted) {
      // An entry has over a hundred keys: stored twice it is the dearest write of an order.
      await Promise.all(wanted.map(({ orderId }) => underWay.get(orderId)))
      const newest = new Map<string, number>()
      for (const { orderId, version } of wanted) newest.set(orderId, Math.max(version, newest.get(orderId) ?? 0))
      const stored = await model
        .find({ _id: { $in: [...newest.keys()] } }, { version: 1, form: 1 })
        .lean<(Pick<SearchEntry, '_id' | 'version'> & { form?: number })[]>()
      for (const { _id, version, form } of stored)
        if (version >= (newest.get(_id) ?? 0) && form === KEY_FORM) newest.delete(_id)
      if (newest.size === 0) return
      const docs = await orderModel(store)
        .find({ orderId: { $in: [...newest.keys()] } })
        .lean<OrderDoc[]>()
      await put(docs.map(orderOf))
    },
  }
}

/** Inserts those that are not stored, in one call. */
async function insertMissing(
  collection: mongo.Collection<SearchEntry>,
  entries: readonly SearchEntry[],
): Promise<void> {
  await retryDeadlock(async () => {
    try {
      await collection.insertMany([...entries], { ordered: false })
    } catch (error) {
      const others =
        error instanceof mongo.MongoBulkWriteError
          ? [error.writeErrors].flat().filter(({ code }) => code !== DUPLICATE)
          : []
      if (!isDuplicateKey(error) || others.length > 0) throw error
    }
  })
}
const DUPLICATE = 11000

function entryOf(order: Order): SearchEntry {
  const { id, orderId, version, userId, status, createdAt, customer, productId, productName } = order
  const upsellNumbers = order.upsells.map((upsell) => upsell.orderId)
  const keys = [
    ...searchKeysOf({ ...customer, orderId, productId, productName, upsellNumbers }),
    ...filterKeys({ place: placeOnDesk(order.desk), source: order.source, websiteId: order.website.id }),
  ]
  return {
    _id: orderId,
    id,
    version,
    userId,
    status,
    createdAt,
    form: KEY_FORM,
    keys: [
      ...keys.flatMap((key) => [scopedKey(undefined, status, key), scopedKey(userId, status, key)]),
      ...riskKeysOf(order),
    ],
  }
}

/** With the risk that the order has by itself; what other orders add is judged once its event is read. */
function newEntryOf(order: Order): SearchEntry {
  const risk = order.erasedAt ? [] : riskBy(order, [], 1)
  return { ...entryOf(order), ...(risk.length > 0 ? { risk } : {}), relatedBy: keysOfRelated(order) }
}
