import { DAY_MS } from '@izlog/contracts/domain/durations'
import { isDate } from '@izlog/kit/store/partial-indexes'
import { type Connection, type Model, Schema } from 'mongoose'
import type { Notification } from '../domain/notification.ts'

/** A notification as stored, with the state of its mail and of its push to devices. */
export type StoredNotification = Notification & {
  removeAt: Date
  /** When its mail is due, or its lease ends; null: no mail waits. */
  mailDueAt: Date | null
  mailTries: number
  /** When its push is due, or its lease ends; null: none waits. Absent in notifications from before push. */
  pushDueAt: Date | null
  pushTries: number
  /** Ids of the devices that have it, while others wait. */
  pushedTo?: string[]
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
    pushDueAt: time,
    pushTries: { type: Number, default: 0 },
    pushedTo: { type: [String], default: undefined },
  },
  { collection: 'notifications', versionKey: false, minimize: false, shardKey: { userId: 1 } },
)
schema.index({ userId: 1, showAt: -1, _id: -1 })
schema.index({ userId: 1, readAt: 1, showAt: -1 })
schema.index({ showAt: 1 }, { partialFilterExpression: { status: 'pending' } })
schema.index({ orders: 1 }, { partialFilterExpression: { type: 'delivery.dead' } })
schema.index({ 'data.orderId': 1 }, { partialFilterExpression: { type: 'order.cancelled' } })
// Mails and pushes that wait: none of the many notifications that are for the bell alone enter them.
schema.index({ mailDueAt: 1 }, { partialFilterExpression: { mailDueAt: isDate } })
schema.index({ pushDueAt: 1 }, { partialFilterExpression: { pushDueAt: isDate } })
schema.index({ removeAt: 1 }, { expireAfterSeconds: 0 })

export const notificationModel = (connection: Connection): Model<StoredNotification> =>
  connection.models.Notification ?? connection.model<StoredNotification>('Notification', schema)
