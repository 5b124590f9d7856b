import type { OutboxFields } from '@izlog/kit/outbox/fields'
import { indexOutbox, outboxSchema } from '@izlog/kit/outbox/fields'
import { type Connection, type Model, Schema } from 'mongoose'
import type { Delivery } from '../domain/delivery.ts'

/** `failing`: failed or dead. What went well, nearly all, then costs the index of the failed ones nothing. */
export type StoredDelivery = Delivery & OutboxFields & { failing: boolean }

const KEPT_DAYS = 90

const schema = new Schema<StoredDelivery>(
  {
    _id: String,
    ...outboxSchema,
    channel: { type: String, required: true },
    cause: { type: String, required: true },
    orderId: { type: String, default: null },
    userId: { type: Number, required: true },
    state: { type: String, required: true },
    failing: { type: Boolean, required: true },
    reason: { type: String, default: null },
    trackingId: { type: String, default: null },
    summary: { type: String, required: true },
    attempts: { type: Number, required: true },
    attemptsBefore: Number,
    starts: { type: Number, required: true },
    content: { type: Schema.Types.Mixed, default: null },
    forgetAt: { type: Date, default: null },
    held: { type: Boolean, required: true },
    dueAt: { type: Date, default: null },
    lease: { type: String, default: null },
    createdAt: { type: Date, required: true },
    changedAt: { type: Date, required: true },
    traceparent: { type: String, default: null },
  },
  { collection: 'deliveries', versionKey: false, minimize: false },
)
schema.index({ channel: 1, dueAt: 1 })
schema.index({ orderId: 1, channel: 1 })
// The failed ones of a seller, and everybody's.
schema.index({ userId: 1, failing: 1, _id: -1 }, { partialFilterExpression: { failing: true } })
schema.index({ failing: 1, _id: -1 }, { partialFilterExpression: { failing: true } })
schema.index({ userId: 1, held: 1 }, { partialFilterExpression: { held: true } })
schema.index({ forgetAt: 1 }, { partialFilterExpression: { forgetAt: { $type: 'date' } } })
// The content went long before; of an order this old nobody asks what became of it.
schema.index({ createdAt: 1 }, { expireAfterSeconds: KEPT_DAYS * 24 * 60 * 60 })
indexOutbox(schema)

export const deliveryModel = (connection: Connection): Model<StoredDelivery> =>
  connection.modelNames().includes('Delivery')
    ? connection.model<StoredDelivery>('Delivery')
    : connection.model<StoredDelivery>('Delivery', schema)
