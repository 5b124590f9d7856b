import type { Currency } from '@izlog/contracts/domain/markets'
import { MAX_UPSELL_IMAGES } from '@izlog/contracts/domain/upsell'
import type { LinkFacts, ReadProductLinkResponse } from '@izlog/contracts/http/product-link'
import { crossedOut, isComplete, type UpsellProduct, whatToWrite } from './upsell-product.ts'
import { featuresOf, urgentDescriptionOf } from './wording.ts'

const ISO: Readonly<Record<Currency, string>> = { RSD: 'RSD', KM: 'BAM', EUR: 'EUR' }
const NOTHING: LinkFacts = {
  name: null,
  price: null,
  originalPrice: null,
  currency: null,
  images: [],
  description: null,
  attributes: [],
}

/** What catalog read at the upsell product's link; `images` are our own copies where copying worked. */
export interface LinkRead {
  link: ReadProductLinkResponse
  images: string[]
}

/**
 * Fills the upsell product's empty fields with what its link shows. One that has name and price now is switched on; any other stays off
 * with a message about what is missing.
 */
export function filled(before: UpsellProduct, { link, images }: LinkRead, at: Date): UpsellProduct {
  const facts = link.state === 'found' ? link.facts : NOTHING
  const ours = facts.currency === null || facts.currency === ISO[before.currency]
  const price = ours ? facts.price : null
  const title = before.title || (facts.name ?? '')
  const discountPrice = before.discountPrice ?? price
  const after: UpsellProduct = {
    ...before,
    version: before.version + 1,
    title,
    discountPrice,
    // When the seller's price is below the shop's, the shop's is shown crossed out.
    originalPrice:
      before.originalPrice ??
      (ours ? (crossedOut(discountPrice, facts.originalPrice) ?? crossedOut(discountPrice, price)) : null),
    urgentDescription: before.urgentDescription || (title && urgentDescriptionOf(before.id, title)),
    features: before.features.length > 0 ? before.features : featuresOf(facts),
    images: images.slice(0, MAX_UPSELL_IMAGES),
    aiProcessed: true,
    updatedAt: at,
  }
  if (isComplete(after)) return { ...after, isActive: before.isActive || !isComplete(before), aiProcessingError: null }
  return { ...after, isActive: false, aiProcessingError: whatIsMissing(after, link, ours) }
}

function whatIsMissing(product: UpsellProduct, link: ReadProductLinkResponse, ours: boolean): string {
  const { title, discountPrice } = product
  const then = whatToWrite(product)
  if (link.state === 'refused') return `${link.message} ${then}`
  if (link.state === 'nothing') return `Na ovoj stranici nismo našli podatke o proizvodu. ${then}`
  if (discountPrice === null && !ours) return `Cena na stranici proizvoda je u drugoj valuti. ${then}`
  if (title === '' && discountPrice === null) return `Na stranici nismo našli ni naziv ni cenu. ${then}`
  return title === '' ? `Na stranici nismo našli naziv proizvoda. ${then}` : `Na stranici nismo našli cenu. ${then}`
}
