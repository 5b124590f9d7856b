import type { PurchaseOn } from '@izlog/contracts/domain/purchase-on'
import type { Trader } from '@izlog/contracts/domain/trader'
import type { Website } from '@izlog/contracts/domain/website'
import { PAGE_FIELDS } from '@izlog/contracts/page-fields/page-fields'
import { indexOutbox, type OutboxFields, outboxSchema } from '@izlog/kit/outbox/fields'
import { isString } from '@izlog/kit/store/partial-indexes'
import { type Connection, type Model, Schema } from 'mongoose'
import type { StoredDraft } from '../domain/draft.ts'
import type { RevisionHead } from './mongo-revisions.ts'

/** What a page needs of its seller, kept with the page so that showing it is one read. */
export interface PageOwner {
  /** Of the seller's snapshot; 0 while none has come. */
  version: number
  /** Active and not deleted. */
  visible: boolean
  facebookPixelId: string | null
  consentBanner: boolean
  purchaseOn: PurchaseOn
  /** Whether unfinished order forms are kept. Absent in pages from before they could be. */
  keepsUnfinished?: boolean
  /** Absent in pages from before sellers had one. */
  trader?: Trader | null
}

/** One save of the editor: who, and what changed under which version. */
export interface Save {
  version: number
  userId: number
  admin: boolean
  fields: string[]
}
/** The last saves, by which an editor learns what was changed since it read the page. */
export const SAVES_KEPT = 20

export interface WebsiteDoc extends Omit<Website, 'id' | 'version' | 'createdAt' | 'updatedAt'>, OutboxFields {
  _id: number
  owner: PageOwner
  saves?: Save[]
  /** Null or absent: there is none. */
  draft?: StoredDraft | null
  /** Absent in pages from before revisions were kept: their first revision is what they were then. */
  head?: RevisionHead
  /** Grows with each change of the reviews that it shows; absent: none was approved yet. */
  reviewsVersion?: number
  /** Null or absent: it is not in its seller's trash. */
  trashedAt?: Date | null
  createdAt: Date
  updatedAt: Date
}

const { Mixed } = Schema.Types
const text = String
const whole = Number

/** Shapes inside are the contract's, which checks them on the way in and out. */
const websiteSchema = new Schema<WebsiteDoc>(
  {
    _id: whole,
    userId: { type: whole, required: true },
    productId: { type: whole, required: true },
    customUrl: { type: text, required: true },
    productLink: text,
    productName: text,
    templateName: text,
    targetMarket: text,
    currency: text,
    currencySymbol: text,
    currentPrice: whole,
    originalPrice: whole,
    editedFields: Mixed,
    upsellProductLinks: Mixed,
    hasUpsellProducts: Boolean,
    sellerNotes: Mixed,
    terms: Mixed,
    aiProcessingError: text,
    writtenBy: text,
    copiedFrom: whole,
    owner: { type: Mixed, required: true },
    saves: Mixed,
    draft: Mixed,
    head: Mixed,
    reviewsVersion: whole,
    trashedAt: Date,
    createdAt: Date,
    updatedAt: Date,
    ...Object.fromEntries(Object.keys(PAGE_FIELDS).map((field) => [field, Mixed])),
    ...outboxSchema,
  },
  { collection: 'websites', versionKey: false, minimize: false },
)
  .index({ customUrl: 1 }, { unique: true, partialFilterExpression: { customUrl: isString } })
  .index({ productId: 1 }, { unique: true })
  .index({ userId: 1, _id: -1 })
  .index({ isActive: 1, 'owner.visible': 1, _id: -1 })
  // The pages to remove for good.
  .index({ trashedAt: 1 }, { sparse: true })
indexOutbox(websiteSchema)

export const websiteModel = (store: Connection): Model<WebsiteDoc> => store.model<WebsiteDoc>('Website', websiteSchema)
