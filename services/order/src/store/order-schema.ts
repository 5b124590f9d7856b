import { indexOutbox, type OutboxFields, outboxSchema } from '@izlog/kit/outbox/fields'
import { isDate, isString } from '@izlog/kit/store/partial-indexes'
import { type Connection, Schema } from 'mongoose'
import type { ErasedIn } from '../domain/erasure.ts'
import type { Order } from '../domain/order.ts'

/** The stored document of an order: the order and its outbox. */
export type OrderDoc = Omit<Order, 'id'> &
  OutboxFields & {
    _id: number
    /** Written for older code; today it is derived from the deliveries. */
    notificationsSent: boolean
    /** Older code stored the search keys here; today they stand in `order_search`. */
    searchKeys?: string[]
    idempotencyKey?: string | null
    /** SHA-256 of the body that the key came with. */
    bodyHash: string
    /** How often closing its upsell window has failed, and when it is tried again; absent before the first failure. */
    closeTries?: number
    closeAt?: Date
    /** When it ended; null while it is running, and once the shopper's data are erased. */
    endedAt?: Date | null
    /** When `order.erased` was last published; absent once every service has answered. */
    erasurePublishedAt?: Date
    /** The services' answers. */
    erasedIn?: ErasedIn
  }

const required = { required: true } as const

export const orderSchema = new Schema<OrderDoc>(
  {
    _id: { type: Number, ...required },
    orderId: { type: String, ...required },
    createdEventId: String,
    userId: { type: Number, ...required },
    website: { type: Schema.Types.Mixed, ...required },
    productId: { type: Number, ...required },
    productName: { type: String, ...required },
    title: { type: String, ...required },
    sku: { type: String, default: null },
    market: { type: String, ...required },
    quantity: { type: Number, ...required },
    totalPrice: { type: Number, ...required },
    deliveryPrice: { type: Number, default: 0 },
    currency: { type: String, ...required },
    currencySymbol: { type: String, ...required },
    customer: { type: Schema.Types.Mixed, ...required },
    status: { type: String, ...required },
    timeline: { type: Schema.Types.Mixed, ...required },
    desk: Schema.Types.Mixed,
    deskVersion: Number,
    deskEntries: Schema.Types.Mixed,
    notedAt: { type: Date, default: null },
    possibleDuplicate: { type: Boolean, ...required },
    source: { type: String, default: 'page' },
    purchaseEventId: { type: String, ...required },
    client: { type: Schema.Types.Mixed, ...required },
    trackingId: { type: String, default: null },
    notificationsSent: { type: Boolean, ...required },
    deliveries: { type: Schema.Types.Mixed, ...required },
    upsells: { type: Schema.Types.Mixed, default: [] },
    withdrawnUpsells: { type: [String], default: [] },
    parcelShare: { type: Schema.Types.Mixed, default: null },
    parcelDueAt: { type: Date, default: null },
    partOf: { type: Schema.Types.Mixed, default: null },
    splitAt: { type: Date, default: null },
    parts: { type: Schema.Types.Mixed, default: [] },
    splitDueAt: { type: Date, default: null },
    releaseOn: { type: String, default: 'ordered' },
    upsellDelayedUntil: { type: Date, default: null },
    releasedAt: { type: Date, default: null },
    createdAt: { type: Date, ...required },
    updatedAt: { type: Date, ...required },
    searchKeys: { type: [String], default: undefined },
    idempotencyKey: String,
    bodyHash: { type: String, ...required },
    closeTries: Number,
    closeAt: Date,
    hold: { type: Schema.Types.Mixed, default: null },
    review: { type: Schema.Types.Mixed, default: null },
    erasedAt: { type: Date, default: null },
    endedAt: { type: Date, default: null },
    erasurePublishedAt: Date,
    erasedIn: Schema.Types.Mixed,
    ...outboxSchema,
  },
  { collection: 'orders', versionKey: false, minimize: false, shardKey: { userId: 1, 'website.id': 1 } },
)

orderSchema.index({ orderId: 1 }, { unique: true, name: 'order_code' })
orderSchema.index(
  { 'website.id': 1, idempotencyKey: 1 },
  { unique: true, name: 'idempotency', partialFilterExpression: { idempotencyKey: isString } },
)
orderSchema.index({ 'website.id': 1, 'customer.phone': 1, createdAt: -1 })
orderSchema.index({ createdAt: -1, _id: -1 })
orderSchema.index({ userId: 1, createdAt: -1, _id: -1 })
orderSchema.index({ upsellDelayedUntil: 1 }, { partialFilterExpression: { upsellDelayedUntil: isDate } })
// Partial indexes: a new order is in none of them, so they do not slow down placing one.
orderSchema.index({ parcelDueAt: 1 }, { partialFilterExpression: { parcelDueAt: isDate } })
orderSchema.index({ splitDueAt: 1 }, { partialFilterExpression: { splitDueAt: isDate } })
orderSchema.index({ endedAt: 1 }, { partialFilterExpression: { endedAt: isDate } })
orderSchema.index({ userId: 1, notedAt: -1 }, { partialFilterExpression: { notedAt: isDate } })
// Orders on hold, of a seller and of all.
orderSchema.index({ userId: 1, 'hold.at': -1 }, { partialFilterExpression: { 'hold.at': isDate } })
orderSchema.index({ 'hold.at': -1 }, { partialFilterExpression: { 'hold.at': isDate } })
// A seller's reviews.
orderSchema.index({ userId: 1, 'review.at': -1 }, { partialFilterExpression: { 'review.at': isDate } })
orderSchema.index(
  { userId: 1, 'review.decision': 1, 'review.at': -1 },
  { partialFilterExpression: { 'review.at': isDate } },
)
orderSchema.index({ erasurePublishedAt: 1 }, { partialFilterExpression: { erasurePublishedAt: isDate } })
indexOutbox(orderSchema)

export const orderModel = (store: Connection) => store.model<OrderDoc>('Order', orderSchema)
