import { randomUUID } from 'node:crypto'
import type { Channel } from '@izlog/contracts/domain/delivery'
import type { Outbox } from '@izlog/kit/outbox/outbox'
import { retryDeadlock } from '@izlog/kit/store/connection'
import { isDate } from '@izlog/kit/store/partial-indexes'
import type { mongo } from 'mongoose'
import type { Delivery } from '../domain/delivery.ts'
import { changesEvent, isWorthPublishing } from '../domain/delivery-events.ts'
import {
  branchOf,
  deliveriesOf,
  deliveryOf,
  type FanOut,
  fanOutIdOf,
  isInMemory,
  NOT_BY_ITSELF,
} from '../domain/fan-out.ts'
import { branchesOf, branchUpdate, leasedBy } from './branch-update.ts'
import { fanOutReader, type StoredDocument } from './fan-out-model.ts'

/** The deliveries that wait in lanes. A claimed delivery is leased until its `dueAt`. */
export interface DueDeliveries {
  /** Ends the lease of deliveries that were not tried. `unpublished`: others of their fan-outs whose state is not published yet. */
  putBack(
    deliveries: readonly Delivery[],
    dueAt: (delivery: Delivery) => Date,
    unpublished?: ReadonlyMap<Delivery, readonly Delivery[]>,
  ): Promise<void>
  /** Leases due deliveries of a seller, earliest first. */
  claim(channel: Channel, userId: number, lease: { at: Date; ms: number }, limit: number): Promise<Delivery[]>
  /** When a delivery of a seller is due next on a channel; null: none is. */
  nextDue(channel: Channel, userId: number): Promise<Date | null>
  /** Those whose order has an earlier open delivery on the channel, with the time at which that one is tried next. */
  openBefore(channel: Channel, deliveries: readonly Delivery[], at: Date): Promise<Map<Delivery, Date>>
  /** Fan-outs with branches in memory whose process did not record them before `heldUntil`. */
  abandoned(at: Date, limit: number): Promise<FanOut[]>
  /** Makes those branches due, unless their process has recorded them by now. */
  takeOver(fanOut: FanOut, at: Date): Promise<void>
}

export function dueDeliveries(stored: mongo.Collection<StoredDocument>, outbox: Outbox): DueDeliveries {
  const read = fanOutReader(stored)
  return {
    async claim(channel, userId, { at, ms }, limit) {
      const branch = `channels.${channel}`
      const due = { userId, [`${branch}.dueAt`]: { ...isDate, $lte: at } }
      const found = await stored
        .find(due, { projection: { _id: 1 }, sort: { [`${branch}.dueAt`]: 1 }, limit })
        .toArray()
      if (found.length === 0) return []
      const ids = found.map(({ _id }) => _id)
      const lease = randomUUID()
      const mark = {
        $set: { [`${branch}.lease`]: lease, [`${branch}.dueAt`]: new Date(at.getTime() + ms) },
        $inc: { [`${branch}.starts`]: 1 },
      }
      await retryDeadlock(() => stored.updateMany({ ...due, _id: { $in: ids } }, mark))
      const claimed = await read({ userId, _id: { $in: ids }, [`${branch}.lease`]: lease }, 0)
      return claimed
        .flatMap((fanOut) => deliveryOf(fanOut, channel) ?? [])
        .toSorted((one, other) => (one._id < other._id ? -1 : 1))
    },

    async nextDue(channel, userId) {
      const dueAt = `channels.${channel}.dueAt`
      const [next] = await stored
        .find(
          { userId, [dueAt]: { ...isDate, $lt: NOT_BY_ITSELF } },
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
      const userIds = [...new Set(deliveries.map(({ userId }) => userId))]
      const open = (await read({ userId: { $in: userIds }, orderId: { $in: orderIds } }, 0))
        .flatMap((fanOut) => deliveryOf(fanOut, channel) ?? [])
        .filter(({ _id, dueAt, lease, held }) => !own.has(_id) && !held && (dueAt !== null || lease !== null))
      const waiting = deliveries.flatMap((delivery) => {
        const earlier = open.find(({ orderId, _id }) => orderId === delivery.orderId && _id < delivery._id)
        return earlier ? [[delivery, earlier.dueAt ?? at] as const] : []
      })
      return new Map(waiting)
    },

    async putBack(deliveries, dueAt, unpublished = new Map()) {
      if (deliveries.length === 0) return
      const back = deliveries.map((delivery) => {
        const { lease: _lease, ...branch } = branchOf(delivery)
        return {
          delivery,
          branch: { ...branch, lease: null, starts: delivery.starts - 1, dueAt: dueAt(delivery) },
          entries: changesEvent(unpublished.get(delivery) ?? [], delivery.createdAt),
        }
      })
      const updates = back.map(({ delivery, branch, entries }) => ({
        updateOne: {
          filter: leasedBy([delivery]),
          update: branchUpdate({ [delivery.channel]: branch }, { entries, mark: outbox.update(entries).set }),
        },
      }))
      await retryDeadlock(() => stored.bulkWrite(updates, { ordered: false, ignoreUndefined: true }))
      for (const { delivery, entries } of back) if (entries.length > 0) outbox.publishSoon(fanOutIdOf(delivery))
    },

    abandoned: (at, limit) => read({ heldUntil: { ...isDate, $lte: at } }, limit),

    async takeOver(fanOut, at) {
      const left = deliveriesOf(fanOut).filter(isInMemory)
      const due = left.map((delivery) => ({ ...delivery, dueAt: at }))
      const entries = changesEvent(deliveriesOf(fanOut).filter(isWorthPublishing), at)
      const { modifiedCount } = await stored.updateOne(
        { ...leasedBy(left), _id: fanOut._id, userId: fanOut.userId, heldUntil: fanOut.heldUntil },
        branchUpdate(branchesOf(due, { lease: null }), { entries, mark: outbox.update(entries).set }),
      )
      if (modifiedCount === 1 && entries.length > 0) outbox.publishSoon(fanOut._id)
    },
  }
}
