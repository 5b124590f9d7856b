import { z } from 'zod'
import { Currency, CurrencySymbol } from './markets.ts'
import { Money } from './money-schema.ts'
import { UserId } from './users.ts'
import { WebsiteId } from './website.ts'

/** docs/product/builder.md 9. */
export const MAX_UPSELL_IMAGES = 5
/** docs/product/builder.md 3.2 and 9. */
export const DEFAULT_UPSELL_STOCK = 5
export const MAX_UPSELL_STOCK = 100_000
export const MAX_UPSELL_FEATURES = 6
/** How long a benefit may be, and the sentence why to add it now. */
export const MAX_UPSELL_FEATURE = 200
export const MAX_UPSELL_TEXT = 500
/** Maximum number of pieces of one offer that a shopper may add. */
export const MAX_UPSELL_QUANTITY = 10

export const UpsellProductId = z.int().positive()

/** The public fields of an active offer: an allow-list, so a new field is private until it is added here. */
export const PublicUpsellProduct = z.object({
  id: UpsellProductId,
  websiteId: WebsiteId,
  title: z.string(),
  urgentDescription: z.string(),
  /** The crossed-out price, whole units of `currency`; null when there is none above `discountPrice`. */
  originalPrice: Money.nullable(),
  /** The price of one piece. */
  discountPrice: Money,
  /** `originalPrice - discountPrice`, 0 without a crossed-out price. */
  savings: Money,
  /** Addresses of pictures, ours under /uploads or absolute. */
  images: z.array(z.string()),
  features: z.array(z.string()),
  /** 0: sold out, cannot be added. */
  stockLeft: z.int().nonnegative(),
  currency: Currency,
  currencySymbol: CurrencySymbol,
})
export type PublicUpsellProduct = z.infer<typeof PublicUpsellProduct>

/** The whole upsell product, to the page's seller and administrators (docs/product/builder.md 3.2). */
export const UpsellProduct = PublicUpsellProduct.extend({
  userId: UserId,
  /** Null while it waits for the seller's price; it is inactive then. */
  discountPrice: Money.nullable(),
  /** Null for a product without a link. */
  originalUrl: z.string().nullable(),
  sku: z.string().nullable(),
  isActive: z.boolean(),
  /** False until its link has been read. */
  aiProcessed: z.boolean(),
  /** A Serbian sentence: what is missing and what to do. */
  aiProcessingError: z.string().nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type UpsellProduct = z.infer<typeof UpsellProduct>

/** The public part of an offer; undefined if it is not active. */
export function publicUpsellOf(product: UpsellProduct): PublicUpsellProduct | undefined {
  const { discountPrice } = product
  if (!product.isActive || discountPrice === null) return undefined
  return PublicUpsellProduct.parse({ ...product, discountPrice })
}
