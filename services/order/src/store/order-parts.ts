import type { OutboxEntry } from '@izlog/kit/bus/make-event'
import type { Logger } from '@izlog/kit/logger'
import type { Outbox } from '@izlog/kit/outbox/outbox'
import { isDuplicateKey, retryDeadlock } from '@izlog/kit/store/connection'
import { isDate } from '@izlog/kit/store/partial-indexes'
import type { Model } from 'mongoose'
import type { Order } from '../domain/order.ts'
import { fieldsOf, type KeyedOrder, keyedId, NEW_ORDER_STATE } from './order-documents.ts'
import type { OrderDoc } from './order-schema.ts'
import type { OrderSearch } from './order-search.ts'

/** Stores parts that were split off orders. */
export interface OrderParts {
  /** Stores a part as an order with its events, in one write; one that is stored stays as it is. */
  insert(order: Order, events: OutboxEntry[]): Promise<void>
  /** Orders whose split was due before a time, the longest due first. */
  withDueSplit(before: Date, limit: number): Promise<KeyedOrder[]>
  /** Settles a split later, since it has failed; nothing once another has settled it. */
  putOffSplit(order: KeyedOrder, at: Date): Promise<void>
}

export function orderParts(
  model: Model<OrderDoc>,
  outbox: Outbox,
  search: Pick<OrderSearch, 'put'>,
  log: Logger,
): OrderParts {
  // The driver and not the model, which takes no empty body.
  const collection = model.db.collection<OrderDoc>(model.collection.collectionName)
  return {
    async insert(order, events) {
      // Nothing of a request: its key and body stand in the first.
      const doc = { ...fieldsOf(order), ...NEW_ORDER_STATE, _id: order.id, bodyHash: '' }
      try {
        await retryDeadlock(() => collection.insertOne({ ...doc, ...outbox.insertLeased(events) }))
      } catch (error) {
        if (isDuplicateKey(error) && (await model.exists(keyedId(order)))) return
        throw error
      }
      outbox.publishLeased(order.id, events)
      // Waited for, since who split it reads the list next; its event makes up for a failure.
      await search.put([order]).catch((err: unknown) => log.warn({ err }, 'search entry'))
    },
    async withDueSplit(before, limit) {
      const docs = await model
        .find({ splitDueAt: { ...isDate, $lte: before } }, { userId: 1, 'website.id': 1 })
        .sort({ splitDueAt: 1 })
        .limit(limit)
        .lean<(Omit<KeyedOrder, 'id'> & { _id: number })[]>()
      return docs.map(({ _id, ...key }) => ({ ...key, id: _id }))
    },
    putOffSplit: async (order, splitDueAt) =>
      void (await model.updateOne({ ...keyedId(order), splitDueAt: isDate }, { $set: { splitDueAt } })),
  }
}
