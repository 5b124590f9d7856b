import { Channel } from '@izlog/contracts/domain/delivery'
import { DELIVERY_MESSAGES, type FailedDeliveriesQuery } from '@izlog/contracts/http/deliveries'
import type { PageQuery } from '@izlog/contracts/http/paging'
import { invalid } from '@izlog/kit/errors'
import { isDate, isString } from '@izlog/kit/store/partial-indexes'
import type { Connection, mongo } from 'mongoose'
import type { Delivery } from '../domain/delivery.ts'
import { deliveriesOf, deliveryOf, type FanOut, fanOutIdOf, partsOf } from '../domain/fan-out.ts'
import { fanOutCollection, type StoredDocument } from './fan-out-model.ts'

/** A delivery that belongs to an order, not to a notification. */
export type OrderDelivery = Delivery & { orderId: string }

export interface DeliveryList {
  deliveries: OrderDelivery[]
  nextCursor: string | null
  total: number
}

/** Reads deliveries, newest first. `userId`: only this seller's; undefined: all sellers'. */
export interface DeliveryLists {
  ofOrder(userId: number | undefined, orderId: string, page: PageQuery): Promise<DeliveryList>
  failed(userId: number | undefined, query: FailedDeliveriesQuery): Promise<DeliveryList>
  /** How many of a seller's are still to be sent: what `closeAccount` would skip. */
  countWaiting(userId: number): Promise<number>
  find(userId: number | undefined, id: string): Promise<OrderDelivery | undefined>
  /** Those that there are, of any seller. */
  findAll(ids: readonly string[]): Promise<OrderDelivery[]>
  /** How many of a seller's deliveries were given up from `from` up to `to`. */
  deadBetween(userId: number, from: Date, to: Date): Promise<number>
  /** Later deliveries of the same orders to the same channels. */
  after(deliveries: readonly OrderDelivery[]): Promise<OrderDelivery[]>
  /** The ids of those notifications that did not arrive on a channel, with the reason. */
  undelivered(notifications: readonly { _id: string; userId: number }[]): Promise<Map<string, string>>
}

const CURSOR = /^[0-9a-f-]{36}:[a-z]{1,20}$/
const FAILING = ['failed', 'dead']

export function deliveryLists(connection: Connection): DeliveryLists {
  const stored = fanOutCollection(connection)
  const own = (userId: number | undefined) => (userId === undefined ? {} : { userId })
  /** Ids begin with a uuid v7, so they sort by time. */
  const newest = (filter: mongo.Filter<StoredDocument>, limit: number) =>
    stored
      .find(filter, { projection: { outbox: 0, outboxAt: 0, outboxLease: 0 }, sort: { _id: -1 }, limit })
      .toArray() as unknown as Promise<FanOut[]>

  /** The page after the cursor. */
  const pageOf = (
    fanOuts: readonly FanOut[],
    isListed: (delivery: Delivery) => boolean,
    { cursor, limit }: PageQuery,
  ) => {
    const found = fanOuts
      .flatMap(deliveriesOf)
      .filter(isOfOrder)
      .filter((delivery) => isListed(delivery) && (cursor === undefined || delivery._id < cursor))
      .toSorted((one, other) => (one._id < other._id ? 1 : -1))
    const deliveries = found.slice(0, limit)
    return { deliveries, nextCursor: found.length > limit ? (deliveries.at(-1)?._id ?? null) : null }
  }

  return {
    async ofOrder(userId, orderId, query) {
      refuseUnknown(query)
      const fanOuts = await newest({ ...own(userId), orderId }, 0)
      return { ...pageOf(fanOuts, () => true, query), total: fanOuts.flatMap(deliveriesOf).length }
    },
    async failed(userId, query) {
      refuseUnknown(query)
      const { channel } = query
      const failing = {
        ...own(userId),
        failing: true,
        orderId: isString,
        ...(channel ? { [`channels.${channel}.state`]: { $in: FAILING } } : {}),
      }
      const from = query.cursor === undefined ? {} : { _id: { $lte: fanOutIdOf({ _id: query.cursor }) } }
      const [fanOuts, [counted]] = await Promise.all([
        newest({ ...failing, ...from }, query.limit + 2),
        stored
          .aggregate<{ total: number }>([{ $match: failing }, countFailing(channel ? [channel] : Channel.options)])
          .toArray(),
      ])
      const isListed = (delivery: Delivery) =>
        FAILING.includes(delivery.state) && (channel === undefined || delivery.channel === channel)
      return { ...pageOf(fanOuts, isListed, query), total: counted?.total ?? 0 }
    },
    async countWaiting(userId) {
      // Each count reads a partial index of open deliveries.
      const counts = await Promise.all(
        Channel.options.map((channel) => stored.countDocuments({ userId, [`channels.${channel}.dueAt`]: isDate })),
      )
      return counts.reduce((sum, count) => sum + count, 0)
    },
    async find(userId, id) {
      const parts = partsOf(id)
      const [fanOut] = parts ? await newest({ _id: parts.fanOutId, ...own(userId) }, 1) : []
      const found = parts && fanOut ? deliveryOf(fanOut, parts.channel) : undefined
      return found && isOfOrder(found) ? found : undefined
    },
    async findAll(ids) {
      const parts = ids.flatMap((id) => partsOf(id) ?? [])
      const found = await newest({ _id: { $in: parts.map(({ fanOutId }) => fanOutId) } }, 0)
      const wanted = new Set(ids)
      return found
        .flatMap(deliveriesOf)
        .filter((delivery) => wanted.has(delivery._id))
        .filter(isOfOrder)
    },
    async undelivered(notifications) {
      const userIds = [...new Set(notifications.map(({ userId }) => userId))]
      const found = await newest({ userId: { $in: userIds }, _id: { $in: notifications.map(({ _id }) => _id) } }, 0)
      return new Map(
        found.flatMap((fanOut) =>
          deliveriesOf(fanOut).flatMap(({ state, reason }) =>
            // Skipped: the channel is not set up, which is no failure.
            reason === null || state === 'skipped' ? [] : [[fanOut._id, reason] as const],
          ),
        ),
      )
    },
    async deadBetween(userId, from, to) {
      const died = { $gte: from, $lt: to }
      const counts = await Promise.all(
        Channel.options.map((channel) =>
          stored.countDocuments({
            userId,
            failing: true,
            orderId: isString,
            [`channels.${channel}.state`]: 'dead',
            [`channels.${channel}.changedAt`]: died,
          }),
        ),
      )
      return counts.reduce((sum, count) => sum + count, 0)
    },
    async after(deliveries) {
      if (deliveries.length === 0) return []
      const userIds = [...new Set(deliveries.map(({ userId }) => userId))]
      const orderIds = [...new Set(deliveries.map(({ orderId }) => orderId))]
      const ofOrders = await newest({ userId: { $in: userIds }, orderId: { $in: orderIds } }, 0)
      const all = ofOrders.flatMap(deliveriesOf).filter(isOfOrder)
      return all.filter(({ _id, orderId, channel }) =>
        deliveries.some((earlier) => earlier.orderId === orderId && earlier.channel === channel && earlier._id < _id),
      )
    },
  }
}

const isOfOrder = (delivery: Delivery): delivery is OrderDelivery => delivery.orderId !== null

function refuseUnknown({ cursor }: PageQuery): void {
  if (cursor !== undefined && !CURSOR.test(cursor))
    throw invalid([{ path: 'cursor', message: DELIVERY_MESSAGES.unknownPage }])
}

const countFailing = (channels: readonly Channel[]) => ({
  $group: {
    _id: null,
    total: {
      $sum: {
        $add: channels.map((channel) => ({
          $cond: [{ $in: [{ $ifNull: [`$channels.${channel}.state`, null] }, FAILING] }, 1, 0],
        })),
      },
    },
  },
})
