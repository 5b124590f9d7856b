import { indexOutbox, type OutboxFields, outboxSchema } from '@izlog/kit/outbox/fields'
import { Schema } from 'mongoose'
import type { Offer } from '../domain/offer.ts'
import type { Reservation } from '../domain/upsell-order.ts'

/** The stored document of an offer: the offer, its outbox, its slot on the page, its reservations and stock movements. */
export type OfferDoc = Omit<Offer, 'id'> &
  OutboxFields & {
    _id: number
    /** 0 to 4: the unique index on it limits a page to five offers. */
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

export const offerSchema = new Schema<OfferDoc>(
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

offerSchema.index(
  { websiteId: 1, slot: 1 },
  { unique: true, name: 'offer_slot', partialFilterExpression: { slot: { $type: 'number' } } },
)
offerSchema.index(
  { websiteId: 1, originalUrl: 1 },
  { unique: true, name: 'offer_link', partialFilterExpression: { slot: { $type: 'number' } } },
)
offerSchema.index({ userId: 1 })
offerSchema.index({ 'reservations.at': 1 })
offerSchema.index({ 'reservations.originalOrderId': 1 })
offerSchema.index({ fillAt: 1 }, { partialFilterExpression: { fillAt: { $type: 'date' } } })
indexOutbox(offerSchema)

export function offerOf(doc: OfferDoc): Offer {
  return {
    id: doc._id,
    version: doc.version,
    websiteId: doc.websiteId,
    userId: doc.userId,
    originalUrl: doc.originalUrl,
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
