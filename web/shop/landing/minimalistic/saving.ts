import type { Offer } from '@izlog/contracts/domain/offers'
import type { PublicWebsite } from '@izlog/contracts/domain/website'

/**
 * What the price saves, in whole units of the page's currency: as the seller tells it of these two prices (builder spec 2.3,
 * priceAnchoring), else, and on an honest page always, their difference. 0 where nothing is crossed out.
 */
export function savingOf(
  { figures, priceAnchoring: told }: Pick<PublicWebsite, 'figures' | 'priceAnchoring'>,
  { price, originalPrice }: Pick<Offer, 'price' | 'originalPrice'>,
): number {
  if (originalPrice === null) return 0
  const isOfThese = told?.currentPrice === price && told.originalPrice === originalPrice
  return told && isOfThese && figures !== 'honest' ? told.savings : originalPrice - price
}
