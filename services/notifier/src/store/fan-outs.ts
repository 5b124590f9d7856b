import type { Channel } from '@izlog/contracts/domain/delivery'
import type { Bus } from '@izlog/kit/bus/bus'
import type { Logger } from '@izlog/kit/logger'
import { createOutbox, type Outbox } from '@izlog/kit/outbox/outbox'
import { retryDeadlock } from '@izlog/kit/store/connection'
import { gathered } from '@izlog/kit/store/gathered'
import type { Connection } from 'mongoose'
import type { Delivery, Standing } from '../domain/delivery.ts'
import { changesEvent, isWorthPublishing } from '../domain/delivery-events.ts'
import { type Branch, deliveriesOf, deliveryOf, type FanOut, fanOutIdOf } from '../domain/fan-out.ts'
import { branchesOf, branchUpdate, leasedBy } from './branch-update.ts'
import { type DueDeliveries, dueDeliveries } from './due-deliveries.ts'
import { duplicatesIn } from './duplicates.ts'
import { fanOutCollection, fanOutModel, fanOutReader, indexedFields } from './fan-out-model.ts'
import { type FanOutUpkeep, fanOutUpkeep } from './fan-out-upkeep.ts'

/** A delivery that was attempts by whoever holds it, and how it stands now. */
export interface Attempt {
  delivery: Delivery
  standing: Standing
  at: Date
  /** Deliveries of the same fan-out that nobody was told of yet. */
  unpublished?: readonly Delivery[]
}

/** A branch for a fan-out that is there already. */
export interface BranchAddition {
  /** Which it is; of an order, the one that this event opened. */
  to: { _id: string } | { orderId: string; cause: string }
  channel: Channel
  branch: Branch
  heldUntil: Date | null
  /** Of the event that asks for it: stored by itself where there is no such fan-out. */
  standalone: FanOut
}

/** What lets a held delivery of an order go, with fields of its content that are known by then. */
export interface Release {
  channel: Channel
  orderId: string
  set: Record<string, unknown>
}

/** `told`: the others know how it stands. */
interface Publication {
  published: boolean
}

/** All that is on its way to the channels. Whoever holds a delivery has put a lease on it; only the holder's record of a try counts. */
export interface FanOuts extends DueDeliveries, FanOutUpkeep {
  /** Inserts those that are not there yet, and gives them back. */
  add(fanOuts: readonly FanOut[], how?: Publication): Promise<FanOut[]>
  /** Adds branches to fan-outs that lack them, and gives the deliveries that came of it. */
  addBranches(additions: readonly BranchAddition[], how?: Publication): Promise<Delivery[]>
  /** Lets held deliveries go; none: they went before, or there are none. */
  release(released: readonly Release[], at: Date): Promise<void>
  /** Records how held deliveries stand after a try; what comes together is written together. */
  record(attempts: readonly Attempt[]): Promise<void>
  /** Tells the others of every change; to be started and stopped with the service. */
  outbox: Outbox
}

export function fanOutsOf(connection: Connection, bus: Bus, log: Logger): FanOuts {
  const stored = fanOutCollection(connection)
  const outbox = createOutbox(fanOutModel(connection), bus, log)
  const read = fanOutReader(stored)

  const recordGathered = gathered(async (batch: readonly Attempt[]) => {
    // What came of one fan-out's deliveries in one hand is one write.
    // In the order of their ids, so that two such calls wait for each other as seldom as may be.
    const groups = Map.groupBy(batch, ({ delivery }) => `${fanOutIdOf(delivery)} ${delivery.lease}`)
    const inOrder = [...groups].toSorted(([one], [other]) => (one < other ? -1 : 1))
    const written = inOrder.flatMap(([, group]) => {
      const [first] = group
      if (!first) return []
      const after = group.map(withStanding)
      const unpublished = group.flatMap((each) => each.unpublished ?? [])
      const entries = changesEvent([...unpublished, ...after], group.at(-1)?.at ?? new Date())
      return { fanOutId: fanOutIdOf(first.delivery), after, entries }
    })
    const updates = written.map(({ after, entries }) => ({
      updateOne: {
        filter: leasedBy(after),
        update: branchUpdate(branchesOf(after, { lease: null }), { entries, mark: outbox.updateLeased(entries).set }),
      },
    }))
    const { matchedCount } = await retryDeadlock(() =>
      stored.bulkWrite(updates, { ordered: false, ignoreUndefined: true }),
    )
    // Where another has taken one over meanwhile, ours was not stored and must not be told: the relay sorts it out.
    if (matchedCount === written.length) {
      for (const { fanOutId, entries } of written) if (entries.length > 0) outbox.publishLeased(fanOutId, entries)
    }
    return batch.map(() => undefined)
  })

  const add: FanOuts['add'] = async (fanOuts, { published } = { published: false }) => {
    if (fanOuts.length === 0) return []
    const inserts = fanOuts.map((fanOut) => {
      // What is in somebody's hands tells of all of it with the first that comes of it.
      const news = published || fanOut.heldUntil ? [] : deliveriesOf(fanOut).filter(isWorthPublishing)
      return { fanOut, entries: changesEvent(news, fanOut.createdAt) }
    })
    const known = await stored
      .bulkWrite(
        inserts.map(({ fanOut, entries }) => ({
          insertOne: {
            document: {
              ...fanOut,
              ...indexedFields(fanOut),
              ...(entries.length > 0 ? outbox.insertLeased(entries) : { outbox: [] }),
            },
          },
        })),
        { ordered: false, ignoreUndefined: true },
      )
      .then(() => new Set<number>(), duplicatesIn)
    const fresh = inserts.filter((_, index) => !known.has(index))
    for (const { fanOut, entries } of fresh) if (entries.length > 0) outbox.publishLeased(fanOut._id, entries)
    return fresh.map(({ fanOut }) => fanOut)
  }

  return {
    ...dueDeliveries(stored, outbox),
    ...fanOutUpkeep(stored, outbox),
    outbox,
    add,

    async addBranches(additions, how = { published: false }) {
      if (additions.length === 0) return []
      const published = additions.map((one) => {
        const delivery = deliveryOf(one.standalone, one.channel)
        return {
          ...one,
          entries:
            !how.published && delivery && isWorthPublishing(delivery)
              ? changesEvent([delivery], delivery.createdAt)
              : [],
        }
      })
      const updates = published.map(({ to, channel, branch, heldUntil, entries }) => ({
        updateOne: {
          filter: { ...to, [`channels.${channel}`]: { $exists: false } },
          update: branchUpdate({ [channel]: branch }, { entries, mark: outbox.update(entries).set }, heldUntil),
        },
      }))
      await retryDeadlock(() => stored.bulkWrite(updates, { ordered: false, ignoreUndefined: true }))
      const found = await read({ orderId: { $in: additions.map(({ standalone }) => standalone.orderId) } }, 0)
      const of = ({ standalone, channel }: BranchAddition) =>
        found.flatMap((fanOut) => (fanOut.orderId === standalone.orderId ? (deliveryOf(fanOut, channel) ?? []) : []))
      const ours = additions.flatMap((one) =>
        of(one).filter(({ lease }) => lease !== null && lease === one.branch.lease),
      )
      // What a fan-out and its order ask for both is one delivery.
      const joined = new Map(ours.map((delivery) => [delivery._id, delivery])).values()
      for (const one of published)
        if (one.entries.length > 0) for (const each of of(one)) outbox.publishSoon(fanOutIdOf(each))
      const added = await add(
        additions.filter((one) => of(one).length === 0).map(({ standalone }) => standalone),
        how,
      )
      return [...joined, ...added.flatMap(deliveriesOf)]
    },

    async release(released, at) {
      if (released.length === 0) return
      const updates = released.map(({ channel, orderId, set }) => {
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
      })
      await retryDeadlock(() => stored.bulkWrite(updates))
    },

    async record(attempts) {
      await Promise.all(attempts.map(recordGathered))
    },
  }
}

/** A delivery after a try. Content that is needed no more goes at once. */
function withStanding({ delivery, standing, at }: Attempt): Delivery {
  const isForgotten = standing.forgetAt !== null && standing.forgetAt <= at
  return {
    ...delivery,
    ...standing,
    ...(isForgotten ? { content: null, forgetAt: null } : {}),
    changedAt: standing.state === delivery.state ? delivery.changedAt : at,
  }
}
