import { type ErasedCount, ErasingService } from '@izlog/contracts/domain/erasure'
import type { OutboxEntry } from '@izlog/kit/bus/make-event'
import type { Outbox } from '@izlog/kit/outbox/outbox'
import { retryDeadlock } from '@izlog/kit/store/connection'
import { isDate } from '@izlog/kit/store/partial-indexes'
import type { Model } from 'mongoose'
import type { ErasedOrder } from '../domain/erasure.ts'
import type { Order } from '../domain/order.ts'
import { fieldsOf, keyedId, orderOf } from './order-documents.ts'
import type { OrderDoc } from './order-schema.ts'
import type { OrderSearch } from './order-search.ts'

/** A service's answer: what it has erased of an order. */
interface ErasureAnswer {
  orderId: string
  service: ErasingService
  erased: readonly ErasedCount[]
}

/** Erases shoppers' data in orders and stores the services' answers there. */
export interface OrderErasures {
  /** Numbers of a phone's orders on these pages, placed up to that time, whose data are not erased. */
  ofPhone(phone: string, websiteIds: readonly number[], placedBy: Date): Promise<number[]>
  /** The numbers of these orders, and of all that was split off them and still has that phone; what goes to somebody else stays. */
  withParts(ids: readonly number[], phone: string): Promise<number[]>
  /** Streams those of these orders whose data are not erased. */
  holdingData(ids: readonly number[]): AsyncIterable<Order>
  /** Up to `limit` orders that ended before that time, the one that ended first first. */
  endedBefore(before: Date, limit: number): Promise<Order[]>
  /** Stores an order without its shopper, with its event, in one write. False when somebody else saved it first, or when an event with the data is still in its outbox. */
  erase(order: Order, events: OutboxEntry[]): Promise<boolean>
  /** Repeating an answer changes nothing. */
  saveAnswers(answers: readonly ErasureAnswer[]): Promise<void>
  /** Erased orders whose event was last published before `before` and that lack a service's answer; marks them as published at `now`. */
  claimUnanswered(before: Date, now: Date, limit: number): Promise<Order[]>
  /** The progress of each of these orders' erasure. */
  progress(ids: readonly number[]): Promise<ErasedOrder[]>
  /** Those of these strings whose orders are erased. */
  erasedAmong(orderIds: readonly string[]): Promise<ReadonlySet<string>>
}

/** Pages asked for in one call. */
const WEBSITES_AT_ONCE = 500
const BATCH = 100

export function orderErasures(model: Model<OrderDoc>, outbox: Outbox, search: Pick<OrderSearch, 'put'>): OrderErasures {
  return {
    async ofPhone(phone, websiteIds, placedBy) {
      const found: number[] = []
      for (let at = 0; at < websiteIds.length; at += WEBSITES_AT_ONCE) {
        // Uses the index by page and phone that placing an order needs anyway; an index by phone alone would slow down every new order.
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
    async withParts(ids, phone) {
      const all = new Set(ids)
      for (let next = [...ids]; next.length > 0; ) {
        const docs = await model
          .find({ _id: { $in: next } }, { 'parts.id': 1 })
          .lean<Pick<Partial<OrderDoc>, 'parts'>[]>()
        const split = docs.flatMap(({ parts = [] }) => parts.map(({ id }) => id)).filter((id) => !all.has(id))
        const theirs = await model
          .find({ _id: { $in: split }, 'customer.phone': phone }, { _id: 1 })
          .lean<{ _id: number }[]>()
        next = theirs.map(({ _id }) => _id)
        for (const id of next) all.add(id)
      }
      return [...all]
    },
    async *holdingData(ids) {
      const found = model.find({ _id: { $in: ids }, erasedAt: null }).lean<OrderDoc[]>()
      for await (const doc of found.cursor({ batchSize: BATCH })) yield orderOf(doc)
    },
    async endedBefore(before, limit) {
      const docs = await model
        .find({ endedAt: { ...isDate, $lt: before } })
        .sort({ endedAt: 1 })
        .limit(limit)
        .lean<OrderDoc[]>()
      return docs.map(orderOf)
    },
    async erase(order, events) {
      const { push, set } = outbox.update(events)
      const asRead = { ...keyedId(order), version: order.version - 1, outboxAt: null }
      // A plain form's key is a hash of what was typed, so it goes. A browser's is random and stays.
      await model.updateOne({ ...asRead, idempotencyKey: /^form:/ }, { $unset: { idempotencyKey: 1 } })
      const { matchedCount } = await model.updateOne(asRead, {
        $set: { ...fieldsOf(order), ...WITHOUT_SHOPPER, ...set, erasurePublishedAt: order.updatedAt },
        $unset: { searchKeys: 1 },
        $push: push,
      })
      if (matchedCount === 0) return false
      outbox.publishSoon(order.id)
      await search.put([order])
      return true
    },
    async saveAnswers(answers) {
      if (answers.length === 0) return
      const updates = answers.map(({ orderId, service, erased }) => {
        const counts = Object.fromEntries(erased.map(({ kind, count }) => [kind, count]))
        return {
          updateOne: {
            filter: { orderId, erasedAt: isDate },
            update: [{ $set: { [`erasedIn.${service}`]: { $literal: counts } } }, SET_DONE_WHEN_ALL_ANSWERED],
          },
        }
      })
      await retryDeadlock(() => model.bulkWrite(updates))
    },
    async claimUnanswered(before, now, limit) {
      const docs = await model
        .find({ erasurePublishedAt: { ...isDate, $lt: before } })
        .limit(limit)
        .lean<OrderDoc[]>()
      const ids = docs.map(({ _id }) => _id)
      if (ids.length > 0)
        await model.updateMany(
          { _id: { $in: ids }, erasurePublishedAt: { ...isDate, $lt: before } },
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
      const erased = { orderId: { $in: orderIds }, erasedAt: isDate }
      const docs = await model.find(erased, { orderId: 1 }).lean<{ orderId: string }[]>()
      return new Set(docs.map(({ orderId }) => orderId))
    },
  }
}

/** Stored fields about the shopper that are not fields of the order: the hash of the body and, in older orders, delivery states. */
const WITHOUT_SHOPPER = { bodyHash: '', deliveries: {}, trackingId: null }

const isUnanswered = (service: ErasingService) => ({ $eq: [{ $ifNull: [`$erasedIn.${service}`, null] }, null] })
const SET_DONE_WHEN_ALL_ANSWERED = {
  $set: {
    erasurePublishedAt: {
      $cond: [{ $or: ErasingService.options.map(isUnanswered) }, '$erasurePublishedAt', '$$REMOVE'],
    },
  },
}
