import { DAY_MS } from '@izlog/contracts/domain/durations'
import type { Bus } from '@izlog/kit/bus/bus'
import type { OutboxEntry } from '@izlog/kit/bus/make-event'
import type { Logger } from '@izlog/kit/logger'
import { createOutbox, type Outbox } from '@izlog/kit/outbox/outbox'
import { batched } from '@izlog/kit/store/batched'
import { isDuplicateKey, retryDeadlock } from '@izlog/kit/store/connection'
import { isDate, isString } from '@izlog/kit/store/partial-indexes'
import { type Connection, type Model, mongo, type QueryFilter } from 'mongoose'
import type { Order } from '../domain/order.ts'
import { type ChannelStates, withStates } from './channel-states.ts'
import { fieldsOf, keyedId, NEW_ORDER_STATE, orderOf } from './order-documents.ts'
import { type OrderDoc, orderModel, orderSchema } from './order-schema.ts'
import type { OrderSearch } from './order-search.ts'

/** An idempotency key on a website, the hash of the body that came with it, and how long the key means the same order. */
export interface Idempotency {
  key: string
  bodyHash: string
  livesMs: number
}

export interface DueWindow {
  order: Order
  tries: number
}

/** A seller and the ids of all of their pages. */
interface SellersPages {
  readonly userId: number
  readonly websiteIds: readonly number[]
}

/** A phone on a seller's page, and when it orders there. */
interface Caller {
  userId: number
  websiteId: number
  phone: string
  now: Date
}

/** An order that is made, with its events, once it is known whether its phone ordered on its page in the 24 h before. */
export interface NewOrder extends Caller {
  idempotency: Idempotency
  make(orderedBefore: boolean): Made
}
interface Made {
  order: Order
  events: OutboxEntry[]
}

export interface Orders {
  /** Stores a new order and its events in one write, and returns it; undefined when the key has an order already and has not expired. */
  insert(placed: NewOrder): Promise<Order | undefined>
  byIdempotency(
    websiteId: number,
    idempotency: Idempotency,
    now: Date,
  ): Promise<{ order: Order; bodyHash: string } | undefined>
  /** Not one on hold, which nothing happens to but its release. */
  byId(id: number): Promise<Order | undefined>
  /** Also one on hold. */
  anyById(id: number): Promise<Order | undefined>
  /** Not those on hold. */
  byIds(ids: readonly number[]): Promise<Order[]>
  /** Also one on hold, since its shopper sees the usual page. */
  byOrderId(orderId: string): Promise<Order | undefined>
  byOrderIds(orderIds: string[]): Promise<Order[]>
  /** Whether that phone ordered on one of a seller's pages since a time, also an order on hold. */
  orderedSince(seller: SellersPages, phone: string, since: Date): Promise<boolean>
  /** What was noted of those of a seller's orders of which something was noted at the desk since a time. */
  notedSince(userId: number, since: Date): Promise<Pick<Order, 'deskEntries'>[]>
  /** Saves a changed order and its events in one write; false when somebody else saved it first. */
  save(order: Order, events: OutboxEntry[]): Promise<boolean>
  /** Orders with an expired upsell window that are not released and not put off, with the number of failed tries to close it. */
  withDueWindow(now: Date, limit: number): Promise<DueWindow[]>
  /** Orders whose shared parcel was due before a time, the longest due first. */
  withDueParcel(before: Date, limit: number): Promise<Order[]>
  /** Settles a shared parcel later, since it has failed. */
  putOffParcel(order: Order, at: Date): Promise<void>
  /** Records that closing its window has failed `tries` times, and when to try again. */
  putOffClosing(order: Order, tries: number, at: Date): Promise<void>
  outbox: Outbox
  model: Model<OrderDoc>
}

/**
 * How long (ms) orders gather while several come at once: shoppers wait that much longer for each other, and less under load, when calls to the
 * store are what they wait for.
 */
const REST_MS = 40

/** Stores orders. What people or events show of an order is read together with its delivery states. */
export function mongoOrders(
  store: Connection,
  bus: Bus,
  log: Logger,
  states: ChannelStates,
  search: Pick<OrderSearch, 'put' | 'putSoon'>,
): Orders {
  const model = orderModel(store)
  // The driver and not the model: the contract has validated the order already, and shoppers wait for this write.
  const collection = store
    .getClient()
    .db(store.name)
    .collection<OrderDoc>(orderSchema.get('collection') ?? 'orders')
  const outbox = createOutbox(model, bus, log)

  const since = (now: Date, { livesMs }: Idempotency) => new Date(now.getTime() - livesMs)
  const keyed = (websiteId: number, { key }: Idempotency) => ({
    'website.id': websiteId,
    idempotencyKey: { ...isString, $eq: key },
  })
  const freeOldKey = async (websiteId: number, idempotency: Idempotency, now: Date) => {
    const createdAt = { $lt: since(now, idempotency) }
    const old = { ...keyed(websiteId, idempotency), createdAt }
    return (await model.updateOne(old, { $unset: { idempotencyKey: 1 } })).modifiedCount === 1
  }
  const living = (websiteId: number, idempotency: Idempotency, now: Date) => ({
    ...keyed(websiteId, idempotency),
    createdAt: { $gte: since(now, idempotency) },
  })
  const docOf = ({ order, events }: Made, { key, bodyHash }: Idempotency) => ({
    ...fieldsOf(order),
    ...NEW_ORDER_STATE,
    _id: order.id,
    idempotencyKey: key,
    bodyHash,
    ...(events.length > 0 ? outbox.insertLeased(events) : { outbox: [], outboxLease: null }),
  })
  /** Those that come while others are stored share both calls; if each call gathered alone, they would be half as many. One that fails fails alone. */
  const insertGathered = batched(
    async (placed: readonly NewOrder[]) => {
      const orderedBefore = await callersSeen(model, placed)
      const outcomes = placed.map(({ idempotency, make }, index) =>
        valueOrError(() => {
          const made = make(orderedBefore[index] ?? false)
          return { made, doc: docOf(made, idempotency) }
        }),
      )
      const ready = outcomes.flatMap((one) => (one instanceof Error ? [] : [one]))
      const errors = await insertAll(
        collection,
        ready.map(({ doc }) => doc),
      )
      const failed = new Map(ready.map((one, index) => [one, errors[index]]))
      return outcomes.map((one) => (one instanceof Error ? one : (failed.get(one) ?? one.made)))
    },
    { restMs: REST_MS },
  )
  const insert: Orders['insert'] = async (placed) => {
    try {
      const { order, events } = await insertGathered(placed)
      if (events.length > 0) outbox.publishLeased(order.id, events)
      search.putSoon(order)
      return order
    } catch (error) {
      if (!isDuplicateKey(error, 'idempotency')) throw error
      const { websiteId, idempotency, now } = placed
      const freed = await freeOldKey(websiteId, idempotency, now)
      // Another request may have freed the key too and not inserted its order yet: the unique index decides between the two.
      if (freed || !(await model.exists(living(websiteId, idempotency, now)))) return insert(placed)
      return undefined
    }
  }

  const one = async (wanted: QueryFilter<OrderDoc>) => {
    const doc = await model.findOne(wanted).lean<OrderDoc>()
    return doc ? (await states.onto([orderOf(doc)]))[0] : undefined
  }

  return {
    insert,
    async byIdempotency(websiteId, idempotency, now) {
      const doc = await model.findOne(living(websiteId, idempotency, now)).lean<OrderDoc>()
      return doc ? { order: orderOf(doc), bodyHash: doc.bodyHash } : undefined
    },
    byId: (id) => one({ _id: id, hold: null }),
    anyById: (id) => one({ _id: id }),
    async byIds(ids) {
      return states.onto((await model.find({ _id: { $in: [...ids] }, hold: null }).lean<OrderDoc[]>()).map(orderOf))
    },
    async byOrderId(orderId) {
      const [doc, stateOf] = await Promise.all([model.findOne({ orderId }).lean<OrderDoc>(), states.of([orderId])])
      return doc ? withStates(orderOf(doc), stateOf.get(orderId)) : undefined
    },
    async byOrderIds(orderIds) {
      return states.onto((await model.find({ orderId: { $in: orderIds } }).lean<OrderDoc[]>()).map(orderOf))
    },
    async notedSince(userId, since) {
      const noted = model.find({ userId, notedAt: { ...isDate, $gte: since } }, { deskEntries: 1 })
      // By its own choice the store would read all of the seller's orders.
      return noted.hint({ userId: 1, notedAt: -1 }).lean<Pick<OrderDoc, 'deskEntries'>[]>()
    },
    async orderedSince({ userId, websiteIds }, phone, since) {
      // By pages, since the index of phones begins with them.
      const pages = { userId, 'website.id': { $in: [...websiteIds] } }
      const order = { ...pages, 'customer.phone': phone, createdAt: { $gte: since } }
      return (await model.exists(order)) !== null
    },
    async save(order, events) {
      const { push, set } = outbox.update(events)
      const { matchedCount } = await model.updateOne(
        { ...keyedId(order), version: order.version - 1 },
        { $set: { ...fieldsOf(order), ...(events.length > 0 ? set : {}) }, $push: push },
      )
      if (matchedCount === 0) return false
      if (events.length > 0) outbox.publishSoon(order.id)
      // Waited for, since who changed it reads the list next; a failure is made up for once the event is read.
      if (events.some(({ event }) => FOUND_BY.has(event.type)))
        await search.put([order]).catch((err: unknown) => log.warn({ err }, 'search entry'))
      return true
    },
    async withDueWindow(now, limit) {
      const docs = await model
        .find({ upsellDelayedUntil: { ...isDate, $lte: now }, closeAt: { $not: { $gt: now } } })
        .sort({ upsellDelayedUntil: 1 })
        .limit(limit)
        .lean<OrderDoc[]>()
      return docs.map((doc) => ({ order: orderOf(doc), tries: doc.closeTries ?? 0 }))
    },
    async withDueParcel(before, limit) {
      const docs = await model
        .find({ parcelDueAt: { ...isDate, $lte: before } })
        .sort({ parcelDueAt: 1 })
        .limit(limit)
        .lean<OrderDoc[]>()
      return docs.map(orderOf)
    },
    putOffParcel: async (order, parcelDueAt) => void (await model.updateOne(keyedId(order), { $set: { parcelDueAt } })),
    putOffClosing: async (order, closeTries, closeAt) =>
      void (await model.updateOne(keyedId(order), { $set: { closeTries, closeAt } })),
    outbox,
    model,
  }
}

function valueOrError<T>(work: () => T): T | Error {
  try {
    return work()
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}

/** Inserts all in one unordered call. Answers for each undefined when it was stored, else its error. */
const insertAll = (
  collection: mongo.Collection<OrderDoc>,
  docs: readonly mongo.OptionalUnlessRequiredId<OrderDoc>[],
): Promise<(Error | undefined)[]> =>
  retryDeadlock(async () => {
    if (docs.length === 0) return []
    try {
      await collection.insertMany(docs, { ordered: false })
      return docs.map(() => undefined)
    } catch (error) {
      if (!(error instanceof mongo.MongoBulkWriteError)) throw error
      const writeErrors = [error.writeErrors].flat()
      // The driver uses the same class for a failure of the whole call, such as a lost connection; then it is unknown what was stored.
      if (writeErrors.length === 0) throw error.errorResponse instanceof Error ? error.errorResponse : error
      const failed = new Map(writeErrors.map((each) => [each.index, new mongo.MongoServerError(each.err)]))
      return docs.map((_, index) => failed.get(index))
    }
  })

/** The changes that a search or a filter shows. */
const FOUND_BY = new Set([
  'order.created',
  'order.status-changed',
  'order.desk-changed',
  'order.upsell-joined',
  'order.edited',
])

/** For each whether that phone ordered on that page in the 24 h before. */
async function callersSeen(model: Model<OrderDoc>, asked: readonly Caller[]): Promise<boolean[]> {
  const since = new Date(Math.min(...asked.map(({ now }) => now.getTime())) - DAY_MS)
  const found = await model
    .find(
      {
        userId: { $in: [...new Set(asked.map(({ userId }) => userId))] },
        'website.id': { $in: [...new Set(asked.map(({ websiteId }) => websiteId))] },
        'customer.phone': { $in: [...new Set(asked.map(({ phone }) => phone))] },
        createdAt: { $gte: since },
      },
      { 'website.id': 1, 'customer.phone': 1 },
    )
    .lean<{ website: { id: number }; customer: { phone: string } }[]>()
  const seen = new Set(found.map(({ website, customer }) => `${website.id} ${customer.phone}`))
  return asked.map(({ websiteId, phone }) => seen.has(`${websiteId} ${phone}`))
}
