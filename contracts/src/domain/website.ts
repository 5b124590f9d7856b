import { z } from 'zod'
import { DeliveryPricing, EditableContent } from '../page-fields/shapes.ts'
import { publicShape, storedShape } from '../page-fields/shapes-of-fields.ts'
import { EditedField } from './edited-fields.ts'
import { Currency, CurrencySymbol, DEFAULT_MARKET, Market } from './markets.ts'
import { Money } from './money-schema.ts'
import { QuantityOffers } from './offer-schemas.ts'
import { WrittenBy } from './page-sections.ts'
import { ReleaseOn } from './release-on.ts'
import { ShownReview } from './review.ts'
import { SellerNotes } from './seller-notes.ts'
import { DEFAULT_TEMPLATE, TemplateName } from './templates.ts'
import { UserId } from './users.ts'

/** docs/product/builder.md 9. */
export const MAX_UPSELL_PRODUCTS = 5

export const WebsiteId = z.number().int().positive()
/** The product's public number, unique across websites (docs/product/builder.md 3.1). */
export const ProductId = z.number().int().positive()

/** Another product offered after the order, as the seller gave it in the builder (docs/product/builder.md 3.2). */
export const UpsellLink = z.object({
  /** '' for a product without a link: readers of older events ask for a text. */
  url: z.string(),
  title: z.string().optional(),
  price: Money.optional(),
  originalPrice: Money.optional(),
  sku: z.string().optional(),
  images: z.array(z.string()).optional(),
  /** On a page's copy, as they are on the page. Absent: they are written from the name and the link. */
  urgentDescription: z.string().optional(),
  features: z.array(z.string()).optional(),
  /** False on a page's copy: its product stays off there as it was. Absent: on as soon as it has name and price. */
  isActive: z.boolean().optional(),
})
export type UpsellLink = z.infer<typeof UpsellLink>

/** A page and its product as its seller and administrators see it (docs/product/builder.md 3.1). Dates are ISO 8601 in UTC. */
export const Website = z.object({
  id: WebsiteId,
  version: z.number().int().min(0),
  userId: UserId,
  productId: ProductId,
  customUrl: z.string(),
  productLink: z.string().nullable().default(null),
  templateName: TemplateName.default(DEFAULT_TEMPLATE),
  targetMarket: Market.default(DEFAULT_MARKET),
  currency: Currency.default('RSD'),
  currencySymbol: CurrencySymbol.default('RSD'),
  ...storedShape,
  currentPrice: Money.nullable().default(null),
  originalPrice: Money.nullable().default(null),
  /** Texts that the seller wrote over. */
  editedFields: z.array(EditedField).default([]),
  upsellProductLinks: z.array(UpsellLink).max(MAX_UPSELL_PRODUCTS).default([]),
  hasUpsellProducts: z.boolean().default(false),
  /** What the seller answered in the wizard; null: nothing was asked. */
  sellerNotes: SellerNotes.nullable().default(null),
  aiProcessingError: z.string().nullable().default(null),
  /** Who wrote its first texts; null for pages from before that was kept. */
  writtenBy: WrittenBy.nullable().default(null),
  /** The page that this one was copied from. */
  copiedFrom: WebsiteId.nullable().default(null),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type Website = z.infer<typeof Website>

/** What anybody may read of a page: an allow-list, so a new field stays private until it is named here or in its row of the table. */
export const PublicWebsite = Website.pick({
  id: true,
  userId: true,
  productId: true,
  customUrl: true,
  templateName: true,
  targetMarket: true,
  currency: true,
  currencySymbol: true,
  currentPrice: true,
  originalPrice: true,
  hasUpsellProducts: true,
  // An honest page reads from it what its seller wrote and what was made up for them.
  editedFields: true,
}).extend({
  ...publicShape,
  /** Those that its seller approved, newest first; absent: none. */
  reviews: z.array(ShownReview).optional(),
})
export type PublicWebsite = z.infer<typeof PublicWebsite>

/** One card of the storefront (docs/product/builder.md 3.6), and whether its figures are honest ones. */
export const PublicListItem = PublicWebsite.pick({
  id: true,
  productName: true,
  title: true,
  hook: true,
  customUrl: true,
  images: true,
  originalPrice: true,
  currentPrice: true,
  currencySymbol: true,
  figures: true,
})
export type PublicListItem = z.infer<typeof PublicListItem>

/** A product as the storefront lists it. */
export const StorefrontProduct = PublicListItem.extend({
  /** Counted orders of the last 24 hours; null: none, or not counted, as in advertising mode. */
  recentOrders: z.int().positive().nullable().default(null),
})
export type StorefrontProduct = z.infer<typeof StorefrontProduct>

/** What the order service keeps of a website: enough to price and describe an order without asking. */
export const OrderableWebsite = z.object({
  id: WebsiteId,
  ownerId: UserId,
  version: z.number().int().min(0),
  productId: ProductId,
  customUrl: z.string(),
  productName: z.string(),
  shortName: z.string(),
  title: z.string(),
  image: z.string().nullable(),
  sku: z.string().nullable(),
  templateName: TemplateName,
  market: Market,
  currency: Currency,
  currencySymbol: CurrencySymbol,
  currentPrice: Money.nullable(),
  originalPrice: Money.nullable(),
  quantityOffers: QuantityOffers.partial().nullable(),
  editableContent: EditableContent.pick({ quantityData: true }).nullable(),
  /** What the courier collects beside the price; absent in snapshots from before it was. */
  deliveryPricing: DeliveryPricing.nullable().default(null),
  /** Absent in snapshots from before it was. */
  releaseOn: ReleaseOn.default('ordered'),
  active: z.boolean(),
  hasUpsells: z.boolean(),
})
export type OrderableWebsite = z.infer<typeof OrderableWebsite>

/** The part of a website that the order service projects. */
export const orderableOf = (website: Website): OrderableWebsite => ({
  id: website.id,
  ownerId: website.userId,
  version: website.version,
  productId: website.productId,
  customUrl: website.customUrl,
  productName: website.productName,
  shortName: website.shortName,
  title: website.title,
  image: website.images[0]?.url ?? null,
  sku: website.sku,
  templateName: website.templateName,
  market: website.targetMarket,
  currency: website.currency,
  currencySymbol: website.currencySymbol,
  currentPrice: website.currentPrice,
  originalPrice: website.originalPrice,
  quantityOffers: website.quantityOffers,
  editableContent: website.editableContent && { quantityData: website.editableContent.quantityData },
  deliveryPricing: website.deliveryPricing,
  releaseOn: website.releaseOn,
  active: website.isActive,
  hasUpsells: website.hasUpsellProducts,
})
