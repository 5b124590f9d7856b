import { indexOutbox, type OutboxFields, outboxSchema } from '@izlog/kit/outbox/fields'
import { isDate, isNumber } from '@izlog/kit/store/partial-indexes'
import { Schema } from 'mongoose'
import type { Reservation } from '../domain/upsell-order.ts'
import { linkInKey, type UpsellProduct } from '../domain/upsell-product.ts'

/** The stored document of an upsell product, with its outbox, its slot on the page, its reservations and stock movements. */
export type UpsellProductDoc = Omit<UpsellProduct, 'id' | 'originalUrl'> &
  OutboxFields & {
    _id: number
    /** The product's listing key: its link, or what stands for one in the unique index. */
    originalUrl: string
    /** 0 to 4: the unique index on it limits a page to five upsell products. */
    slot?: number | null
    /** Reservations: pieces taken for orders that have not answered yet. */
    reservations: Reservation[]
    /** Stock movements that are not recorded in their upsell order yet, so that none is made twice. */
    movements: string[]
    /** When its link is due to be read, or read again; null once that is done. */
    fillAt?: Date | null
    fillTries: number
  }

const required = { required: true } as const
const { Mixed } = Schema.Types

export const upsellProductSchema = new Schema<UpsellProductDoc>(
  {
    _id: { type: Number, ...required },
    websiteId: { type: Number, ...required },
    userId: { type: Number, ...required },
    originalUrl: { type: String, ...required },
    // '' is a value here, which mongoose's `required` would refuse.
    title: String,
    urgentDescription: String,
    originalPrice: Number,
    discountPrice: Number,
    images: { type: Mixed, ...required },
    features: { type: Mixed, ...required },
    stockLeft: { type: Number, ...required },
    sku: String,
    isActive: { type: Boolean, ...required },
    aiProcessed: { type: Boolean, ...required },
    aiProcessingError: String,
    currency: { type: String, ...required },
    currencySymbol: { type: String, ...required },
    slot: Number,
    reservations: { type: Mixed, ...required },
    movements: { type: Mixed, ...required },
    fillAt: Date,
    fillTries: { type: Number, ...required },
    createdAt: { type: Date, ...required },
    updatedAt: { type: Date, ...required },
    ...outboxSchema,
  },
  { collection: 'upsell_products', versionKey: false, minimize: false },
)

upsellProductSchema.index(
  { websiteId: 1, slot: 1 },
  { unique: true, name: 'offer_slot', partialFilterExpression: { slot: isNumber } },
)
upsellProductSchema.index(
  { websiteId: 1, originalUrl: 1 },
  { unique: true, name: 'offer_link', partialFilterExpression: { slot: isNumber } },
)
upsellProductSchema.index({ userId: 1 })
upsellProductSchema.index({ 'reservations.at': 1 })
upsellProductSchema.index({ 'reservations.originalOrderId': 1 })
upsellProductSchema.index({ fillAt: 1 }, { partialFilterExpression: { fillAt: isDate } })
indexOutbox(upsellProductSchema)

export function upsellProductOf(doc: UpsellProductDoc): UpsellProduct {
  return {
    id: doc._id,
    version: doc.version,
    websiteId: doc.websiteId,
    userId: doc.userId,
    originalUrl: linkInKey(doc.originalUrl),
    title: doc.title,
    urgentDescription: doc.urgentDescription,
    originalPrice: doc.originalPrice ?? null,
    discountPrice: doc.discountPrice ?? null,
    images: doc.images,
    features: doc.features,
    stockLeft: doc.stockLeft,
    sku: doc.sku ?? null,
    isActive: doc.isActive,
    aiProcessed: doc.aiProcessed,
    aiProcessingError: doc.aiProcessingError ?? null,
    currency: doc.currency,
    currencySymbol: doc.currencySymbol,
    createdAt: doc.createdAt,
    updatedAt: doc.updatedAt,
  }
}
