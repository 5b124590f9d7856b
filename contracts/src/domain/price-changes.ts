import type { Currency } from './market-facts.ts'
import type { QuantityOffers, QuantityOption } from './offer-schemas.ts'
import { discountOf, generateOffers, offersOf, type Priced, quantityOffersOf, rounded } from './offers.ts'
import { parseQuantityData, writeQuantityData } from './quantity-data.ts'

/** What a save may say about prices; a field left out was not touched. */
export interface PriceSave {
  readonly currentPrice?: number | undefined
  readonly originalPrice?: number | null | undefined
  readonly quantityOffers?: Priced['quantityOffers'] | undefined
  readonly quantityData?: string | undefined
}

/** Prices as they are to be stored: currentPrice is always the price of one piece. */
export interface SettledPrices {
  readonly currentPrice: number | null
  readonly originalPrice: number | null
  readonly quantityOffers: QuantityOffers | null
  readonly quantityData: string | undefined
}

/**
 * The prices after a save (design, 'Prices'): a save that changes only the current price moves the offers with it, missing
 * offers follow the rule of generation, and currentPrice ends as the price of one piece.
 */
export function settlePrices(before: Priced, save: PriceSave): SettledPrices {
  const storedData = before.editableContent?.quantityData
  const quantityData = save.quantityData ?? storedData
  const originalPrice = save.originalPrice === undefined ? before.originalPrice : save.originalPrice
  const onlyPriceChanged =
    save.currentPrice !== undefined &&
    save.currentPrice !== before.currentPrice &&
    samePrices(save.quantityOffers ?? before.quantityOffers, before.quantityOffers) &&
    JSON.stringify(parseQuantityData(quantityData)) === JSON.stringify(parseQuantityData(storedData))
  if (onlyPriceChanged && save.currentPrice) {
    const moved = moveOffers(before, save.currentPrice)
    return { ...moved, originalPrice, currentPrice: moved.quantityOffers.single.price }
  }
  const currentPrice = save.currentPrice ?? before.currentPrice
  const quantityOffers = quantityOffersOf({
    ...before,
    currentPrice,
    quantityOffers: save.quantityOffers ?? before.quantityOffers,
  })
  return { quantityOffers, quantityData, originalPrice, currentPrice: quantityOffers?.single.price ?? null }
}

/** All offers moved to a new price of one piece, each keeping its relation to it; badges that tell a saving are told anew. */
export function moveOffers(
  website: Priced,
  currentPrice: number,
): { quantityOffers: QuantityOffers; quantityData: string | undefined } {
  const { currency } = website
  const old = quantityOffersOf(website)
  const rule = generateOffers(currentPrice, currency)
  const quantityData = website.editableContent?.quantityData
  if (!old) return { quantityOffers: rule, quantityData }
  const factor = currentPrice / old.single.price
  const oldRule = generateOffers(old.single.price, currency)
  const moved = (size: keyof QuantityOffers) => {
    const { price, text, badge } = old[size]
    return {
      price: price === oldRule[size].price ? rule[size].price : rounded(price * factor, currency),
      text,
      badge: badge === oldRule[size].badge ? rule[size].badge : badge,
    }
  }
  const single = { ...old.single, price: currentPrice }
  return {
    quantityOffers: { single, double: moved('double'), triple: moved('triple') },
    quantityData: quantityData === undefined ? undefined : moveQuantityData(quantityData, factor, currency),
  }
}

function moveQuantityData(text: string, factor: number, currency: Currency): string {
  const move = (option: QuantityOption): QuantityOption => {
    const price = option.price > 0 ? rounded(option.price * factor, currency) : 0
    return {
      ...option,
      price,
      discount: option.originalPrice > 0 ? (discountOf(price, option.originalPrice) ?? 0) : option.discount,
    }
  }
  return writeQuantityData(parseQuantityData(text).map(move))
}

/** What the editor shows for quantities first, when a seller has not listed any: the website's own offers (builder spec 2.6). */
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

const samePrices = (a: Priced['quantityOffers'], b: Priced['quantityOffers']): boolean =>
  (['single', 'double', 'triple'] as const).every((size) => a?.[size]?.price === b?.[size]?.price)
