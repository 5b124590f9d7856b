import { isDate } from '@izlog/kit/store/partial-indexes'
import type { Connection } from 'mongoose'
import { notificationModel, type StoredNotification } from './notification-model.ts'

/** How a sent notification goes on from its own document: by mail, or to devices. */
type Way = 'mail' | 'push'

/** A notification that this process may send, and how many tries there were, this one included. */
export interface Due {
  notification: StoredNotification
  tries: number
}

/** Notifications that wait to go one way, each leased by one process at a time. */
export interface DueNotifications {
  /** Leases the one that is due the longest, if any; none of these users. */
  claim(at: Date, leaseMs: number, exceptUsers?: Iterable<number>): Promise<Due | undefined>
  /** Nothing is left to send; `more` is stored with it. */
  settle(one: NotificationId, more?: Partial<StoredNotification>): Promise<void>
  /** Puts it off; `more` is stored with it. */
  postpone(one: NotificationId, dueAt: Date, more?: Partial<StoredNotification>): Promise<void>
}

/** A notification by its id, with its user, by whom notifications are sharded. */
export type NotificationId = Pick<StoredNotification, '_id' | 'userId'>

export function dueNotifications(connection: Connection, way: Way): DueNotifications {
  const model = notificationModel(connection)
  const dueAt = `${way}DueAt` as const
  const tries = `${way}Tries` as const
  return {
    async claim(at, leaseMs, exceptUsers = []) {
      const leased = await model
        .findOneAndUpdate(
          { [dueAt]: { ...isDate, $lte: at }, userId: { $nin: [...exceptUsers] } },
          { $set: { [dueAt]: new Date(at.getTime() + leaseMs) }, $inc: { [tries]: 1 } },
          { sort: { [dueAt]: 1 }, returnDocument: 'after' },
        )
        .lean<StoredNotification | null>()
      return leased ? { notification: leased, tries: leased[tries] } : undefined
    },
    async settle({ _id, userId }, more = {}) {
      await model.updateOne({ _id, userId }, { $set: { [dueAt]: null, ...more } })
    },
    async postpone({ _id, userId }, at, more = {}) {
      await model.updateOne({ _id, userId }, { $set: { [dueAt]: at, ...more } })
    },
  }
}
