import type { Offer } from '@izlog/contracts/domain/offers'
import type { PublicWebsite } from '@izlog/contracts/domain/website'

/**
 * The saving in whole units of the page's currency: the seller's own figure for these two prices (docs/product/builder.md 2.3,
 * priceAnchoring), else, and always on an honest page, their difference. 0 without a regular price.
 */
export function savingOf(
  { figures, priceAnchoring: anchoring }: Pick<PublicWebsite, 'figures' | 'priceAnchoring'>,
  { price, originalPrice }: Pick<Offer, 'price' | 'originalPrice'>,
): number {
  if (originalPrice === null) return 0
  const isForThesePrices = anchoring?.currentPrice === price && anchoring.originalPrice === originalPrice
  return anchoring && isForThesePrices && figures !== 'honest' ? anchoring.savings : originalPrice - price
}
