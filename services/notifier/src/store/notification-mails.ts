import type { Connection } from 'mongoose'
import { type DueNotifications, dueNotifications, type NotificationId } from './due-notifications.ts'
import { notificationModel } from './notification-model.ts'

/** Mails of sent notifications. */
export interface NotificationMails extends DueNotifications {
  /** The user takes no mail: recorded as skipped. */
  skip(one: NotificationId): Promise<void>
}

export function notificationMails(connection: Connection): NotificationMails {
  const model = notificationModel(connection)
  return {
    ...dueNotifications(connection, 'mail'),
    async skip({ _id, userId }) {
      await model.updateOne({ _id, userId }, { $set: { mailDueAt: null }, $addToSet: { skippedChannels: 'email' } })
    },
  }
}
