import { MAX_UNREAD, NOTIFICATION_MESSAGES } from '@izlog/contracts/http/notifications'
import type { PageQuery } from '@izlog/contracts/http/paging'
import { invalid } from '@izlog/kit/errors'
import type { Connection, QueryFilter } from 'mongoose'
import type { Sold } from '../domain/daily-summary.ts'
import type { DeadDeliveries } from '../domain/dead-deliveries.ts'
import { goesByMail, type Notification } from '../domain/notification.ts'
import { goesToDevices, type Subscribers } from '../domain/push.ts'
import { duplicatesIn } from './duplicates.ts'
import { notificationModel, removeAtOf, type StoredNotification } from './notification-model.ts'

interface NotificationList {
  notifications: Notification[]
  nextCursor: string | null
}

/** Stored notifications. Shown at a time: those for the bell whose `showAt` has come and that have not expired. */
export interface NotificationStore {
  /** Inserts those whose id is not stored yet, and returns them. Of sent ones the push to subscribers is due. */
  add(notifications: readonly Notification[], subscribers?: Subscribers): Promise<Notification[]>
  /** Those of its orders of which a notification for the same channel exists. */
  ordersNotifiedOf(dead: DeadDeliveries): Promise<Set<string>>
  /** Adds its orders to an unread notification of the same channel, which moves to the top; undefined: there is none. */
  addOrders(dead: DeadDeliveries, at: Date): Promise<Notification | undefined>
  /** Pending ones whose time has come, the longest waiting first. */
  due(at: Date, limit: number): Promise<Notification[]>
  /** Stores the state of due ones after sending; a mail of those that go by e-mail is due from then on, and the push to subscribers. */
  record(notifications: readonly Notification[], subscribers: Subscribers): Promise<void>
  /** A page of what is shown to a user, newest first. Throws `invalid` for an unknown cursor. */
  shown(userId: number, at: Date, page: PageQuery): Promise<NotificationList>
  /** All notifications of a user, oldest first, by cursor. */
  allOf(userId: number): AsyncIterable<Notification>
  /** How many shown ones are not read; counts up to MAX_UNREAD. */
  unread(userId: number, at: Date): Promise<number>
  /** Marks a shown one as read; undefined: not found. `first`: it was unread. */
  read(userId: number, id: string, at: Date): Promise<{ notification: Notification; first: boolean } | undefined>
  /** Marks all shown ones as read; returns how many were unread. */
  readAll(userId: number, at: Date): Promise<number>
  /** Erases the messages that may quote the shoppers of these orders; returns those notifications. */
  eraseShoppers(orderIds: readonly string[]): Promise<{ id: string; orderId: string }[]>
  /** What was ordered of a seller from `from` up to `to`: a sum and its currency each, where they are stored. */
  soldBetween(userId: number, from: Date, to: Date): Promise<Sold[]>
  /** Deletes all notifications of a deleted user. */
  forgetUser(userId: number): Promise<void>
}

/** A notification takes so many orders; further ones begin another. */
const MAX_ORDERS = 500

const NOBODY: Subscribers = new Set()

const pushDueAtOf = (notification: Notification, subscribers: Subscribers): Date | null =>
  goesToDevices(notification, subscribers) ? notification.sentAt : null

export function notificationStore(connection: Connection): NotificationStore {
  const Notifications = notificationModel(connection)

  const shownTo = (userId: number, at: Date): QueryFilter<Notification> => ({
    userId,
    channels: 'push',
    showAt: { $lte: at },
    // The store's TTL removes expired ones up to a minute late.
    $or: [{ expiresAt: null }, { expiresAt: { $gt: at } }],
  })

  return {
    async add(notifications, subscribers = NOBODY) {
      if (notifications.length === 0) return []
      const known = await Notifications.bulkWrite(
        notifications.map((notification) => ({
          insertOne: {
            document: {
              ...notification,
              removeAt: removeAtOf(notification),
              mailDueAt: null,
              mailTries: 0,
              pushDueAt: pushDueAtOf(notification, subscribers),
              pushTries: 0,
            },
          },
        })),
        { ordered: false },
      ).then(() => new Set<number>(), duplicatesIn)
      return notifications.filter((_notification, index) => !known.has(index))
    },

    async ordersNotifiedOf({ userId, type, data, orders }) {
      const notified = await Notifications.find(
        { type, orders: { $in: orders }, userId, 'data.channel': data.channel },
        { orders: 1 },
      ).lean<DeadDeliveries[]>()
      return new Set(notified.flatMap((one) => one.orders))
    },

    async addOrders({ userId, type, data, message, orders }, at) {
      const gathered = await Notifications.findOne({ userId, type, 'data.channel': data.channel, readAt: null })
        .sort({ showAt: -1 })
        .lean<Notification>()
      if (!gathered?.orders || gathered.orders.length >= MAX_ORDERS) return undefined
      const sentAt = gathered.status === 'sent' ? { sentAt: at } : {}
      const joined = await Notifications.findOneAndUpdate(
        { _id: gathered._id, userId, readAt: null, status: gathered.status },
        { $addToSet: { orders: { $each: orders } }, $set: { message, data, showAt: at, ...sentAt } },
        { returnDocument: 'after' },
      ).lean<Notification>()
      return joined ?? undefined
    },

    due: (at, limit) =>
      Notifications.find({ status: 'pending', showAt: { $lte: at } })
        .sort({ showAt: 1 })
        .limit(limit)
        .lean<Notification[]>(),

    async record(notifications, subscribers) {
      await Notifications.bulkWrite(
        notifications.map((notification) => {
          const { _id, userId, status, sentAt, skippedChannels } = notification
          const mailDueAt = goesByMail(notification) ? sentAt : null
          const pushDueAt = pushDueAtOf(notification, subscribers)
          return {
            updateOne: {
              filter: { _id, userId, status: 'pending' },
              update: { $set: { status, sentAt, skippedChannels, mailDueAt, pushDueAt } },
            },
          }
        }),
        { ordered: false },
      )
    },

    async shown(userId, at, { cursor, limit }) {
      const found = await Notifications.find({
        $and: [shownTo(userId, at), cursor === undefined ? {} : olderThan(cursor)],
      })
        .sort({ showAt: -1, _id: -1 })
        .limit(limit + 1)
        .lean<Notification[]>()
      const notifications = found.slice(0, limit)
      const last = found.length > limit ? notifications.at(-1) : undefined
      return { notifications, nextCursor: last ? `${last.showAt.getTime()}-${last._id}` : null }
    },

    allOf: (userId) =>
      Notifications.find({ userId })
        .sort({ showAt: 1, _id: 1 })
        .lean<Notification[]>()
        .cursor({ batchSize: 500 }) as AsyncIterable<Notification>,

    unread: (userId, at) =>
      Notifications.countDocuments({ ...shownTo(userId, at), readAt: null }, { limit: MAX_UNREAD }),

    async read(userId, id, at) {
      const one = { ...shownTo(userId, at), _id: id }
      const { modifiedCount } = await Notifications.updateOne({ ...one, readAt: null }, { $set: { readAt: at } })
      const notification = await Notifications.findOne(one).lean<Notification>()
      return notification ? { notification, first: modifiedCount > 0 } : undefined
    },

    async readAll(userId, at) {
      const unread = { ...shownTo(userId, at), readAt: null }
      return (await Notifications.updateMany(unread, { $set: { readAt: at } })).modifiedCount
    },

    async eraseShoppers(orderIds) {
      const ids = { $in: [...orderIds] }
      const quoting: QueryFilter<StoredNotification> = {
        // Its message quotes the last order that was added.
        $or: [
          { type: 'delivery.dead', orders: ids, 'data.orderId': ids },
          { type: 'order.cancelled', 'data.orderId': ids },
        ],
      }
      await Notifications.updateMany(quoting, { $set: { message: NOTIFICATION_MESSAGES.erased } })
      const found = await Notifications.find(quoting, { 'data.orderId': 1 }).lean<Notification[]>()
      return found.map(({ _id, data }) => ({ id: _id, orderId: data.orderId ?? '' }))
    },

    async soldBetween(userId, from, to) {
      const found = await Notifications.find(
        { userId, showAt: { $gte: from, $lt: to }, type: { $in: ['order.created', 'upsell.accepted'] } },
        { type: 1, data: 1 },
      ).lean<Pick<Notification, 'type' | 'data'>[]>()
      return found.map(({ type, data: { total, currency } }) => ({
        isOrder: type === 'order.created',
        total: Number(total ?? 0),
        currency: currency ?? null,
      }))
    },

    async forgetUser(userId) {
      await Notifications.deleteMany({ userId })
    },
  }
}

function olderThan(cursor: string): QueryFilter<Notification> {
  const [, ms, id] = /^(\d{1,15})-([\w.:-]{1,100})$/.exec(cursor) ?? []
  if (!ms || !id) throw invalid([{ path: 'cursor', message: NOTIFICATION_MESSAGES.unknownPage }])
  const at = new Date(Number(ms))
  return { $or: [{ showAt: { $lt: at } }, { showAt: at, _id: { $lt: id } }] }
}
