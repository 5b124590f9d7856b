import type { Currency, CurrencySymbol } from '@izlog/contracts/domain/markets'
import type { UpsellProduct as UpsellProductView } from '@izlog/contracts/domain/upsell'
import { UPSELL_MESSAGES, type UpdateUpsellRequest } from '@izlog/contracts/http/upsell'
import { invalid } from '@izlog/kit/errors'

/** docs/product/builder.md 3.2: a product that shoppers of a page may add to their order. */
export interface UpsellProduct {
  id: number
  /** Grows with every write except changes of the stock. */
  version: number
  websiteId: number
  /** The seller. */
  userId: number
  /** Null: the product has no page, so there is nothing to read. */
  originalUrl: string | null
  /** '' until it is known. */
  title: string
  urgentDescription: string
  originalPrice: number | null
  /** Null until it is known. */
  discountPrice: number | null
  images: string[]
  features: string[]
  stockLeft: number
  sku: string | null
  isActive: boolean
  aiProcessed: boolean
  aiProcessingError: string | null
  currency: Currency
  currencySymbol: CurrencySymbol
  createdAt: Date
  updatedAt: Date
}

/** Without a name and a price nothing can be offered. */
export const isComplete = ({ title, discountPrice }: Pick<UpsellProduct, 'title' | 'discountPrice'>): boolean =>
  title !== '' && discountPrice !== null

/** What a page has only once: a product's link, or the name of one without link. */
export const listingKeyOf = ({ originalUrl, title }: Pick<UpsellProduct, 'originalUrl' | 'title'>): string =>
  originalUrl ?? `${NO_LINK}${title.toLowerCase()}`
/** No link begins like this. */
const NO_LINK = 'no-link:'
/** The link in a key of `listingKeyOf`; null for a product without one. */
export const linkInKey = (key: string): string | null => (key.startsWith(NO_LINK) ? null : key)

/** A crossed-out price must be above the price. */
export const crossedOut = (price: number | null, original: number | null | undefined): number | null =>
  price !== null && original && original > price ? original : null

/** The upsell product as its seller sees it. */
export function upsellProductView(product: UpsellProduct): UpsellProductView {
  const { version: _version, title, createdAt, updatedAt, ...rest } = product
  const { originalUrl, originalPrice, discountPrice } = product
  return {
    ...rest,
    title: title || nameInLink(originalUrl),
    savings: originalPrice !== null && discountPrice !== null ? originalPrice - discountPrice : 0,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }
}

/** The name in the seller's list until the product's name is known: 'https://a.rs/p/torba-za-plazu' is 'Torba za plazu'. */
function nameInLink(url: string | null): string {
  if (url === null) return ''
  const { hostname, pathname } = new URL(url)
  const last = pathname.split('/').filter(Boolean).at(-1) ?? ''
  const words = last
    .replace(/\.\w+$/, '')
    .replaceAll(/[-_+]|%20/g, ' ')
    .trim()
  return /\p{L}{2}/u.test(words) ? words.charAt(0).toUpperCase() + words.slice(1) : hostname
}

/**
 * The upsell product with the seller's changes. One that was off for want of price or name is switched on when it has both.
 * Throws `invalid` for a crossed-out price that is not above the price, and for switching one on without price or name.
 */
export function changed(before: UpsellProduct, changes: UpdateUpsellRequest, at: Date): UpsellProduct {
  const after: UpsellProduct = { ...before, ...stated(changes), version: before.version + 1, updatedAt: at }
  if (changes.originalPrice && !crossedOut(after.discountPrice, after.originalPrice)) {
    throw invalid([{ path: 'originalPrice', message: UPSELL_MESSAGES.originalTooLow }])
  }
  after.originalPrice = crossedOut(after.discountPrice, after.originalPrice)
  if (changes.isActive && !isComplete(after)) {
    throw invalid([missing(after)])
  }
  if (!isComplete(before) && isComplete(after)) {
    after.isActive = changes.isActive ?? true
    after.aiProcessingError = null
  }
  const isOneStepOn = changes.title !== undefined || changes.discountPrice !== undefined
  if (!isComplete(after) && after.aiProcessed && isOneStepOn) after.aiProcessingError = whatToWrite(after)
  return after
}

/** What the seller must still enter before the upsell product can be switched on. */
export function whatToWrite({ title, discountPrice, currencySymbol }: UpsellProduct): string {
  const price = `cenu u ${currencySymbol}`
  const write = title !== '' ? price : discountPrice === null ? `naziv i ${price}` : 'naziv'
  return `Upišite ${write}, pa će ponuda biti uključena.`
}

const missing = ({ discountPrice }: UpsellProduct) =>
  discountPrice === null
    ? { path: 'discountPrice', message: UPSELL_MESSAGES.priceNeeded }
    : { path: 'title', message: UPSELL_MESSAGES.titleNeeded }

/** Only the fields that were sent; the others stay. */
const stated = (changes: UpdateUpsellRequest): Partial<UpsellProduct> =>
  Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))
