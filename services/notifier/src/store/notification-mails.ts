import type { Connection } from 'mongoose'
import { type DueNotifications, dueNotifications } from './due-notifications.ts'
import { notificationModel } from './notification-model.ts'

/** Mails of sent notifications. */
export interface NotificationMails extends DueNotifications {
  /** The user takes no mail: recorded as skipped. */
  skip(id: string): Promise<void>
}

export function notificationMails(connection: Connection): NotificationMails {
  const model = notificationModel(connection)
  return {
    ...dueNotifications(connection, 'mail'),
    async skip(_id) {
      await model.updateOne({ _id }, { $set: { mailDueAt: null }, $addToSet: { skippedChannels: 'email' } })
    },
  }
}
