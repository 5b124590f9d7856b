import { DAY_MS } from '@izlog/contracts/domain/durations'
import { type Connection, type Model, Schema } from 'mongoose'
import type { Notification } from '../domain/notification.ts'

/** A notification as stored, with the state of its mail. */
export type StoredNotification = Notification & {
  removeAt: Date
  /** When its mail is due, or its lease ends; null: no mail waits. */
  mailDueAt: Date | null
  mailTries: number
}

const KEPT_MS = 90 * DAY_MS
export const removeAtOf = ({ expiresAt, showAt }: Notification): Date =>
  new Date(Math.min(expiresAt?.getTime() ?? Number.POSITIVE_INFINITY, showAt.getTime() + KEPT_MS))

const required = { required: true } as const
const time = { type: Date, default: null }
const schema = new Schema<StoredNotification>(
  {
    _id: String,
    userId: { type: Number, ...required },
    type: { type: String, ...required },
    title: { type: String, ...required },
    message: { type: String, ...required },
    data: { type: Schema.Types.Mixed, ...required },
    priority: { type: String, ...required },
    channels: { type: [String], ...required },
    status: { type: String, ...required },
    scheduledFor: time,
    expiresAt: time,
    sentAt: time,
    readAt: time,
    errorMessage: { type: String, default: null },
    skippedChannels: { type: [String], default: [] },
    createdAt: { type: Date, ...required },
    showAt: { type: Date, ...required },
    orders: { type: [String], default: undefined },
    removeAt: { type: Date, ...required },
    mailDueAt: time,
    mailTries: { type: Number, default: 0 },
  },
  { collection: 'notifications', versionKey: false, minimize: false },
)
schema.index({ userId: 1, showAt: -1, _id: -1 })
schema.index({ userId: 1, readAt: 1, showAt: -1 })
schema.index({ showAt: 1 }, { partialFilterExpression: { status: 'pending' } })
schema.index({ orders: 1 }, { partialFilterExpression: { type: 'delivery.dead' } })
schema.index({ 'data.orderId': 1 }, { partialFilterExpression: { type: 'order.cancelled' } })
// Mails that wait: none of the many notifications that are for the bell alone enter it.
schema.index({ mailDueAt: 1 }, { partialFilterExpression: { mailDueAt: { $type: 'date' } } })
schema.index({ removeAt: 1 }, { expireAfterSeconds: 0 })

export const notificationModel = (connection: Connection): Model<StoredNotification> =>
  connection.models.Notification ?? connection.model<StoredNotification>('Notification', schema)
