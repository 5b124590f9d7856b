import { Channel } from '@izlog/contracts/domain/delivery'
import type { Outbox } from '@izlog/kit/outbox/outbox'
import { isDate } from '@izlog/kit/store/partial-indexes'
import type { mongo } from 'mongoose'
import { canRetry, type Delivery, erasedDelivery, holdsShopper, retried } from '../domain/delivery.ts'
import { changesEvent } from '../domain/delivery-events.ts'
import { branchOf, deliveriesOf, fanOutIdOf, NOT_BY_ITSELF } from '../domain/fan-out.ts'
import { branchesOf, branchUpdate } from './branch-update.ts'
import { fanOutReader, type StoredDocument } from './fan-out-model.ts'

/** Retries, erasure, closed accounts and expiry of content. */
export interface FanOutUpkeep {
  /** Makes those due that can be retried, unless another process has changed them meanwhile. */
  retry(deliveries: readonly Delivery[], at: Date): Promise<void>
  /** For a deleted seller: waiting deliveries come due, to be skipped, and the content of closed ones is forgotten. */
  closeAccount(userId: number, at: Date): Promise<void>
  /** Erases the shoppers from all deliveries of these orders, leased ones included, and returns those deliveries. */
  eraseShoppers(of: { orderIds: readonly string[] } | { ids: readonly string[] }, at: Date): Promise<Delivery[]>
  /** Deletes the content of closed deliveries whose `forgetAt` has come; only of this seller when one is given. */
  forget(at: Date, userId?: number): Promise<void>
}

const FORGET_BATCH = 500
const FORGOTTEN = { content: null, held: false, dueAt: null, forgetAt: null } as const

export function fanOutUpkeep(stored: mongo.Collection<StoredDocument>, outbox: Outbox): FanOutUpkeep {
  const read = fanOutReader(stored)
  const forget: FanOutUpkeep['forget'] = async (at, userId) => {
    const over = { forgetAt: { ...isDate, $lte: at }, ...(userId === undefined ? {} : { userId }) }
    for (;;) {
      const found = await read(over, FORGET_BATCH)
      if (found.length === 0) return
      await stored.bulkWrite(
        found.map((fanOut) => {
          const due = deliveriesOf(fanOut).filter(({ forgetAt }) => forgetAt !== null && forgetAt <= at)
          // No match if it was retried meanwhile: then its content is needed.
          const asRead = due.map(({ channel, forgetAt }) => [`channels.${channel}.forgetAt`, forgetAt])
          return {
            updateOne: {
              filter: { _id: fanOut._id, userId: fanOut.userId, ...Object.fromEntries(asRead) },
              update: branchUpdate(branchesOf(due, FORGOTTEN), { entries: [], mark: {} }),
            },
          }
        }),
        { ignoreUndefined: true },
      )
    }
  }

  return {
    forget,
    async retry(deliveries, at) {
      const wanted = deliveries.filter(canRetry)
      if (wanted.length === 0) return
      await stored.bulkWrite(
        wanted.map((delivery) => {
          const again = { ...delivery, ...retried(delivery, at), changedAt: at }
          const entries = changesEvent([again], at)
          const { channel, state, attempts, revision = null } = delivery
          const asRead = { lease: null, state, attempts, revision }
          const filter = Object.entries(asRead).map(([field, value]) => [`channels.${channel}.${field}`, value])
          return {
            updateOne: {
              filter: { _id: fanOutIdOf(delivery), userId: delivery.userId, ...Object.fromEntries(filter) },
              update: branchUpdate({ [channel]: branchOf(again) }, { entries, mark: outbox.update(entries).set }),
            },
          }
        }),
        { ignoreUndefined: true },
      )
      for (const delivery of wanted) outbox.publishSoon(fanOutIdOf(delivery))
    },

    async eraseShoppers(of, at) {
      const matching = 'ids' in of ? { _id: { $in: [...of.ids] } } : { orderId: { $in: [...of.orderIds] } }
      for (;;) {
        const fanOuts = await read(matching, 0)
        const holding = fanOuts.filter((fanOut) => deliveriesOf(fanOut).some(holdsShopper))
        if (holding.length === 0) return fanOuts.flatMap(deliveriesOf)
        await stored.bulkWrite(
          holding.map((fanOut) => {
            const erased = deliveriesOf(fanOut).map((delivery) => erasedDelivery(delivery, at))
            const entries = changesEvent(
              erased.filter(({ changedAt }) => changedAt === at),
              at,
            )
            return {
              updateOne: {
                // No match if an outcome was recorded meanwhile: read again in the next round.
                filter: { _id: fanOut._id, userId: fanOut.userId, version: fanOut.version },
                update: branchUpdate(branchesOf(erased, {}), { entries, mark: outbox.update(entries).set }),
              },
            }
          }),
          { ignoreUndefined: true },
        )
        for (const { _id } of holding) outbox.publishSoon(_id)
      }
    },

    async closeAccount(userId, at) {
      for (const channel of Channel.options) {
        const branch = `channels.${channel}`
        // Uses the partial index of open deliveries instead of reading all of the seller's.
        await stored.updateMany(
          { userId, [`${branch}.dueAt`]: isDate, [`${branch}.lease`]: null },
          { $set: { [`${branch}.dueAt`]: at, [`${branch}.held`]: false } },
        )
      }
      await forget(NOT_BY_ITSELF, userId)
    },
  }
}
