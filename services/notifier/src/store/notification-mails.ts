import type { Connection } from 'mongoose'
import type { Notification } from '../domain/notification.ts'
import { notificationModel, type StoredNotification } from './notification-model.ts'

/** A notification whose mail this process may send, and how many tries there were, this one included. */
export interface DueMail {
  notification: Notification
  tries: number
}

/** Mails of sent notifications, each leased by one process at a time. */
export interface NotificationMails {
  /** Leases the mail that is due the longest, if any. */
  claim(at: Date, leaseMs: number): Promise<DueMail | undefined>
  /** Nothing is left to send; `problem`: why it was not sent, in Serbian. */
  settle(id: string, problem: string | null): Promise<void>
  /** The user takes no mail: recorded as skipped. */
  skip(id: string): Promise<void>
  /** Puts it off. */
  postpone(id: string, dueAt: Date): Promise<void>
}

export function notificationMails(connection: Connection): NotificationMails {
  const model = notificationModel(connection)
  return {
    async claim(at, leaseMs) {
      const leased = await model
        .findOneAndUpdate(
          { mailDueAt: { $lte: at } },
          { $set: { mailDueAt: new Date(at.getTime() + leaseMs) }, $inc: { mailTries: 1 } },
          { sort: { mailDueAt: 1 }, returnDocument: 'after' },
        )
        .lean<StoredNotification | null>()
      return leased ? { notification: leased, tries: leased.mailTries } : undefined
    },
    async settle(_id, problem) {
      await model.updateOne(
        { _id },
        { $set: { mailDueAt: null, ...(problem === null ? {} : { errorMessage: problem }) } },
      )
    },
    async skip(_id) {
      await model.updateOne({ _id }, { $set: { mailDueAt: null }, $addToSet: { skippedChannels: 'email' } })
    },
    async postpone(_id, dueAt) {
      await model.updateOne({ _id }, { $set: { mailDueAt: dueAt } })
    },
  }
}
