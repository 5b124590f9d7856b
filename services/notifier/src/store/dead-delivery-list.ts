import { Channel } from '@izlog/contracts/domain/delivery'
import { isDate, isString } from '@izlog/kit/store/partial-indexes'
import type { Connection, mongo } from 'mongoose'
import { deliveryOf, type FanOut, fanOutIdOf } from '../domain/fan-out.ts'
import type { OrderDelivery } from './delivery-lists.ts'
import { fanOutCollection, type StoredDocument } from './fan-out-model.ts'

/** Which dead deliveries, by when they died; `from` is included, `before` is not. */
export interface DeadFilter {
  channel?: Channel | undefined
  userId?: number | undefined
  from?: Date | undefined
  before?: Date | undefined
}

/** Reads the dead deliveries of orders, of all sellers, those that died last first. */
export interface DeadDeliveryList {
  page(
    filter: DeadFilter,
    query: { cursor?: string | undefined; limit: number },
  ): Promise<{ deliveries: OrderDelivery[]; nextCursor: string | null }>
  /** Counts up to `limit`. Reads as many documents of each channel, so it is not for every page. */
  count(filter: DeadFilter, limit: number): Promise<number>
}

const channelsOf = ({ channel }: DeadFilter): readonly Channel[] => (channel ? [channel] : Channel.options)

export function deadDeliveryList(connection: Connection): DeadDeliveryList {
  const stored = fanOutCollection(connection)
  return {
    async page(filter, { cursor, limit }) {
      const after = cursor === undefined ? undefined : placeOf(cursor)
      const lists = await Promise.all(channelsOf(filter).map((channel) => listOf(channel, filter, after, limit)))
      const found = lists.flat().toSorted(latestFirst)
      const deliveries = found.slice(0, limit)
      const last = deliveries.at(-1)
      return {
        deliveries,
        nextCursor: found.length > limit && last ? cursorOf(last) : null,
      }
    },

    async count(filter, limit) {
      const counts = channelsOf(filter).map((channel) => stored.countDocuments(matching(channel, filter), { limit }))
      const sum = (await Promise.all(counts)).reduce((total, count) => total + count, 0)
      return Math.min(sum, limit)
    },
  }

  async function listOf(
    channel: Channel,
    filter: DeadFilter,
    after: Place | undefined,
    limit: number,
  ): Promise<OrderDelivery[]> {
    const diedAt = `channels.${channel}.changedAt`
    const found = (await stored
      .find(after ? { $and: [matching(channel, filter), notBefore(diedAt, after)] } : matching(channel, filter), {
        projection: { outbox: 0, outboxAt: 0, outboxLease: 0 },
        sort: { [diedAt]: -1, _id: -1 },
        // The delivery of the cursor is among them, and one more shows whether there is a next page.
        limit: limit + 2,
      })
      .toArray()) as unknown as FanOut[]
    const deliveries = found.flatMap((fanOut) => deliveryOf(fanOut, channel) ?? []).filter(isOfOrder)
    return after ? deliveries.filter((delivery) => latestFirst(after, delivery) < 0) : deliveries
  }
}

/** The position of a delivery in the list. */
type Place = Pick<OrderDelivery, '_id' | 'changedAt'>

const cursorOf = ({ _id, changedAt }: Place): string => `${changedAt.getTime()}.${_id}`

function placeOf(cursor: string): Place {
  const at = cursor.indexOf('.')
  return { changedAt: new Date(Number(cursor.slice(0, at))), _id: cursor.slice(at + 1) }
}

const latestFirst = (one: Place, other: Place): number =>
  other.changedAt.getTime() - one.changedAt.getTime() || (one._id < other._id ? 1 : one._id > other._id ? -1 : 0)

/** By the partial index of dead deliveries of the channel. */
function matching(channel: Channel, { userId, from, before }: DeadFilter): mongo.Filter<StoredDocument> {
  return {
    [`channels.${channel}.state`]: 'dead',
    // Asked for in any case, since the index begins with it.
    [`channels.${channel}.changedAt`]: {
      ...isDate,
      ...(from ? { $gte: from } : {}),
      ...(before ? { $lt: before } : {}),
    },
    ...(userId === undefined ? {} : { userId }),
    orderId: isString,
  }
}

const notBefore = (diedAt: string, after: Place): mongo.Filter<StoredDocument> => ({
  $or: [{ [diedAt]: { $lt: after.changedAt } }, { [diedAt]: after.changedAt, _id: { $lte: fanOutIdOf(after) } }],
})

const isOfOrder = (delivery: { orderId: string | null }): delivery is OrderDelivery => delivery.orderId !== null
