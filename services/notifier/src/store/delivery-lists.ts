import { Channel } from '@izlog/contracts/domain/delivery'
import { DELIVERY_MESSAGES } from '@izlog/contracts/http/deliveries'
import type { PageQuery } from '@izlog/contracts/http/paging'
import { invalid } from '@izlog/kit/errors'
import type { Connection, QueryFilter } from 'mongoose'
import type { Delivery } from '../domain/delivery.ts'
import { deliveryModel, type StoredDelivery } from './delivery-model.ts'

/** A delivery of an order, as people ask for it. */
export type OrderDelivery = Delivery & { orderId: string }

export interface DeliveryList {
  deliveries: OrderDelivery[]
  nextCursor: string | null
  total: number
}

/** Reads deliveries newest first. `userId` undefined: everybody's; what is not the seller's is not found. */
export interface DeliveryLists {
  ofOrder(userId: number | undefined, orderId: string, page: PageQuery): Promise<DeliveryList>
  failed(userId: number | undefined, page: PageQuery): Promise<DeliveryList>
  /** How many of a seller's are to be sent yet, or to be sent again: what `closeAccount` lets go. */
  waiting(userId: number): Promise<number>
  find(userId: number | undefined, id: string): Promise<OrderDelivery | undefined>
  /** What was told to the same channel of the same order after it. */
  after(delivery: OrderDelivery): Promise<OrderDelivery[]>
  /** Of these notifications, those that did not arrive somewhere, and why. */
  undelivered(notifications: readonly { _id: string }[]): Promise<Map<string, string>>
}

const WITHOUT_OUTBOX = { outbox: 0, outboxAt: 0, outboxLease: 0 }
/** Ids begin with a uuid v7, so they sort by time. */
const NEWEST_FIRST = { _id: -1 } as const
const CURSOR = /^[0-9a-f-]{36}:[a-z]{1,20}$/

export function deliveryLists(connection: Connection): DeliveryLists {
  const Deliveries = deliveryModel(connection)
  const own = (userId: number | undefined) => (userId === undefined ? {} : { userId })

  const page = async (filter: QueryFilter<StoredDelivery>, { cursor, limit }: PageQuery): Promise<DeliveryList> => {
    if (cursor !== undefined && !CURSOR.test(cursor)) {
      throw invalid([{ path: 'cursor', message: DELIVERY_MESSAGES.unknownPage }])
    }
    const [found, total] = await Promise.all([
      Deliveries.find({ ...filter, ...(cursor === undefined ? {} : { _id: { $lt: cursor } }) }, WITHOUT_OUTBOX)
        .sort(NEWEST_FIRST)
        .limit(limit + 1)
        .lean<OrderDelivery[]>(),
      Deliveries.countDocuments(filter),
    ])
    const deliveries = found.slice(0, limit)
    return { deliveries, nextCursor: found.length > limit ? (deliveries.at(-1)?._id ?? null) : null, total }
  }

  return {
    ofOrder: (userId, orderId, query) => page({ ...own(userId), orderId }, query),
    failed: (userId, query) => page({ ...own(userId), failing: true, orderId: { $type: 'string' } }, query),
    async waiting(userId) {
      // Each reads off an index of what is still open.
      const [due, held] = await Promise.all([
        Deliveries.countDocuments({ userId, channel: { $in: Channel.options }, dueAt: { $type: 'date' } }),
        Deliveries.countDocuments({ userId, held: true, state: 'pending' }),
      ])
      return due + held
    },
    async find(userId, id) {
      const found = await Deliveries.findOne(
        { _id: id, ...own(userId), orderId: { $type: 'string' } },
        WITHOUT_OUTBOX,
      ).lean<OrderDelivery>()
      return found ?? undefined
    },
    async undelivered(notifications) {
      const notificationOf = new Map<string, string>(
        notifications.flatMap(({ _id }) => Channel.options.map((channel) => [`${_id}:${channel}`, _id] as const)),
      )
      const found = await Deliveries.find(
        { _id: { $in: [...notificationOf.keys()] }, reason: { $type: 'string' } },
        { reason: 1 },
      ).lean<Pick<Delivery, '_id' | 'reason'>[]>()
      return new Map(found.map(({ _id, reason }) => [notificationOf.get(_id) ?? _id, reason ?? '']))
    },
    after: ({ _id, orderId, channel }) =>
      Deliveries.find({ orderId, channel, _id: { $gt: _id } }, WITHOUT_OUTBOX).lean<OrderDelivery[]>(),
  }
}
