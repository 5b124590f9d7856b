import { MAX_MONEY } from './money.ts'
import type { QuantityOffers, QuantityOption } from './offer-schemas.ts'
import { discountOf, generateOffers, offersOf, type Priced, quantityOffersOf, rounded } from './offers.ts'
import { parseQuantityData, writeQuantityData } from './quantity-data.ts'

/** The price fields of a save; an absent field is unchanged. */
export interface PriceSave {
  readonly currentPrice?: number | undefined
  readonly originalPrice?: number | null | undefined
  readonly quantityOffers?: Priced['quantityOffers'] | undefined
  readonly quantityData?: string | undefined
}

/** Prices to store; currentPrice is always the price of one piece. */
export interface SettledPrices {
  readonly currentPrice: number | null
  readonly originalPrice: number | null
  readonly quantityOffers: QuantityOffers | null
  readonly quantityData: string | undefined
}

const SIZES = ['single', 'double', 'triple'] as const

/**
 * The prices after a save. If only the current price changes, the offers are scaled with it; missing offers are made by `generateOffers`;
 * currentPrice becomes the price of one piece. Changed offers take precedence over a changed current price.
 */
export function settlePrices(before: Priced, save: PriceSave): SettledPrices {
  const originalPrice = save.originalPrice === undefined ? before.originalPrice : save.originalPrice
  const stored = before.editableContent?.quantityData
  const quantityData = save.quantityData ?? stored
  const offers = quantityOffersOf({ ...before, quantityOffers: save.quantityOffers ?? before.quantityOffers })
  const moves =
    save.currentPrice && save.currentPrice !== offers?.single.price && samePrices(offers, quantityOffersOf(before))
  if (moves) {
    const moved = moveOffers(
      { ...before, quantityOffers: offers, editableContent: { quantityData } },
      save.currentPrice,
    )
    const kept = sameExtras(quantityData, stored) ? moved.quantityData : quantityData
    return { ...moved, quantityData: kept, originalPrice, currentPrice: save.currentPrice }
  }
  return { quantityOffers: offers, quantityData, originalPrice, currentPrice: offers?.single.price ?? null }
}

/** Scales all offers to a new price of one piece; badges with a saving are recomputed. */
export function moveOffers(website: Priced, currentPrice: number) {
  const { currency } = website
  const rule = generateOffers(currentPrice, currency)
  const old = quantityOffersOf(website)
  const quantityData = website.editableContent?.quantityData
  if (!old) return { quantityOffers: rule, quantityData }
  const oldRule = generateOffers(old.single.price, currency)
  const move = (price: number) => Math.min(rounded((price * currentPrice) / old.single.price, currency), MAX_MONEY)
  const moved = (size: 'double' | 'triple') => {
    const { price, text, badge } = old[size]
    return {
      price: price === oldRule[size].price ? rule[size].price : move(price),
      text,
      badge: badge === oldRule[size].badge ? rule[size].badge : badge,
    }
  }
  const quantityOffers = {
    single: { ...old.single, price: currentPrice },
    double: moved('double'),
    triple: moved('triple'),
  }
  const movedOption = (option: QuantityOption): QuantityOption => {
    const size = SIZES[option.qty - 1]
    const price = size ? quantityOffers[size].price : option.price > 0 ? move(option.price) : 0
    const discount = option.originalPrice > 0 ? (discountOf(price, option.originalPrice) ?? 0) : option.discount
    return { ...option, price, discount }
  }
  return {
    quantityOffers,
    quantityData: quantityData && writeQuantityData(parseQuantityData(quantityData).map(movedOption)),
  }
}

/** The prices of a new quantity option as specified (docs/product/builder.md 2.6), in dinars. */
const SPECIFIED = { price: 2990, originalPrice: 4990 } as const

/** The editor's new quantity option: the specified one in proportion to this price of one piece, else to the page's. */
export function newQuantityOption(website: Priced, qty: number, single: number | null): QuantityOption {
  const price = single || (offersOf(website)[0]?.price ?? SPECIFIED.price)
  const originalPrice = rounded((price * SPECIFIED.originalPrice) / SPECIFIED.price, website.currency)
  const discount = discountOf(price, originalPrice) ?? 0
  return { qty, price, originalPrice, discount, label: '', popular: false, bestValue: false }
}

/** The editor's initial quantity options if the seller has listed none: the website's offers (docs/product/builder.md 2.6). */
export function firstQuantityOptions(website: Priced): QuantityOption[] {
  return offersOf(website).map(({ quantity, price, originalPrice, discount, label, note, popular, bestValue }) => ({
    qty: quantity,
    price,
    originalPrice: originalPrice ?? 0,
    discount: discount ?? 0,
    label,
    popular,
    bestValue,
    ...(note === null ? {} : { note }),
  }))
}

const samePrices = (a: QuantityOffers | null, b: QuantityOffers | null): boolean =>
  SIZES.every((size) => a?.[size].price === b?.[size].price)

/** Whether two lists price the quantities beyond three alike; the first three are priced by quantityOffers. */
const sameExtras = (a: string | undefined, b: string | undefined): boolean => extrasOf(a) === extrasOf(b)

const extrasOf = (text: string | undefined): string =>
  JSON.stringify(parseQuantityData(text).flatMap(({ qty, price }) => (qty > SIZES.length ? [[qty, price]] : [])))
