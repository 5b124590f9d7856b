import { z } from 'zod'
import { EditedField } from './edited-fields.ts'
import {
  AdvertorialStory,
  BenefitsSection,
  Bullet,
  DesignRecommendations,
  EditableContent,
  FaqEntry,
  Palette,
  PriceAnchoring,
  ProblemSolution,
  Testimonial,
  UrgencyElements,
} from './generated-content.ts'
import { Currency, CurrencySymbol, DEFAULT_MARKET, Market } from './markets.ts'
import { Money } from './money-schema.ts'
import { QuantityOffers } from './offer-schemas.ts'
import { WrittenBy } from './page-sections.ts'
import { SellerNotes, SellerTerms } from './seller-notes.ts'
import { DEFAULT_TEMPLATE, TemplateName } from './templates.ts'
import { UserId } from './users.ts'

/** Builder spec 9. */
export const MAX_UPSELL_PRODUCTS = 5
export const DEFAULT_PALETTE: Palette = { primary: '#0D9488', bg: '#F0FDFA' }

export const WebsiteId = z.number().int().positive()
/** The product's public number, unique across websites (builder spec 3.1). */
export const ProductId = z.number().int().positive()

/**
 * A picture of a page. One that we keep lies at `/uploads/images/{hash}-{width}.webp` in each of `widths` (px), and `url`
 * is the widest; one that could not be fetched keeps its own address and has no widths. 0 means an unknown measure.
 */
export const Picture = z.object({
  url: z.string().min(1),
  width: z.number().int().min(0),
  height: z.number().int().min(0),
  widths: z.array(z.number().int().positive()),
})
export type Picture = z.infer<typeof Picture>

/** Another product offered after the order, as the seller gave it in the builder (builder spec 3.2). */
export const UpsellLink = z.object({
  url: z.string(),
  title: z.string().optional(),
  price: Money.optional(),
  originalPrice: Money.optional(),
  sku: z.string().optional(),
  images: z.array(z.string()).optional(),
})
export type UpsellLink = z.infer<typeof UpsellLink>

/** client shows the page as its owner edits it, customer as shoppers see it (builder spec 2.6). */
export const PreviewMode = z.enum(['client', 'customer'])
export type PreviewMode = z.infer<typeof PreviewMode>

/** A page and its product as its owner and administrators see it (builder spec 3.1). Dates are ISO 8601 in UTC. */
export const Website = z.object({
  id: WebsiteId,
  version: z.number().int().min(0),
  userId: UserId,
  productId: ProductId,
  customUrl: z.string(),
  productLink: z.string().nullable().default(null),
  productName: z.string().min(1),
  sku: z.string().nullable().default(null),
  title: z.string(),
  shortName: z.string(),
  templateName: TemplateName.default(DEFAULT_TEMPLATE),
  targetMarket: Market.default(DEFAULT_MARKET),
  currency: Currency.default('RSD'),
  currencySymbol: CurrencySymbol.default('RSD'),
  currentPrice: Money.nullable().default(null),
  originalPrice: Money.nullable().default(null),
  hook: z.string(),
  bullets: z.array(Bullet).default([]),
  longDescription: z.string().default(''),
  faq: z.array(FaqEntry).default([]),
  seoTitle: z.string().default(''),
  seoDescription: z.string().default(''),
  keywords: z.array(z.string()).default([]),
  palette: Palette.default(DEFAULT_PALETTE),
  designRecommendations: DesignRecommendations.nullable().default(null),
  images: z.array(Picture).default([]),
  testimonials: z.array(Testimonial).default([]),
  urgencyElements: UrgencyElements.partial().nullable().default(null),
  priceAnchoring: PriceAnchoring.nullable().default(null),
  quantityOffers: QuantityOffers.partial().nullable().default(null),
  problemSolutionSections: z.array(ProblemSolution).nullable().default(null),
  benefitsSection: BenefitsSection.nullable().default(null),
  advertorialStory: AdvertorialStory.partial().nullable().default(null),
  editableContent: EditableContent.nullable().default(null),
  editableByClient: z.boolean().default(true),
  /** Texts that the seller wrote over. */
  editedFields: z.array(EditedField).default([]),
  previewMode: PreviewMode.default('customer'),
  upsellProductLinks: z.array(UpsellLink).max(MAX_UPSELL_PRODUCTS).default([]),
  hasUpsellProducts: z.boolean().default(false),
  /** Figures shown to shoppers: as the spec fabricates them, or only what is true (design, 'Public pages'). */
  figures: z.enum(['as-specified', 'honest']).default('as-specified'),
  /** What the seller answered in the wizard; null: nothing was asked. */
  sellerNotes: SellerNotes.nullable().default(null),
  /** What the seller promises; null: what the page promises is the specification's, or nothing on an honest page. */
  terms: SellerTerms.nullable().default(null),
  aiProcessingError: z.string().nullable().default(null),
  /** Who wrote its first texts; null for pages from before that was kept. */
  writtenBy: WrittenBy.nullable().default(null),
  isActive: z.boolean().default(true),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type Website = z.infer<typeof Website>

/** What anybody may read of a page: an allow-list, so a new field stays private until it is named here (design, 'HTTP'). */
export const PublicWebsite = Website.pick({
  id: true,
  userId: true,
  productId: true,
  customUrl: true,
  productName: true,
  sku: true,
  title: true,
  shortName: true,
  templateName: true,
  targetMarket: true,
  currency: true,
  currencySymbol: true,
  currentPrice: true,
  originalPrice: true,
  hook: true,
  bullets: true,
  longDescription: true,
  faq: true,
  seoTitle: true,
  seoDescription: true,
  keywords: true,
  palette: true,
  designRecommendations: true,
  images: true,
  testimonials: true,
  urgencyElements: true,
  priceAnchoring: true,
  quantityOffers: true,
  problemSolutionSections: true,
  benefitsSection: true,
  advertorialStory: true,
  editableContent: true,
  hasUpsellProducts: true,
  figures: true,
  terms: true,
  // An honest page tells by it what its seller wrote from what was made up for them.
  editedFields: true,
})
export type PublicWebsite = z.infer<typeof PublicWebsite>

/** One card of the storefront (builder spec 3.6, 'Public list item'), and whether its figures are honest ones. */
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

/** What the order service keeps of a website: enough to price and describe an order without asking (design, 'Data'). */
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
  active: z.boolean(),
  hasUpsells: z.boolean(),
})
export type OrderableWebsite = z.infer<typeof OrderableWebsite>

/** The part of a website that the order service is told. */
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
  active: website.isActive,
  hasUpsells: website.hasUpsellProducts,
})
