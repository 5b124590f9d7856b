import { randomUUID } from 'node:crypto'
import { Channel } from '@izlog/contracts/domain/delivery'
import type { Bus } from '@izlog/kit/bus/bus'
import type { Logger } from '@izlog/kit/logger'
import { createOutbox, type Outbox } from '@izlog/kit/outbox/outbox'
import { gathered } from '@izlog/kit/store/gathered'
import type { Connection, mongo } from 'mongoose'
import { canRetry, type Delivery, retried, type Standing } from '../domain/delivery.ts'
import { changesEvent, saysSomethingNew } from '../domain/delivery-events.ts'
import {
  type Branch,
  branchOf,
  deliveriesOf,
  deliveryOf,
  type FanOut,
  fanOutIdOf,
  NOT_BY_ITSELF,
} from '../domain/fan-out.ts'
import { branchUpdate } from './branch-update.ts'
import { duplicatesIn } from './duplicates.ts'
import { fanOutCollection, fanOutModel, foundBy, type StoredDocument } from './fan-out-model.ts'

/** A delivery that was tried by whoever holds it, and how it stands now. */
export interface Tried {
  delivery: Delivery
  standing: Standing
  at: Date
  /** Deliveries of the same fan-out that nobody was told of yet. */
  untold?: readonly Delivery[]
}

/** A branch for a fan-out that is there already. */
export interface Joining {
  /** Which it is; of an order, the one that this event opened. */
  to: { _id: string } | { orderId: string; cause: string }
  channel: Channel
  branch: Branch
  heldUntil: Date | null
  /** Of the event that asks for it: stored by itself where there is no such fan-out. */
  alone: FanOut
}

/** What lets a held delivery of an order go, with fields of its content that are known by then. */
export interface Release {
  channel: Channel
  orderId: string
  set: Record<string, unknown>
}

/** `told`: the others know how it stands. */
interface Telling {
  told: boolean
}

/** All that is on its way to the channels. Whoever holds a delivery has put a lease on it; only the holder's record of a try counts. */
export interface FanOuts {
  /** Inserts those that are not there yet, and gives them back. */
  add(fanOuts: readonly FanOut[], how?: Telling): Promise<FanOut[]>
  /** Adds branches to fan-outs that lack them, and gives the deliveries that came of it. */
  join(joining: readonly Joining[], how?: Telling): Promise<Delivery[]>
  /** Lets held deliveries go; none: they went before, or there are none. */
  release(released: readonly Release[], at: Date): Promise<void>
  /** Records how held deliveries stand after a try; what comes together is written together. */
  record(tried: readonly Tried[]): Promise<void>
  /** Gives held deliveries back untried, due at their time. */
  putBack(deliveries: readonly Delivery[], dueAt: (delivery: Delivery) => Date): Promise<void>
  /** Takes due deliveries of a seller, earliest first. */
  claim(channel: Channel, userId: number, lease: { at: Date; ms: number }, most: number): Promise<Delivery[]>
  /** When something of a seller is due next on a channel; null: nothing is. */
  nextDue(channel: Channel, userId: number): Promise<Date | null>
  /** Of these, the ones whose order has an earlier delivery on the channel still open, and when that one is tried next. */
  openBefore(channel: Channel, deliveries: readonly Delivery[], at: Date): Promise<Map<Delivery, Date>>
  /** Fan-outs whose holder did not come back in time. */
  abandoned(at: Date, most: number): Promise<FanOut[]>
  /** Makes what such a holder had in hand due. */
  takeOver(fanOut: FanOut, at: Date): Promise<void>
  /** Makes those due that can be asked for again, where nobody was quicker. */
  retry(deliveries: readonly Delivery[], at: Date): Promise<void>
  /** For a seller who was deleted: what waits comes due, to be skipped, and what was given up is forgotten. */
  closeAccount(userId: number, at: Date): Promise<void>
  /** Forgets the content of what was given up so long ago that its time to be forgotten is over; of one seller when named. */
  forget(at: Date, userId?: number): Promise<void>
  /** Tells the others of every change; to be started and stopped with the service. */
  outbox: Outbox
}

export function fanOutsOf(connection: Connection, bus: Bus, log: Logger): FanOuts {
  const stored = fanOutCollection(connection)
  const outbox = createOutbox(fanOutModel(connection), bus, log)
  const UNHELD = { projection: { outbox: 0, outboxAt: 0, outboxLease: 0 } } as const
  const read = (filter: mongo.Filter<StoredDocument>, most: number) =>
    stored.find(filter, { ...UNHELD, limit: most }).toArray() as Promise<FanOut[]>

  const recordGathered = gathered(async (tries: readonly Tried[]) => {
    // What came of one fan-out's deliveries in one hand is one write.
    const together = [...Map.groupBy(tries, ({ delivery }) => `${fanOutIdOf(delivery)} ${delivery.lease}`).values()]
    const written = together.map((group) => {
      const after = group.map(stoodBy)
      const untold = group.flatMap((each) => each.untold ?? [])
      const entries = changesEvent([...untold, ...after], group.at(-1)?.at ?? new Date())
      return { after, entries }
    })
    const { matchedCount } = await stored.bulkWrite(
      written.map(({ after, entries }) => ({
        updateOne: {
          filter: mine(after),
          update: branchUpdate(branchesOf(after, { lease: null }), { entries, mark: outbox.leased(entries).set }),
        },
      })),
      { ordered: false, ignoreUndefined: true },
    )
    // Where another has taken one over meanwhile, ours was not stored and must not be told: the relay sorts it out.
    if (matchedCount === written.length) {
      for (const { after, entries } of written)
        for (const { _id } of after.slice(0, 1))
          if (entries.length > 0) outbox.publishBorn(fanOutIdOf({ _id }), entries)
    }
    return tries.map(() => undefined)
  })

  const add: FanOuts['add'] = async (fanOuts, { told } = { told: false }) => {
    if (fanOuts.length === 0) return []
    const born = fanOuts.map((fanOut) => {
      // What is in somebody's hands tells of all of it with the first that comes of it.
      const news = told || fanOut.heldUntil ? [] : deliveriesOf(fanOut).filter(saysSomethingNew)
      return { fanOut, entries: changesEvent(news, fanOut.createdAt) }
    })
    const known = await stored
      .bulkWrite(
        born.map(({ fanOut, entries }) => ({
          insertOne: {
            document: {
              ...fanOut,
              ...foundBy(fanOut),
              ...(entries.length > 0 ? outbox.born(entries) : { outbox: [] }),
            },
          },
        })),
        { ordered: false, ignoreUndefined: true },
      )
      .then(() => new Set<number>(), duplicatesIn)
    const fresh = born.filter((_, index) => !known.has(index))
    for (const { fanOut, entries } of fresh) if (entries.length > 0) outbox.publishBorn(fanOut._id, entries)
    return fresh.map(({ fanOut }) => fanOut)
  }

  const forget: FanOuts['forget'] = async (at, userId) => {
    const over = { forgetAt: { $type: 'date', $lte: at }, ...(userId === undefined ? {} : { userId }) }
    for (;;) {
      const found = await read(over, FORGOTTEN_AT_ONCE)
      if (found.length === 0) return
      await stored.bulkWrite(
        found.map((fanOut) => {
          const due = deliveriesOf(fanOut).filter(({ forgetAt }) => forgetAt !== null && forgetAt <= at)
          // One that somebody asked for again meanwhile is wanted still.
          const asRead = due.map(({ channel, forgetAt }) => [`channels.${channel}.forgetAt`, forgetAt])
          return {
            updateOne: {
              filter: { _id: fanOut._id, ...Object.fromEntries(asRead) },
              update: branchUpdate(branchesOf(due, FORGOTTEN), { entries: [], mark: {} }),
            },
          }
        }),
        { ignoreUndefined: true },
      )
    }
  }

  return {
    outbox,
    add,
    forget,

    async join(joining, how = { told: false }) {
      if (joining.length === 0) return []
      const told = joining.map((one) => {
        const delivery = deliveryOf(one.alone, one.channel)
        return {
          ...one,
          entries:
            !how.told && delivery && saysSomethingNew(delivery) ? changesEvent([delivery], delivery.createdAt) : [],
        }
      })
      await stored.bulkWrite(
        told.map(({ to, channel, branch, heldUntil, entries }) => ({
          updateOne: {
            filter: { ...to, [`channels.${channel}`]: { $exists: false } },
            update: branchUpdate({ [channel]: branch }, { entries, mark: outbox.pushed(entries).set }, heldUntil),
          },
        })),
        { ordered: false, ignoreUndefined: true },
      )
      const found = await read({ orderId: { $in: joining.map(({ alone }) => alone.orderId) } }, 0)
      const of = ({ alone, channel }: Joining) =>
        found.flatMap((fanOut) => (fanOut.orderId === alone.orderId ? (deliveryOf(fanOut, channel) ?? []) : []))
      const ours = joining.flatMap((one) => of(one).filter(({ lease }) => lease !== null && lease === one.branch.lease))
      // What a fan-out and its order ask for both is one delivery.
      const joined = new Map(ours.map((delivery) => [delivery._id, delivery])).values()
      for (const one of told)
        if (one.entries.length > 0) for (const each of of(one)) outbox.publishSoon(fanOutIdOf(each))
      const added = await add(
        joining.filter((one) => of(one).length === 0).map(({ alone }) => alone),
        how,
      )
      return [...joined, ...added.flatMap(deliveriesOf)]
    },

    async release(released, at) {
      if (released.length === 0) return
      await stored.bulkWrite(
        released.map(({ channel, orderId, set }) => {
          const branch = `channels.${channel}`
          const content = Object.entries(set).map(([field, value]) => [`${branch}.content.${field}`, value])
          return {
            updateMany: {
              filter: { orderId, [`${branch}.held`]: true },
              update: {
                $set: {
                  ...Object.fromEntries(content),
                  [`${branch}.held`]: false,
                  [`${branch}.reason`]: null,
                  [`${branch}.dueAt`]: at,
                  [`${branch}.forgetAt`]: null,
                },
              },
            },
          }
        }),
      )
    },

    async record(tried) {
      await Promise.all(tried.map(recordGathered))
    },

    async putBack(deliveries, dueAt) {
      if (deliveries.length === 0) return
      await stored.bulkWrite(
        deliveries.map((delivery) => {
          const { lease: _lease, ...branch } = branchOf(delivery)
          const back = { ...branch, lease: null, starts: delivery.starts - 1, dueAt: dueAt(delivery) }
          return {
            updateOne: {
              filter: mine([delivery]),
              update: branchUpdate({ [delivery.channel]: back }, { entries: [], mark: {} }),
            },
          }
        }),
        { ordered: false, ignoreUndefined: true },
      )
    },

    async claim(channel, userId, { at, ms }, most) {
      const branch = `channels.${channel}`
      const due = { userId, [`${branch}.dueAt`]: { $lte: at } }
      const found = await stored
        .find(due, { projection: { _id: 1 }, sort: { [`${branch}.dueAt`]: 1 }, limit: most })
        .toArray()
      if (found.length === 0) return []
      const ids = found.map(({ _id }) => _id)
      const lease = randomUUID()
      await stored.updateMany(
        { ...due, _id: { $in: ids } },
        {
          $set: { [`${branch}.lease`]: lease, [`${branch}.dueAt`]: new Date(at.getTime() + ms) },
          $inc: { [`${branch}.starts`]: 1 },
        },
      )
      const claimed = await read({ _id: { $in: ids }, [`${branch}.lease`]: lease }, 0)
      return claimed
        .flatMap((fanOut) => deliveryOf(fanOut, channel) ?? [])
        .toSorted((one, other) => (one._id < other._id ? -1 : 1))
    },

    async nextDue(channel, userId) {
      const dueAt = `channels.${channel}.dueAt`
      const [next] = await stored
        .find(
          { userId, [dueAt]: { $lt: NOT_BY_ITSELF } },
          {
            projection: { [dueAt]: 1 },
            sort: { [dueAt]: 1 },
            limit: 1,
          },
        )
        .toArray()
      return next?.channels[channel]?.dueAt ?? null
    },

    async openBefore(channel, deliveries, at) {
      const orderIds = deliveries.flatMap(({ orderId }) => orderId ?? [])
      const own = new Set(deliveries.map(({ _id }) => _id))
      const open = (await read({ orderId: { $in: orderIds } }, 0))
        .flatMap((fanOut) => deliveryOf(fanOut, channel) ?? [])
        .filter(({ _id, dueAt, lease, held }) => !own.has(_id) && !held && (dueAt !== null || lease !== null))
      const waiting = deliveries.flatMap((delivery) => {
        const earlier = open.find(({ orderId, _id }) => orderId === delivery.orderId && _id < delivery._id)
        return earlier ? [[delivery, earlier.dueAt ?? at] as const] : []
      })
      return new Map(waiting)
    },

    abandoned: (at, most) => read({ heldUntil: { $lte: at } }, most),

    async takeOver(fanOut, at) {
      const left = deliveriesOf(fanOut).filter(({ lease, dueAt }) => lease !== null && dueAt === null)
      const due = left.map((delivery) => ({ ...delivery, dueAt: at }))
      const entries = changesEvent(deliveriesOf(fanOut).filter(saysSomethingNew), at)
      const { modifiedCount } = await stored.updateOne(
        { ...mine(left), _id: fanOut._id, heldUntil: fanOut.heldUntil },
        branchUpdate(branchesOf(due, { lease: null }), { entries, mark: outbox.pushed(entries).set }),
      )
      if (modifiedCount === 1 && entries.length > 0) outbox.publishSoon(fanOut._id)
    },

    async retry(deliveries, at) {
      const wanted = deliveries.filter(canRetry)
      if (wanted.length === 0) return
      await stored.bulkWrite(
        wanted.map((delivery) => {
          const again = { ...delivery, ...retried(delivery, at), changedAt: at }
          const entries = changesEvent([again], at)
          const { channel, state, attempts } = delivery
          const asRead = { lease: null, state, attempts }
          const filter = Object.entries(asRead).map(([field, value]) => [`channels.${channel}.${field}`, value])
          return {
            updateOne: {
              filter: { _id: fanOutIdOf(delivery), ...Object.fromEntries(filter) },
              update: branchUpdate({ [channel]: branchOf(again) }, { entries, mark: outbox.pushed(entries).set }),
            },
          }
        }),
        { ignoreUndefined: true },
      )
      for (const delivery of wanted) outbox.publishSoon(fanOutIdOf(delivery))
    },

    async closeAccount(userId, at) {
      for (const channel of Channel.options) {
        const branch = `channels.${channel}`
        // Each reads off the index of what is still open, never all that the seller ever had.
        await stored.updateMany(
          { userId, [`${branch}.dueAt`]: { $type: 'date' }, [`${branch}.lease`]: null },
          { $set: { [`${branch}.dueAt`]: at, [`${branch}.held`]: false } },
        )
      }
      await forget(NOT_BY_ITSELF, userId)
    },
  }
}

const FORGOTTEN_AT_ONCE = 500
const FORGOTTEN = { content: null, held: false, dueAt: null, forgetAt: null } as const

/** The fan-out of these deliveries, as long as they are in the hands of whoever put this lease on them. */
const mine = (deliveries: readonly Delivery[]): mongo.Filter<StoredDocument> =>
  Object.fromEntries(
    deliveries.flatMap((delivery) => [
      ['_id', fanOutIdOf(delivery)],
      [`channels.${delivery.channel}.lease`, delivery.lease],
    ]),
  )

const branchesOf = (deliveries: readonly Delivery[], set: Partial<Branch>): FanOut['channels'] =>
  Object.fromEntries(deliveries.map((delivery) => [delivery.channel, { ...branchOf(delivery), ...set }]))

/** A delivery after a try. Content that is needed no more goes at once. */
function stoodBy({ delivery, standing, at }: Tried): Delivery {
  const isForgotten = standing.forgetAt !== null && standing.forgetAt <= at
  return {
    ...delivery,
    ...standing,
    ...(isForgotten ? { content: null, forgetAt: null } : {}),
    changedAt: standing.state === delivery.state ? delivery.changedAt : at,
  }
}
