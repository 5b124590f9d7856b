import { randomUUID } from 'node:crypto'
import { Channel } from '@izlog/contracts/domain/delivery'
import type { Bus } from '@izlog/kit/bus/bus'
import type { OutboxEntry } from '@izlog/kit/bus/make-event'
import type { Logger } from '@izlog/kit/logger'
import type { OutboxFields } from '@izlog/kit/outbox/fields'
import { createOutbox } from '@izlog/kit/outbox/outbox'
import type { Worker } from '@izlog/kit/service'
import { gathered } from '@izlog/kit/store/gathered'
import type { Connection } from 'mongoose'
import { canRetry, type Delivery, retried, type Standing } from '../domain/delivery.ts'
import { type ChangedStanding, deliveryEvents, saysSomethingNew } from '../domain/delivery-events.ts'
import { deliveryModel, type StoredDelivery } from './delivery-model.ts'
import { duplicatesIn } from './duplicates.ts'

/** The delivery log. Whoever claims a delivery holds it until `dueAt`; only the holder's record of a try counts. */
export interface DeliveryStore {
  /** Inserts those that are not there yet, and gives them back. */
  add(deliveries: readonly Delivery[]): Promise<Delivery[]>
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
  /** Records how claimed deliveries stand after a try; what was sent is forgotten at once, what is given up in its time. */
  record(results: readonly { delivery: Delivery; standing: Standing }[], at: Date): Promise<void>
  /** Lets nothing of a seller on this channel go before `until`. */
  pause(channel: Channel, userId: number, until: Date): Promise<void>
  /** Makes those due that can be asked for again, where nobody was quicker. */
  retry(deliveries: readonly Delivery[], at: Date): Promise<void>
  /** For a seller who was deleted: what waits comes due, to be skipped, and what was given up is forgotten. */
  closeAccount(userId: number, at: Date): Promise<void>
  /** Forgets the content of what was given up long ago. */
  forget(at: Date): Promise<void>
  /** Tells the others of every change; to be started and stopped with the service. */
  outbox: Worker
}

/** How many due deliveries are looked through for their sellers: more than one seller's job takes, so a long line hides nobody for long. */
const LOOK_AHEAD = 1000

export function deliveryStore(connection: Connection, bus: Bus, log: Logger): DeliveryStore {
  const Deliveries = deliveryModel(connection)
  // The driver itself: what is written here was made by ours, and a document of mongoose costs more than its write.
  const written = connection
    .getClient()
    .db(connection.name)
    .collection<StoredDelivery>(Deliveries.collection.collectionName)
  const outbox = createOutbox(Deliveries, bus, log)

  /** An update that makes the next version of a delivery and stores the event that tells of it, as `mark` says. */
  const told = (
    { delivery, standing, entries }: { delivery: Delivery; standing: ChangedStanding; entries: OutboxEntry[] },
    at: Date,
    set: Partial<Delivery>,
    { push, set: mark }: Pick<ReturnType<typeof outbox.pushed>, 'push'> & { set: Partial<OutboxFields> },
  ) => {
    const changedAt = standing.state === delivery.state ? delivery.changedAt : at
    return {
      $set: { ...set, failing: isFailing(standing), changedAt, ...(entries.length > 0 ? mark : {}) },
      $push: push,
      $inc: { version: 1 },
    }
  }

  /** Tries that end together are recorded together. */
  const recordGathered = gathered(async (tried: readonly { delivery: Delivery; standing: Standing; at: Date }[]) => {
    const telling = tried.map(({ delivery, standing, at }) => {
      return { delivery, standing, at, entries: deliveryEvents(delivery, standing, delivery.version + 1, at) }
    })
    const { matchedCount } = await written.bulkWrite(
      telling.map(({ at, ...one }) => ({
        updateOne: {
          filter: { _id: one.delivery._id, lease: one.delivery.lease },
          update: told(
            one,
            at,
            { ...one.standing, ...forgottenIfDue(one.standing, at), lease: null },
            outbox.leased(one.entries),
          ),
        },
      })),
      { ignoreUndefined: true },
    )
    // Where another has taken one over meanwhile, ours was not stored and must not be told: the relay sorts it out.
    if (matchedCount === telling.length)
      for (const { delivery, entries } of telling) if (entries.length > 0) outbox.publishBorn(delivery._id, entries)
    return telling.map(() => undefined)
  })

  return {
    outbox,

    async add(deliveries) {
      if (deliveries.length === 0) return []
      const born = deliveries.map((delivery) => {
        const entries = saysSomethingNew(delivery)
          ? deliveryEvents(delivery, delivery, delivery.version, delivery.createdAt)
          : []
        return { delivery, entries }
      })
      const known = await written
        .bulkWrite(
          born.map(({ delivery, entries }) => ({
            insertOne: {
              document: {
                ...delivery,
                failing: isFailing(delivery),
                ...(entries.length > 0 ? outbox.born(entries) : { outbox: [] }),
              },
            },
          })),
          { ordered: false, ignoreUndefined: true },
        )
        .then(() => new Set<number>(), duplicatesIn)
      const stored = born.filter((_, index) => !known.has(index))
      for (const { delivery, entries } of stored) if (entries.length > 0) outbox.publishBorn(delivery._id, entries)
      return stored.map(({ delivery }) => delivery)
    },

    async release(channel, orderId, set, at) {
      const content = Object.fromEntries(Object.entries(set).map(([field, value]) => [`content.${field}`, value]))
      await Deliveries.updateMany(
        { orderId, channel, held: true },
        { $set: { ...content, held: false, reason: null, dueAt: at, forgetAt: null } },
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
      await Promise.all(results.map((result) => recordGathered({ ...result, at })))
    },

    async retry(deliveries, at) {
      const wanted = deliveries.filter(canRetry)
      if (wanted.length === 0) return
      await Deliveries.bulkWrite(
        wanted.map((delivery) => {
          const standing = retried(delivery, at)
          const entries = deliveryEvents(delivery, standing, delivery.version + 1, at)
          return {
            updateOne: {
              filter: { _id: delivery._id, version: delivery.version, lease: null },
              update: told({ delivery, standing, entries }, at, standing, outbox.pushed(entries)),
            },
          }
        }),
      )
      for (const { _id } of wanted) outbox.publishSoon(_id)
    },

    async closeAccount(userId, at) {
      // Each reads off an index of what is still open, never all that the seller ever had.
      await Deliveries.updateMany(
        { userId, channel: { $in: Channel.options }, dueAt: { $type: 'date' }, lease: null },
        { $set: { dueAt: at } },
      )
      await Deliveries.updateMany({ userId, held: true, state: 'pending' }, { $set: { held: false, dueAt: at } })
      await Deliveries.updateMany(
        { userId, forgetAt: { $type: 'date' } },
        { $set: { content: null, held: false, dueAt: null, forgetAt: null } },
      )
    },

    async forget(at) {
      await Deliveries.updateMany(
        { forgetAt: { $type: 'date', $lte: at } },
        { $set: { content: null, held: false, forgetAt: null } },
      )
    },

    async pause(channel, userId, until) {
      await Deliveries.updateMany({ channel, userId, lease: null, dueAt: { $lte: until } }, { $set: { dueAt: until } })
    },
  }
}

/** Content that is needed no more goes at once. */
const forgottenIfDue = ({ forgetAt }: Standing, at: Date): Partial<Delivery> =>
  forgetAt !== null && forgetAt <= at ? { content: null, forgetAt: null } : {}

const isFailing = ({ state }: Pick<Standing, 'state'>): boolean => state === 'failed' || state === 'dead'
