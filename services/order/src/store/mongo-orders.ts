import { DAY_MS } from '@izlog/contracts/domain/durations'
import { searchKeysOf } from '@izlog/contracts/domain/search-keys'
import type { Bus } from '@izlog/kit/bus/bus'
import type { OutboxEntry } from '@izlog/kit/bus/make-event'
import type { Logger } from '@izlog/kit/logger'
import { createOutbox, type Outbox } from '@izlog/kit/outbox/outbox'
import { isDuplicateKey, retryDeadlock } from '@izlog/kit/store/connection'
import { gathered } from '@izlog/kit/store/gathered'
import { type Connection, type Model, mongo } from 'mongoose'
import type { Order } from '../domain/order.ts'
import { endOf } from '../domain/order-end.ts'
import { type ChannelStates, withStates } from './channel-states.ts'
import { type OrderDoc, orderModel, orderSchema } from './order-schema.ts'

/** What names one placing on a website, what came with it, and for how long the same key means the same order. */
export interface Idempotency {
  key: string
  bodyHash: string
  livesMs: number
}

export interface DueWindow {
  order: Order
  tries: number
}

export interface Orders {
  /** Stores a new order and its events in one write; `taken` when the key has a living order already. */
  insert(order: Order, idempotency: Idempotency, events: OutboxEntry[]): Promise<'stored' | 'taken'>
  byIdempotency(
    websiteId: number,
    idempotency: Idempotency,
    now: Date,
  ): Promise<{ order: Order; bodyHash: string } | undefined>
  byId(id: number): Promise<Order | undefined>
  byOrderId(orderId: string): Promise<Order | undefined>
  byOrderIds(orderIds: string[]): Promise<Order[]>
  /** Whether that phone ordered on that page in the last 24 h. */
  orderedBefore(websiteId: number, phone: string, now: Date): Promise<boolean>
  /** Saves a changed order and its events in one write; false when somebody saved it first. */
  save(order: Order, events: OutboxEntry[]): Promise<boolean>
  /** Orders whose upsell window has run out and that were neither released nor let lie, and how often closing it has failed. */
  withDueWindow(now: Date, limit: number): Promise<DueWindow[]>
  /** Closing its window has failed `tries` times, and is tried again then. */
  putOffClosing(id: number, tries: number, at: Date): Promise<void>
  outbox: Outbox
  model: Model<OrderDoc>
}

/** Orders as they are stored; whatever a person or an event is told of is read with how its deliveries stand. */
export function mongoOrders(store: Connection, bus: Bus, log: Logger, states: ChannelStates): Orders {
  const model = orderModel(store)
  // The driver itself: an order is checked by its contract already, and this is the write that shoppers wait for.
  const collection = store
    .getClient()
    .db(store.name)
    .collection<OrderDoc>(orderSchema.get('collection') ?? 'orders')
  const outbox = createOutbox(model, bus, log)

  const since = (now: Date, { livesMs }: Idempotency) => new Date(now.getTime() - livesMs)
  const freeOldKey = async (websiteId: number, idempotency: Idempotency, now: Date) => {
    const createdAt = { $lt: since(now, idempotency) }
    const old = { 'website.id': websiteId, idempotencyKey: idempotency.key, createdAt }
    return (await model.updateOne(old, { $unset: { idempotencyKey: 1 } })).modifiedCount === 1
  }
  const living = (websiteId: number, idempotency: Idempotency, now: Date) => ({
    'website.id': websiteId,
    idempotencyKey: idempotency.key,
    createdAt: { $gte: since(now, idempotency) },
  })
  const insertGathered = gathered((docs: readonly mongo.OptionalUnlessRequiredId<OrderDoc>[]) =>
    insertAll(collection, docs),
  )
  const orderedBefore = gathered((asked: readonly Caller[]) => callersSeen(model, asked))
  const insert: Orders['insert'] = async (order, idempotency, events) => {
    const { key: idempotencyKey, bodyHash } = idempotency
    const doc = {
      ...fieldsOf(order),
      ...NEW_ORDER_STATE,
      _id: order.id,
      idempotencyKey,
      bodyHash,
      ...outbox.insertLeased(events),
    }
    try {
      await insertGathered(doc)
    } catch (error) {
      if (!isDuplicateKey(error, 'idempotency')) throw error
      const { id } = order.website
      const freed = await freeOldKey(id, idempotency, order.createdAt)
      // Whoever else freed it may not have inserted theirs yet: the index decides between us.
      if (freed || !(await model.exists(living(id, idempotency, order.createdAt))))
        return insert(order, idempotency, events)
      return 'taken'
    }
    outbox.publishLeased(order.id, events)
    return 'stored'
  }

  return {
    insert,
    async byIdempotency(websiteId, idempotency, now) {
      const doc = await model.findOne(living(websiteId, idempotency, now)).lean<OrderDoc>()
      return doc ? { order: orderOf(doc), bodyHash: doc.bodyHash } : undefined
    },
    async byId(id) {
      const doc = await model.findById(id).lean<OrderDoc>()
      return doc ? (await states.onto([orderOf(doc)]))[0] : undefined
    },
    async byOrderId(orderId) {
      const [doc, stateOf] = await Promise.all([model.findOne({ orderId }).lean<OrderDoc>(), states.of([orderId])])
      return doc ? withStates(orderOf(doc), stateOf.get(orderId)) : undefined
    },
    async byOrderIds(orderIds) {
      return states.onto((await model.find({ orderId: { $in: orderIds } }).lean<OrderDoc[]>()).map(orderOf))
    },
    orderedBefore: (websiteId, phone, now) => orderedBefore({ websiteId, phone, now }),
    async save(order, events) {
      const { push, set } = outbox.update(events)
      const { matchedCount } = await model.updateOne(
        { _id: order.id, version: order.version - 1 },
        { $set: { ...fieldsOf(order), ...(events.length > 0 ? set : {}) }, $push: push },
      )
      if (matchedCount === 1 && events.length > 0) outbox.publishSoon(order.id)
      return matchedCount === 1
    },
    async withDueWindow(now, limit) {
      const docs = await model
        .find({ upsellDelayedUntil: { $lte: now }, closeAt: { $not: { $gt: now } } })
        .sort({ upsellDelayedUntil: 1 })
        .limit(limit)
        .lean<OrderDoc[]>()
      return docs.map((doc) => ({ order: orderOf(doc), tries: doc.closeTries ?? 0 }))
    },
    putOffClosing: async (id, closeTries, closeAt) =>
      void (await model.updateOne({ _id: id }, { $set: { closeTries, closeAt } })),
    outbox,
    model,
  }
}

/** Inserts each by itself in one call: gives undefined for what was stored, and the error of what was not. */
const insertAll = (
  collection: mongo.Collection<OrderDoc>,
  docs: readonly mongo.OptionalUnlessRequiredId<OrderDoc>[],
): Promise<(Error | undefined)[]> =>
  retryDeadlock(async () => {
    try {
      await collection.insertMany(docs, { ordered: false })
      return docs.map(() => undefined)
    } catch (error) {
      if (!(error instanceof mongo.MongoBulkWriteError)) throw error
      const writeErrors = [error.writeErrors].flat()
      // The driver wraps what befalls the whole call, such as a lost connection, in the same class: then nobody knows what was stored.
      if (writeErrors.length === 0) throw error.errorResponse instanceof Error ? error.errorResponse : error
      const failed = new Map(writeErrors.map((each) => [each.index, new mongo.MongoServerError(each.err)]))
      return docs.map((_, index) => failed.get(index))
    }
  })

/** What an order had of its own before its channels' states lay beside it; code of then, which may still run, expects it. */
const NEW_ORDER_STATE = { deliveries: {}, trackingId: null, notificationsSent: false }

/** A phone on a page; whether it ordered there in the 24 h before `now` is asked. */
interface Caller {
  websiteId: number
  phone: string
  now: Date
}

async function callersSeen(model: Model<OrderDoc>, asked: readonly Caller[]): Promise<boolean[]> {
  const since = new Date(Math.min(...asked.map(({ now }) => now.getTime())) - DAY_MS)
  const found = await model
    .find(
      {
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

/** What is stored of an order beside its channels' states: its fields, and what it is found by. */
export const fieldsOf = (order: Order) => {
  const { id: _id, deliveries: _beside, trackingId: _too, ...fields } = order
  const { customer, orderId, productId } = order
  const upsellNumbers = order.upsells.map((upsell) => upsell.orderId)
  return {
    ...fields,
    endedAt: order.erasedAt ? null : endOf(order, order.updatedAt),
    searchKeys: searchKeysOf({ ...customer, orderId, productId, upsellNumbers }),
  }
}

export function orderOf(doc: OrderDoc): Order {
  const {
    _id,
    outbox: _o,
    outboxAt: _a,
    outboxLease: _l,
    deletedAt: _d,
    searchKeys: _s,
    idempotencyKey: _k,
    bodyHash: _b,
    closeTries: _t,
    closeAt: _c,
    notificationsSent: _n,
    endedAt: _e,
    erasurePublishedAt: _r,
    erasedIn: _i,
    ...order
  } = doc
  // Older orders lack both lists, and whether they were erased.
  const { upsells = [], withdrawnUpsells = [], erasedAt = null } = order
  return { id: _id, ...order, upsells, withdrawnUpsells, erasedAt }
}
