import { DEFAULT_UPSELL_STOCK, MAX_UPSELL_FEATURES, MAX_UPSELL_IMAGES } from '@izlog/contracts/domain/upsell'
import type { UpsellLink } from '@izlog/contracts/domain/website'
import type { KnownWebsite } from './known-website.ts'
import { crossedOut, isComplete, type UpsellProduct } from './upsell-product.ts'
import { urgentDescriptionOf } from './wording.ts'

/** A new upsell product from the seller's fields. With name and price it is on at once, unless it was off on the page that is copied; the worker fills the rest from its link, if it has one. */
export function newUpsellProduct(
  id: number,
  { id: websiteId, ownerId, currency, currencySymbol }: Omit<KnownWebsite, 'version' | 'active'>,
  { url, title = '', price, originalPrice, sku, images = [], urgentDescription, features = [], isActive = true }: Given,
  at: Date,
): UpsellProduct {
  const discountPrice = price ?? null
  return {
    id,
    version: 1,
    websiteId,
    userId: ownerId,
    originalUrl: url || null,
    title,
    urgentDescription: urgentDescription ?? (title && urgentDescriptionOf(id, title)),
    originalPrice: price === undefined ? (originalPrice ?? null) : crossedOut(price, originalPrice),
    discountPrice,
    images: images.slice(0, MAX_UPSELL_IMAGES),
    features: features.slice(0, MAX_UPSELL_FEATURES),
    stockLeft: DEFAULT_UPSELL_STOCK,
    sku: sku || null,
    isActive: isActive && isComplete({ title, discountPrice }),
    aiProcessed: false,
    aiProcessingError: null,
    currency,
    currencySymbol,
    createdAt: at,
    updatedAt: at,
  }
}

type Given = { [K in keyof UpsellLink]?: UpsellLink[K] | undefined }
