import { type CopiedPrice, convertPrice, pricesToCopy } from '@izlog/contracts/domain/copied-prices'
import { type Currency, MARKETS, type Market } from '@izlog/contracts/domain/market-facts'
import { groupThousands, parseMoney } from '@izlog/contracts/domain/money'
import { CustomUrl } from '@izlog/contracts/domain/slugs'
import type { UpsellProduct } from '@izlog/contracts/domain/upsell'
import { MAX_UPSELL_PRODUCTS, type Website } from '@izlog/contracts/domain/website'
import type { DuplicateWebsiteBody } from '@izlog/contracts/http/own-page'

/** A page as its copy is made from it. */
export interface Copied {
  website: Website
  upsells: readonly UpsellProduct[]
}

/** The upsell products that a new page takes. One that has neither link nor price yet cannot be entered there. */
const taken = (upsells: readonly UpsellProduct[]) =>
  upsells
    .filter(({ originalUrl, discountPrice }) => originalUrl !== null || discountPrice !== null)
    .slice(0, MAX_UPSELL_PRODUCTS)

/** As they are on the page: crossed-out prices, pictures and the seller's own message too, and one that is off stays off. */
const linksOf = (upsells: readonly UpsellProduct[]) =>
  taken(upsells).map(({ originalUrl, title, discountPrice, originalPrice, sku, isActive, ...shown }) => ({
    ...(originalUrl ? { url: originalUrl } : { noLink: true }),
    title,
    ...(discountPrice === null ? {} : { price: discountPrice }),
    ...(originalPrice === null ? {} : { originalPrice }),
    ...(sku ? { sku } : {}),
    images: shown.images,
    urgentDescription: shown.urgentDescription,
    features: shown.features,
    // One without a price is off only until it has one.
    ...(isActive || discountPrice === null ? {} : { isActive }),
  }))

/** The prices to confirm, by the keys that the server knows. */
export const pricesToConfirm = ({ website, upsells }: Copied): CopiedPrice[] => {
  const links = taken(upsells).map(({ originalUrl, title, discountPrice, originalPrice }) => ({
    ...{ url: originalUrl ?? '', title, price: discountPrice ?? undefined },
    originalPrice: originalPrice ?? undefined,
  }))
  return pricesToCopy({ ...website, upsellProductLinks: links })
}

/** The proposed amounts of a market, as the fields show them. */
export const proposedPrices = (
  prices: readonly CopiedPrice[],
  from: Currency,
  market: Market,
): Record<string, string> =>
  Object.fromEntries(
    prices.map(({ key, amount }) => [key, groupThousands(convertPrice(amount, from, MARKETS[market].currency))]),
  )

/** An address for the copy: 'jastuk-crna-gora', or 'jastuk-kopija' in the same market. */
export function proposedAddress(customUrl: string, market: Market | undefined): string {
  const ending = market ? { Serbia: 'srbija', Bosnia: 'bih', Montenegro: 'crna-gora' }[market] : 'kopija'
  return `${customUrl.slice(0, 50).replace(/-+$/, '')}-${ending}`
}

export type Faults = Record<string, string>

interface Typed {
  customUrl: string
  market: Market
  prices: Record<string, string>
}

/** The request, or what is wrong with it by field. */
export function copyBody(copied: Copied, typed: Typed): { body: DuplicateWebsiteBody } | { faults: Faults } {
  const address = CustomUrl.safeParse(typed.customUrl)
  const isAbroad = typed.market !== copied.website.targetMarket
  const amounts = isAbroad ? Object.entries(typed.prices).map(([key, text]) => [key, parseMoney(text)] as const) : []
  const faults: Faults = {
    ...(address.success ? {} : { customUrl: address.error.issues[0]?.message ?? '' }),
    ...Object.fromEntries(
      amounts.flatMap(([key, amount]) => (amount ? [] : [[`prices.${key}`, 'Upišite cenu veću od 0']])),
    ),
  }
  if (!address.success || Object.keys(faults).length > 0) return { faults }
  const prices = Object.fromEntries(amounts.flatMap(([key, amount]) => (amount ? [[key, amount]] : [])))
  return {
    body: { customUrl: address.data, targetMarket: typed.market, prices, upsells: linksOf(copied.upsells) },
  }
}
