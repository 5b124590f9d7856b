import type { Channel } from '@izlog/contracts/domain/delivery'
import type { Bus } from '@izlog/kit/bus/bus'
import type { Logger } from '@izlog/kit/logger'
import { createOutbox, type Outbox } from '@izlog/kit/outbox/outbox'
import { batched } from '@izlog/kit/store/batched'
import { retryDeadlock } from '@izlog/kit/store/connection'
import type { Connection } from 'mongoose'
import type { Delivery, Standing } from '../domain/delivery.ts'
import { changesEvent, isWorthPublishing } from '../domain/delivery-events.ts'
import { type Branch, deliveriesOf, deliveryOf, type FanOut, fanOutIdOf } from '../domain/fan-out.ts'
import { branchesOf, branchUpdate, leasedBy } from './branch-update.ts'
import { type DueDeliveries, dueDeliveries } from './due-deliveries.ts'
import { duplicatesIn } from './duplicates.ts'
import { fanOutCollection, fanOutModel, fanOutReader, indexedFields } from './fan-out-model.ts'
import { type FanOutUpkeep, fanOutUpkeep } from './fan-out-upkeep.ts'
import { type PausedMarks, pausedMarks } from './paused-marks.ts'
import { type UnsentChanges, unsentChanges } from './unsent-changes.ts'

/** A try of a leased delivery, with its state after it. */
export interface Attempt {
  delivery: Delivery
  standing: Standing
  at: Date
  /** Deliveries of the same fan-out whose state is not published yet. */
  unpublished?: readonly Delivery[]
}

/** A branch for a fan-out that is stored already. */
export interface BranchAddition {
  /** The fan-out, by id, or by the order and the event that opened it. */
  to: { _id: string } | { orderId: string; cause: string }
  channel: Channel
  branch: Branch
  heldUntil: Date | null
  /** The fan-out that is stored instead where there is none to add to. */
  standalone: FanOut
}

/** Releases an order's delivery that is on hold; `set`: fields of its content that are only known now. */
export interface Release {
  channel: Channel
  userId: number
  orderId: string
  set: Record<string, unknown>
}

/** `published`: readers have the state already, so no event is appended. */
interface Publication {
  published: boolean
}

/** All deliveries, grouped by event. A process leases a delivery to send it; only an outcome under the current lease is recorded. */
export interface FanOuts extends DueDeliveries, FanOutUpkeep, PausedMarks, UnsentChanges {
  /** Inserts those that are not stored yet, and returns them. */
  add(fanOuts: readonly FanOut[], how?: Publication): Promise<FanOut[]>
  /** Adds branches to fan-outs that lack them, and returns the deliveries that were added. */
  addBranches(additions: readonly BranchAddition[], how?: Publication): Promise<Delivery[]>
  /** Makes deliveries that are on hold due. Does nothing where none is, or where it was released before. */
  release(released: readonly Release[], at: Date): Promise<void>
  /** Records outcomes under their leases; calls at the same time share a bulk write. */
  record(attempts: readonly Attempt[]): Promise<void>
  /** Publishes every change; started and stopped with the service. */
  outbox: Outbox
}

export function fanOutsOf(connection: Connection, bus: Bus, log: Logger): FanOuts {
  const stored = fanOutCollection(connection)
  const outbox = createOutbox(fanOutModel(connection), bus, log)
  const read = fanOutReader(stored)

  const recordGathered = batched(async (batch: readonly Attempt[]) => {
    // Outcomes of one fan-out under one lease are one update.
    // Sorted by id, so that two concurrent bulk writes lock documents in the same order.
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
    // If a lease was taken over meanwhile, its update matched nothing and must not be published; the relay publishes the stored ones.
    if (matchedCount === written.length) {
      for (const { fanOutId, entries } of written) if (entries.length > 0) outbox.publishLeased(fanOutId, entries)
    }
    return batch.map(() => undefined)
  })

  const add: FanOuts['add'] = async (fanOuts, { published } = { published: false }) => {
    if (fanOuts.length === 0) return []
    const inserts = fanOuts.map((fanOut) => {
      // Of a fan-out in memory all states are published with its first outcome.
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
    ...pausedMarks(stored, outbox),
    ...unsentChanges(stored, outbox),
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
      const updates = published.map(({ to, standalone: { userId }, channel, branch, heldUntil, entries }) => ({
        updateOne: {
          filter: { ...to, userId, [`channels.${channel}`]: { $exists: false } },
          update: branchUpdate({ [channel]: branch }, { entries, mark: outbox.update(entries).set }, heldUntil),
        },
      }))
      await retryDeadlock(() => stored.bulkWrite(updates, { ordered: false, ignoreUndefined: true }))
      const standalones = additions.map(({ standalone }) => standalone)
      const found = await read(
        {
          userId: { $in: [...new Set(standalones.map(({ userId }) => userId))] },
          orderId: { $in: standalones.map(({ orderId }) => orderId) },
        },
        0,
      )
      const of = ({ standalone, channel }: BranchAddition) =>
        found.flatMap((fanOut) => (fanOut.orderId === standalone.orderId ? (deliveryOf(fanOut, channel) ?? []) : []))
      const ours = additions.flatMap((one) =>
        of(one).filter(({ lease }) => lease !== null && lease === one.branch.lease),
      )
      // Both forms of `to` may name the same fan-out: each delivery is returned once.
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
      const updates = released.map(({ channel, userId, orderId, set }) => {
        const branch = `channels.${channel}`
        const content = Object.entries(set).map(([field, value]) => [`${branch}.content.${field}`, value])
        return {
          updateMany: {
            filter: { userId, orderId, [`${branch}.held`]: true },
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

/** A delivery after a try, without its content once `forgetAt` has come. */
function withStanding({ delivery, standing, at }: Attempt): Delivery {
  const isForgotten = standing.forgetAt !== null && standing.forgetAt <= at
  return {
    ...delivery,
    ...standing,
    ...(isForgotten ? { content: null, forgetAt: null } : {}),
    changedAt: standing.state === delivery.state ? delivery.changedAt : at,
  }
}
