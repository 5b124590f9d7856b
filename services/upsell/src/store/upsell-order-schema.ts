import { indexOutbox, type OutboxFields, outboxSchema } from '@izlog/kit/outbox/fields'
import { Schema } from 'mongoose'
import type { UpsellOrder } from '../domain/upsell-order.ts'

export type UpsellOrderDoc = Omit<UpsellOrder, 'id'> & OutboxFields & { _id: number }

const required = { required: true } as const
const { Mixed } = Schema.Types

export const upsellOrderSchema = new Schema<UpsellOrderDoc>(
  {
    _id: { type: Number, ...required },
    orderId: { type: String, ...required },
    originalOrderId: { type: String, ...required },
    originalProductName: { type: String, ...required },
    originalTotalPrice: { type: Number, ...required },
    upsellProductId: { type: Number, ...required },
    websiteId: { type: Number, ...required },
    customUrl: { type: String, ...required },
    userId: { type: Number, ...required },
    market: { type: String, ...required },
    title: { type: String, ...required },
    sku: String,
    quantity: { type: Number, ...required },
    totalPrice: { type: Number, ...required },
    currency: { type: String, ...required },
    currencySymbol: { type: String, ...required },
    customer: { type: Mixed, ...required },
    client: { type: Mixed, ...required },
    purchaseEventId: { type: String, ...required },
    status: { type: String, ...required },
    followedVersion: { type: Number, ...required },
    released: { type: Boolean, ...required },
    stockTaken: { type: Number, ...required },
    trackingId: String,
    erasedAt: { type: Date, default: null },
    createdAt: { type: Date, ...required },
    updatedAt: { type: Date, ...required },
    ...outboxSchema,
  },
  { collection: 'upsell_orders', versionKey: false, minimize: false, shardKey: { originalOrderId: 1 } },
)

upsellOrderSchema.index({ originalOrderId: 1, upsellProductId: 1 }, { unique: true, name: 'once_an_order' })
upsellOrderSchema.index({ orderId: 1 }, { unique: true, name: 'order_id' })
indexOutbox(upsellOrderSchema)

export function upsellOrderOf(doc: UpsellOrderDoc): UpsellOrder {
  const { _id, outbox: _o, outboxAt: _a, outboxLease: _l, deletedAt: _d, ...order } = doc
  // Older documents lack the time of their erasure.
  return { id: _id, ...order, erasedAt: order.erasedAt ?? null }
}
