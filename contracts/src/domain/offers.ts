import type { Currency } from './market-facts.ts'
import { symbolOf } from './market-facts.ts'
import { formatMoney, MAX_MONEY } from './money.ts'
import { fallbackOptions } from './offer-fallbacks.ts'
import type { QuantityOffers, QuantityOption } from './offer-schemas.ts'
import { parseQuantityData } from './quantity-data.ts'
import type { TemplateName } from './templates.ts'

/** A quantity with its price; money in whole units of the page's currency, discount in percent. */
export interface Offer {
  readonly quantity: number
  readonly price: number
  readonly originalPrice: number | null
  readonly discount: number | null
  readonly label: string
  readonly badge: string | null
  readonly note: string | null
  readonly popular: boolean
  readonly bestValue: boolean
  /** The seller's choice for an order form that opens. */
  readonly preselected: boolean
}

/** The quantity that is chosen when an order form opens: the seller's choice, else the template's. */
export const startQuantity = (offers: readonly Offer[], otherwise: number): number =>
  offers.find(({ preselected }) => preselected)?.quantity ?? otherwise

/** The fields of a website from which its prices are computed; every schema of a website in contracts has them. */
export interface Priced {
  readonly templateName: TemplateName
  readonly currency: Currency
  readonly currentPrice: number | null
  readonly originalPrice: number | null
  readonly quantityOffers: Partial<{ [Size in keyof QuantityOffers]: QuantityOffers[Size] | undefined }> | null
  readonly editableContent: { readonly quantityData?: string | undefined } | null
  /** In honest mode no previous price is invented, and each discount is computed from the two prices shown with it. */
  readonly figures?: 'as-specified' | 'honest'
}

const SIZES = ['single', 'double', 'triple'] as const
/** The proportion of the prices of 1, 2 and 3 pieces (docs/product/builder.md 9: 2990, 4990, 6990). */
const PROPORTION = { single: 2990, double: 4990, triple: 6990 } as const

/**
 * Everything that can be ordered of a website, by quantity: the only source of prices for page, form, editor and server. The prices
 * of 1, 2 and 3 pieces come from quantityOffers, those of other quantities from quantityData, which for 1, 2 and 3 pieces only adds original
 * price, discount, label and note.
 */
export function offersOf(website: Priced): Offer[] {
  const options = parseQuantityData(website.editableContent?.quantityData)
  const priced = quantityOffersOf(website)
  if (!priced) {
    return fallbackOptions(website).map((option) =>
      offerOf(option, { price: option.price, badge: null, single: option.price, madeUp: 0 }, website),
    )
  }
  const single = priced.single.price
  const madeUp =
    options.some((option) => positive(option.price)) && !options.some((option) => positive(option.originalPrice))
      ? originalPriceOfOptions(single)
      : defaultOriginalPrice(single, website.currency)
  const few = SIZES.map((size, index) => {
    const { price, badge, text } = priced[size]
    const option = options.find(({ qty }) => qty === index + 1)
    const label = option?.label || text
    return offerOf({ ...option, qty: index + 1, label }, { price, badge, single, madeUp }, website)
  })
  const more = options
    .filter(({ qty, price }) => qty > SIZES.length && price > 0)
    .map((option) => offerOf(option, { price: option.price, badge: null, single, madeUp }, website))
  return [...few, ...more].sort((a, b) => a.quantity - b.quantity)
}

/** The price of a quantity; null if it cannot be ordered, which is answered with 422. */
export const priceOf = (website: Priced, quantity: number): number | null =>
  offersOf(website).find((offer) => offer.quantity === quantity)?.price ?? null

/** The three offers of a new page: the proportion 2990 : 4990 : 6990, RSD to the nearest 10, KM and EUR whole (docs/product/builder.md 9). */
export function generateOffers(currentPrice: number, currency: Currency): QuantityOffers {
  const inProportion = (size: 'double' | 'triple') =>
    rounded((currentPrice * PROPORTION[size]) / PROPORTION.single, currency)
  const double = between(currentPrice, inProportion('double'), 2 * currentPrice)
  const triple = between(double, inProportion('triple'), 3 * currentPrice)
  return {
    single: { price: currentPrice, text: piecesLabel(1), badge: null },
    double: { price: double, text: piecesLabel(2), badge: savingBadge(2 * currentPrice - double, currency) },
    triple: { price: triple, text: piecesLabel(3), badge: 'NAJBOLJA PONUDA' },
  }
}

/** The three offers as stored, missing ones as `generateOffers` makes them; null if the website has no price at all. */
export function quantityOffersOf({ quantityOffers, currentPrice, currency }: Priced): QuantityOffers | null {
  const basis = positive(quantityOffers?.single?.price) ?? positive(currentPrice)
  if (basis === null) return null
  const rule = generateOffers(basis, currency)
  const stored = (size: keyof QuantityOffers) => {
    const offer = quantityOffers?.[size]
    return offer && offer.price > 0 ? offer : rule[size]
  }
  return { single: stored('single'), double: stored('double'), triple: stored('triple') }
}

/** The previous price to cross out when a seller gave none: 1.4 times the single price (docs/product/builder.md 9). */
export const defaultOriginalPrice = (singlePrice: number, currency: Currency): number =>
  rounded(singlePrice * 1.4, currency)

/** The previous price of one piece where the seller made quantity options and gave none of them one (docs/product/builder.md 9). */
const originalPriceOfOptions = (singlePrice: number): number => singlePrice * 2

/** The discount in whole percent; null if the price is not below the original. */
export const discountOf = (price: number, originalPrice: number | null): number | null => {
  if (originalPrice === null || originalPrice <= price) return null
  return Math.round(((originalPrice - price) / originalPrice) * 100) || null
}

/** '1 komad', '2 komada', '21 komad'. */
export const piecesLabel = (quantity: number): string =>
  `${quantity} ${quantity % 10 === 1 && quantity % 100 !== 11 ? 'komad' : 'komada'}`

/** Rounds as prices are rounded: RSD to the nearest 10, KM and EUR to whole units; never below 1. */
export const rounded = (amount: number, currency: Currency): number =>
  currency === 'RSD' && amount >= 10 ? Math.round(amount / 10) * 10 : Math.max(1, Math.round(amount))

const between = (min: number, amount: number, max: number): number => Math.min(Math.max(min, amount), max, MAX_MONEY)

/** The badge with the saving; from 500 dinars on rounded to the nearest hundred, so that 2990 gives the spec's 'UŠTEDA 1000 RSD'. */
export function savingBadge(saving: number, currency: Currency): string | null {
  if (saving <= 0) return null
  const shown = currency === 'RSD' && saving >= 500 ? Math.round(saving / 100) * 100 : saving
  return `UŠTEDA ${shown} ${symbolOf(currency)}`
}

/** The price of an offer with its stored badge, the price of one piece, and the previous price of one piece where none was given. */
interface OfferPrices {
  readonly price: number
  readonly badge: string | null
  readonly single: number
  readonly madeUp: number
}

function offerOf(
  option: Pick<QuantityOption, 'qty'> & Partial<QuantityOption>,
  { price, badge, single, madeUp }: OfferPrices,
  { currency, originalPrice: siteOriginal, figures }: Priced,
): Offer {
  const popular = option.popular ?? false
  const bestValue = option.bestValue ?? false
  const honest = figures === 'honest'
  const perPiece = positive(siteOriginal) ?? (honest ? 0 : madeUp)
  const original = positive(option.originalPrice) ?? perPiece * option.qty
  const originalPrice = original > price ? original : null
  return {
    quantity: option.qty,
    price,
    originalPrice,
    discount:
      originalPrice === null ? null : ((honest ? null : positive(option.discount)) ?? discountOf(price, originalPrice)),
    label: option.label || piecesLabel(option.qty),
    badge: bestValue
      ? 'NAJBOLJA VREDNOST'
      : popular
        ? 'POPULARNO'
        : honest
          ? countedBadge(badge, single * option.qty - price, currency)
          : badge,
    note: option.note || null,
    popular,
    bestValue,
    preselected: option.preselected ?? false,
  }
}

/** The badge in honest mode, with the exact saving: 'UŠTEDA 990 RSD' where the specification rounds to 1000. */
const countedBadge = (stored: string | null, saving: number, currency: Currency): string | null =>
  stored?.startsWith('UŠTEDA ') ? (saving > 0 ? `UŠTEDA ${formatMoney(saving, symbolOf(currency))}` : null) : stored

const positive = (amount: number | null | undefined): number | null => (amount && amount > 0 ? amount : null)
