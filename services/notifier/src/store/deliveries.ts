import { randomUUID } from 'node:crypto'
import type { Channel } from '@izlog/contracts/domain/delivery'
import type { Bus } from '@izlog/kit/bus/bus'
import { makeEvent, type OutboxEntry } from '@izlog/kit/bus/make-event'
import type { Logger } from '@izlog/kit/logger'
import { createOutbox } from '@izlog/kit/outbox/outbox'
import type { Worker } from '@izlog/kit/service'
import type { Connection } from 'mongoose'
import type { Delivery, Standing } from '../domain/delivery.ts'
import { deliveryModel } from './delivery-model.ts'
import { duplicatesIn } from './duplicates.ts'

/** The delivery log. Whoever claims a delivery holds it until `dueAt`; only the holder's record of a try counts. */
export interface DeliveryStore {
  /** Inserts those that are not there yet. */
  add(deliveries: readonly Delivery[]): Promise<void>
  /** Lets a held delivery of an order go, with these fields of its content; none: it went before, or there is none. */
  release(channel: Channel, orderId: string, set: Record<string, unknown>, at: Date): Promise<void>
  /** Takes due deliveries of a channel, of one seller when named, earliest first. */
  claim(channel: Channel, lease: { at: Date; ms: number }, most: number, userId?: number): Promise<Delivery[]>
  /** Sellers with something due, the one who waits longest first. */
  dueSellers(channel: Channel, at: Date, most: number): Promise<number[]>
  /** Of these, the ones whose order has an earlier delivery on the channel still open, and when that one is tried next. */
  openBefore(channel: Channel, deliveries: readonly Delivery[]): Promise<Map<Delivery, Date>>
  /** Gives claimed deliveries back untried, due at their time. */
  putBack(deliveries: readonly Delivery[], dueAt: (delivery: Delivery) => Date): Promise<void>
  /** Records how claimed deliveries stand after a try; with a sent one its content is forgotten. */
  record(results: readonly { delivery: Delivery; standing: Standing }[], at: Date): Promise<void>
  /** Lets nothing of a seller on this channel go before `until`. */
  pause(channel: Channel, userId: number, until: Date): Promise<void>
  /** Tells the others of every change; to be started and stopped with the service. */
  outbox: Worker
}

/** How many due deliveries are looked through for their sellers: more than one seller's job takes, so a long line hides nobody for long. */
const LOOK_AHEAD = 1000

export function deliveryStore(connection: Connection, bus: Bus, log: Logger): DeliveryStore {
  const Deliveries = deliveryModel(connection)
  const outbox = createOutbox(Deliveries, bus, log)

  return {
    outbox,

    async add(deliveries) {
      if (deliveries.length === 0) return
      const born = deliveries.map((delivery) => {
        const entries = worthTelling(delivery)
          ? [changed(delivery, delivery, delivery.version, delivery.createdAt)]
          : []
        return { delivery, entries }
      })
      const known = await Deliveries.bulkWrite(
        born.map(({ delivery, entries }) => ({
          insertOne: { document: { ...delivery, ...(entries.length > 0 ? outbox.born(entries) : { outbox: [] }) } },
        })),
        { ordered: false },
      ).then(() => new Set<number>(), duplicatesIn)
      for (const [index, { delivery, entries }] of born.entries()) {
        if (!known.has(index) && entries.length > 0) outbox.publishBorn(delivery._id, entries)
      }
    },

    async release(channel, orderId, set, at) {
      const content = Object.fromEntries(Object.entries(set).map(([field, value]) => [`content.${field}`, value]))
      await Deliveries.updateMany(
        { orderId, channel, held: true },
        { $set: { ...content, held: false, reason: null, dueAt: at } },
      )
    },

    async claim(channel, { at, ms }, most, userId) {
      const due = { channel, dueAt: { $lte: at }, ...(userId === undefined ? {} : { userId }) }
      const found = await Deliveries.find(due, { _id: 1 }).sort({ dueAt: 1 }).limit(most).lean<{ _id: string }[]>()
      if (found.length === 0) return []
      const ids = found.map(({ _id }) => _id)
      const lease = randomUUID()
      await Deliveries.updateMany(
        { _id: { $in: ids }, dueAt: { $lte: at } },
        { $set: { lease, dueAt: new Date(at.getTime() + ms) }, $inc: { starts: 1 } },
      )
      return Deliveries.find({ _id: { $in: ids }, lease }, { outbox: 0 })
        .sort({ _id: 1 })
        .lean<Delivery[]>()
    },

    async dueSellers(channel, at, most) {
      const due = await Deliveries.find({ channel, dueAt: { $lte: at } }, { userId: 1 })
        .sort({ dueAt: 1 })
        .limit(LOOK_AHEAD)
        .lean<{ userId: number }[]>()
      return [...new Set(due.map(({ userId }) => userId))].slice(0, most)
    },

    async openBefore(channel, deliveries) {
      const others = await Deliveries.find(
        {
          orderId: { $in: deliveries.map(({ orderId }) => orderId) },
          channel,
          dueAt: { $type: 'date' },
          _id: { $nin: deliveries.map(({ _id }) => _id) },
        },
        { orderId: 1, dueAt: 1 },
      ).lean<Pick<Delivery, '_id' | 'orderId' | 'dueAt'>[]>()
      const waiting = deliveries.flatMap((delivery) => {
        const earlier = others.find(({ _id, orderId }) => orderId === delivery.orderId && _id < delivery._id)
        return earlier?.dueAt ? [[delivery, earlier.dueAt] as const] : []
      })
      return new Map(waiting)
    },

    async putBack(deliveries, dueAt) {
      if (deliveries.length === 0) return
      await Deliveries.bulkWrite(
        deliveries.map((delivery) => ({
          updateOne: {
            filter: { _id: delivery._id, lease: delivery.lease },
            update: { $set: { dueAt: dueAt(delivery), lease: null }, $inc: { starts: -1 } },
          },
        })),
      )
    },

    async record(results, at) {
      if (results.length === 0) return
      await Deliveries.bulkWrite(
        results.map(({ delivery, standing }) => {
          const { push, set } = outbox.pushed([changed(delivery, standing, delivery.version + 1, at)])
          return {
            updateOne: {
              filter: { _id: delivery._id, lease: delivery.lease },
              update: {
                $set: { ...standing, ...set, lease: null },
                $push: push,
                $inc: { version: 1 },
                ...(standing.state === 'sent' ? { $unset: { content: 1 } } : {}),
              },
            },
          }
        }),
      )
      for (const { delivery } of results) outbox.publishSoon(delivery._id)
    },

    async pause(channel, userId, until) {
      await Deliveries.updateMany({ channel, userId, lease: null, dueAt: { $lte: until } }, { $set: { dueAt: until } })
    },
  }
}

/** A delivery is born pending, which says nothing new; not when it is skipped, or held for a reason. */
const worthTelling = ({ state, reason }: Delivery): boolean => state !== 'pending' || reason !== null

function changed(delivery: Delivery, standing: Omit<Standing, 'dueAt'>, version: number, at: Date): OutboxEntry {
  return makeEvent(
    'deliveries',
    'delivery.changed.v1',
    { aggregateId: delivery.orderId, aggregateVersion: version, at },
    {
      orderId: delivery.orderId,
      userId: delivery.userId,
      channel: delivery.channel,
      cause: delivery.cause,
      state: standing.state,
      attempts: standing.attempts,
      reason: standing.reason,
      trackingId: standing.trackingId,
    },
  )
}
