import type { OutboxFields } from '@izlog/kit/outbox/fields'
import { indexOutbox, outboxSchema } from '@izlog/kit/outbox/fields'
import { type Connection, type Model, Schema } from 'mongoose'
import type { Delivery } from '../domain/delivery.ts'

export type StoredDelivery = Delivery & OutboxFields

const KEPT_DAYS = 90

const schema = new Schema<StoredDelivery>(
  {
    _id: String,
    ...outboxSchema,
    channel: { type: String, required: true },
    cause: { type: String, required: true },
    orderId: { type: String, required: true },
    userId: { type: Number, required: true },
    state: { type: String, required: true },
    reason: { type: String, default: null },
    trackingId: { type: String, default: null },
    attempts: { type: Number, required: true },
    starts: { type: Number, required: true },
    content: Schema.Types.Mixed,
    held: { type: Boolean, required: true },
    dueAt: { type: Date, default: null },
    lease: { type: String, default: null },
    createdAt: { type: Date, required: true },
    traceparent: { type: String, default: null },
  },
  { collection: 'deliveries', versionKey: false, minimize: false },
)
schema.index({ channel: 1, dueAt: 1 })
schema.index({ orderId: 1, channel: 1 })
// What was given up or still waits holds personal data, and after so long nobody sends it any more.
schema.index({ createdAt: 1 }, { expireAfterSeconds: KEPT_DAYS * 24 * 60 * 60 })
indexOutbox(schema)

export const deliveryModel = (connection: Connection): Model<StoredDelivery> =>
  connection.model<StoredDelivery>('Delivery', schema)
