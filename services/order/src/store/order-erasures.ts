import { type ErasedCount, ErasingService } from '@izlog/contracts/domain/erasure'
import type { OutboxEntry } from '@izlog/kit/bus/make-event'
import type { Outbox } from '@izlog/kit/outbox/outbox'
import { retryDeadlock } from '@izlog/kit/store/connection'
import type { Model } from 'mongoose'
import type { ErasedOrder } from '../domain/erasure.ts'
import type { Order } from '../domain/order.ts'
import { fieldsOf, orderOf } from './mongo-orders.ts'
import type { OrderDoc } from './order-schema.ts'

/** What a service has erased of an order. */
interface ErasureAnswer {
  orderId: string
  service: ErasingService
  erased: readonly ErasedCount[]
}

/** Erases shoppers' data of orders, and keeps the services' answers beside them. */
export interface OrderErasures {
  /** Numbers of a phone's orders on these pages, placed by then, that hold its data. */
  ofPhone(phone: string, websiteIds: readonly number[], placedBy: Date): Promise<number[]>
  /** Those of these orders that still hold data, as they are read. */
  holdingData(ids: readonly number[]): AsyncIterable<Order>
  /** Orders that were over before, the one over longest first, at most so many. */
  endedBefore(before: Date, limit: number): Promise<Order[]>
  /** Stores an order without its shopper, with its event, in one write; false when somebody saved it first, or an event of it that holds the data is not published yet. */
  erase(order: Order, events: OutboxEntry[]): Promise<boolean>
  /** The same again changes nothing. */
  saveAnswers(answers: readonly ErasureAnswer[]): Promise<void>
  /** Erased orders last published before `before` that a service has not answered for; they count as published at `now`. */
  claimUnanswered(before: Date, now: Date, limit: number): Promise<Order[]>
  /** How far each of these orders is erased. */
  progress(ids: readonly number[]): Promise<ErasedOrder[]>
  /** Those of these strings whose orders are erased. */
  erasedAmong(orderIds: readonly string[]): Promise<ReadonlySet<string>>
}

/** So many pages are asked for in one call. */
const WEBSITES_AT_ONCE = 500
const BATCH = 100

export function orderErasures(model: Model<OrderDoc>, outbox: Outbox): OrderErasures {
  return {
    async ofPhone(phone, websiteIds, placedBy) {
      const found: number[] = []
      for (let at = 0; at < websiteIds.length; at += WEBSITES_AT_ONCE) {
        // Page by page off the index that a new order is compared by; one of phones alone would cost each new order.
        const docs = await model
          .find(
            {
              'website.id': { $in: websiteIds.slice(at, at + WEBSITES_AT_ONCE) },
              'customer.phone': phone,
              createdAt: { $lte: placedBy },
            },
            { _id: 1 },
          )
          .lean<{ _id: number }[]>()
        found.push(...docs.map(({ _id }) => _id))
      }
      return found.toSorted((one, other) => one - other)
    },
    async *holdingData(ids) {
      const found = model.find({ _id: { $in: ids }, erasedAt: null }).lean<OrderDoc[]>()
      for await (const doc of found.cursor({ batchSize: BATCH })) yield orderOf(doc)
    },
    async endedBefore(before, limit) {
      const docs = await model
        .find({ endedAt: { $lt: before } })
        .sort({ endedAt: 1 })
        .limit(limit)
        .lean<OrderDoc[]>()
      return docs.map(orderOf)
    },
    async erase(order, events) {
      const { push, set } = outbox.update(events)
      const asRead = { _id: order.id, version: order.version - 1, outboxAt: null }
      // The key of a plain form is a hash of what was typed. A browser's is random, and goes on naming its order.
      await model.updateOne({ ...asRead, idempotencyKey: /^form:/ }, { $unset: { idempotencyKey: 1 } })
      const { matchedCount } = await model.updateOne(asRead, {
        $set: { ...fieldsOf(order), ...WITHOUT_SHOPPER, ...set, erasurePublishedAt: order.updatedAt },
        $push: push,
      })
      if (matchedCount === 1) outbox.publishSoon(order.id)
      return matchedCount === 1
    },
    async saveAnswers(answers) {
      if (answers.length === 0) return
      const updates = answers.map(({ orderId, service, erased }) => {
        const counts = Object.fromEntries(erased.map(({ kind, count }) => [kind, count]))
        return {
          updateOne: {
            filter: { orderId, erasedAt: { $type: 'date' as const } },
            update: [{ $set: { [`erasedIn.${service}`]: { $literal: counts } } }, SETTLED_ONCE_ALL_ANSWERED],
          },
        }
      })
      await retryDeadlock(() => model.bulkWrite(updates))
    },
    async claimUnanswered(before, now, limit) {
      const docs = await model
        .find({ erasurePublishedAt: { $lt: before } })
        .limit(limit)
        .lean<OrderDoc[]>()
      const ids = docs.map(({ _id }) => _id)
      if (ids.length > 0)
        await model.updateMany(
          { _id: { $in: ids }, erasurePublishedAt: { $lt: before } },
          { $set: { erasurePublishedAt: now } },
        )
      return docs.map(orderOf)
    },
    async progress(ids) {
      const docs = await model
        .find({ _id: { $in: ids } }, { orderId: 1, status: 1, createdAt: 1, erasedAt: 1, erasedIn: 1 })
        .sort({ _id: 1 })
        .lean<OrderDoc[]>()
      return docs.map(({ _id, orderId, status, createdAt, erasedAt = null, erasedIn = {} }) => {
        return { id: _id, orderId, status, createdAt, erasedAt, erasedIn }
      })
    },
    async erasedAmong(orderIds) {
      const erased = { orderId: { $in: orderIds }, erasedAt: { $type: 'date' as const } }
      const docs = await model.find(erased, { orderId: 1 }).lean<{ orderId: string }[]>()
      return new Set(docs.map(({ orderId }) => orderId))
    },
  }
}

/** What an order keeps of its shopper beside its own fields: a hash of the body, and, of before they lay beside it, its channels' states. */
const WITHOUT_SHOPPER = { bodyHash: '', deliveries: {}, trackingId: null }

const isUnanswered = (service: ErasingService) => ({ $eq: [{ $ifNull: [`$erasedIn.${service}`, null] }, null] })
const SETTLED_ONCE_ALL_ANSWERED = {
  $set: {
    erasurePublishedAt: {
      $cond: [{ $or: ErasingService.options.map(isUnanswered) }, '$erasurePublishedAt', '$$REMOVE'],
    },
  },
}
