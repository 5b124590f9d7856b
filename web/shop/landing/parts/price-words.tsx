import { formatMoney } from '@izlog/contracts/domain/money'
import type { Offer } from '@izlog/contracts/domain/offers'
import type { PublicWebsite } from '@izlog/contracts/domain/website'
import { usePlaceMark } from '../../parts/place-mark.ts'
import { mayShow } from '../../shopper-figures.ts'
import { savingOf } from './saving.ts'
import { useTextMark } from './text-mark.ts'

/** The seller's sentence beside the price; without a regular price, the writer's own would compare with a price that was made up. */
export const comparisonOf = (website: PublicWebsite, offer: Offer): string | null =>
  (offer.originalPrice !== null || mayShow(website, 'comparisonText')) && website.priceAnchoring?.comparisonText
    ? website.priceAnchoring.comparisonText
    : null

/** What one piece saves, and the sentence beside the price, for a template without a block of its own for them. */
export function PriceWords({ website, offer }: { website: PublicWebsite; offer: Offer | undefined }) {
  const mark = useTextMark()
  const place = usePlaceMark()
  if (!offer) return null
  const saving = savingOf(website, offer)
  const comparison = comparisonOf(website, offer)
  const amount = formatMoney(saving, website.currencySymbol)
  // The writer's sentence often names the saving itself.
  const namesSaving = comparison?.replaceAll('\u00a0', ' ').includes(amount.replaceAll('\u00a0', ' '))
  const saved = saving > 0 && !namesSaving
  if (!saved && !comparison) return null
  return (
    <p className="price-words">
      {saved && <b {...place('priceAnchoring.savings')}>Ušteda po komadu: {amount}</b>}
      {comparison && <span {...mark('priceAnchoring.comparisonText')}>{comparison}</span>}
    </p>
  )
}
