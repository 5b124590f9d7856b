import { groupThousands } from '@izlog/contracts/domain/money'
import { piecesLabel } from '@izlog/contracts/domain/offers'
import { settlePrices } from '@izlog/contracts/domain/price-changes'
import { parseQuantityData, writeQuantityData } from '@izlog/contracts/domain/quantity-data'
import type { Website } from '@izlog/contracts/domain/website'
import type { SaveWebsiteRequest } from '@izlog/contracts/http/editor'
import type { PriceAnchoring } from '@izlog/contracts/page-fields/shapes'

type Prices = Pick<Website, 'currentPrice' | 'originalPrice' | 'quantityOffers' | 'priceAnchoring' | 'editableContent'>

const SIZES = ['single', 'double', 'triple'] as const

/** The prices of a page after a save: offers, the listed prices and the sentence that compares them stay consistent. */
export function savePrices(before: Website, save: SaveWebsiteRequest): Prices {
  const anchoringBefore = before.priceAnchoring
  const typed = save.priceAnchoring
  const { currentPrice, originalPrice, quantityOffers, quantityData } = settlePrices(before, {
    currentPrice: typed?.currentPrice,
    // A value equal to the one shown before was not edited.
    originalPrice: typed?.originalPrice === anchoringBefore?.originalPrice ? undefined : typed?.originalPrice,
    quantityOffers: offersIn(before, save),
    quantityData: save.editableContent?.quantityData,
  })
  const aligned = quantityData && alignedWith(quantityOffers, quantityData)
  return {
    currentPrice,
    originalPrice,
    quantityOffers,
    priceAnchoring: currentPrice === null ? anchoringBefore : anchoring(before, save, currentPrice, originalPrice),
    editableContent:
      aligned === undefined ? before.editableContent : { ...before.editableContent, quantityData: aligned },
  }
}

/** The offers of a save: an empty text gets its default, an omitted badge keeps its value. */
function offersIn({ quantityOffers: stored }: Website, { quantityOffers }: SaveWebsiteRequest) {
  if (!quantityOffers) return undefined
  return Object.fromEntries(
    SIZES.flatMap((size, index) => {
      const offer = quantityOffers[size]
      if (!offer) return []
      const badge = offer.badge === undefined ? (stored?.[size]?.badge ?? null) : offer.badge
      return [[size, { price: offer.price, text: offer.text || piecesLabel(index + 1), badge }]]
    }),
  )
}

/** Takes the listed prices of 1, 2 and 3 pieces from the offers. */
function alignedWith(offers: Website['quantityOffers'], quantityData: string): string {
  const options = parseQuantityData(quantityData).map((option) => {
    const size = SIZES[option.qty - 1]
    return { ...option, price: (size && offers?.[size]?.price) ?? option.price }
  })
  return writeQuantityData(options)
}

function anchoring(
  { priceAnchoring: anchoringBefore, originalPrice: originalBefore }: Website,
  { priceAnchoring: typed }: SaveWebsiteRequest,
  currentPrice: number,
  original: number | null,
): PriceAnchoring {
  // As in generation, a previous price is shown only when it is higher than the current one.
  const originalPrice =
    original === originalBefore && anchoringBefore
      ? anchoringBefore.originalPrice
      : original !== null && original > currentPrice
        ? original
        : null
  const moved = anchoringBefore?.currentPrice !== currentPrice || anchoringBefore.originalPrice !== originalPrice
  const difference = originalPrice === null ? 0 : Math.max(0, originalPrice - currentPrice)
  const ownSavings = typed?.savings !== undefined && typed.savings !== anchoringBefore?.savings
  const savings = ownSavings ? (typed?.savings ?? 0) : moved ? difference : (anchoringBefore?.savings ?? 0)
  const ownText = typed?.comparisonText !== undefined && typed.comparisonText !== anchoringBefore?.comparisonText
  const now = { originalPrice, currentPrice, savings }
  const comparisonText = ownText
    ? (typed?.comparisonText ?? '')
    : anchoringBefore
      ? withNewPrices(anchoringBefore, now)
      : ''
  return { ...now, comparisonText }
}

/** Replaces the old amounts in the comparing sentence; a sentence with an amount that no longer exists is removed. */
export function withNewPrices(anchoringBefore: PriceAnchoring, now: Omit<PriceAnchoring, 'comparisonText'>): string {
  const amounts = new Map<string, number | null>()
  for (const key of ['currentPrice', 'originalPrice', 'savings'] as const) {
    const old = anchoringBefore[key]
    if (old !== null && old !== now[key] && !amounts.has(groupThousands(old)))
      amounts.set(groupThousands(old), now[key])
  }
  let gone = false
  const text = anchoringBefore.comparisonText.replace(/\d{1,3}(?:\.\d{3})+|\d+/g, (amount) => {
    const moved = amounts.get(amount)
    if (moved === undefined) return amount
    if (moved === null || (moved === 0 && amount !== '0')) gone = true
    return groupThousands(moved ?? 0)
  })
  return gone ? '' : text
}
