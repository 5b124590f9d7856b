import { MARKETS, type Market } from '@izlog/contracts/domain/markets'
import { formatMoney, parseMoney } from '@izlog/contracts/domain/money'
import type { LinkFacts } from '@izlog/contracts/http/product-link'
import { formatNumber } from '../../ui/format.ts'
import type { ProductValues } from './draft.ts'
import { MAX_IMAGES } from './product-form.ts'

type SuggestedField = 'productName' | 'currentPrice' | 'originalPrice' | 'images'
type FieldValues = Pick<ProductValues, SuggestedField>

/** A fact from the link that a field can accept. */
export interface Suggestion {
  readonly field: SuggestedField
  readonly label: string
  /** The text to show; for pictures, their count. */
  readonly shown: string
  /** The seller's own value, if the field has one that differs from the suggestion; otherwise null. */
  readonly typed: string | null
  /** True if the field already has the suggested value. */
  readonly taken: boolean
  /** The fields to set when the suggestion is accepted. */
  readonly fill: Partial<FieldValues>
}

/** The suggestions from a link beside the typed values. Prices only in the market's currency; pictures are added to the existing ones. */
export function suggestionsOf(facts: LinkFacts, values: FieldValues, market: Market): Suggestion[] {
  const { currencySymbol } = MARKETS[market]
  const price = (field: 'currentPrice' | 'originalPrice', label: string, amount: number | null): Suggestion[] => {
    if (amount === null || !isOfMarket(facts.currency, market)) return []
    const typed = values[field].trim()
    const taken = parseMoney(typed) === amount
    return [
      {
        field,
        label,
        shown: formatMoney(amount, currencySymbol),
        typed: typed === '' || taken ? null : typed,
        taken,
        fill: { [field]: formatNumber(amount) },
      },
    ]
  }
  return [
    ...nameSuggestion(facts, values),
    ...price('currentPrice', 'Nova cena', facts.price),
    ...price('originalPrice', 'Prethodna cena', facts.originalPrice),
    ...imageSuggestion(facts, values),
  ]
}

function nameSuggestion({ name }: LinkFacts, { productName }: FieldValues): Suggestion[] {
  if (name === null) return []
  const typed = productName.trim()
  const taken = typed === name
  return [
    {
      field: 'productName',
      label: 'Naziv',
      shown: name,
      typed: typed === '' || taken ? null : typed,
      taken,
      fill: { productName: name },
    },
  ]
}

/** Adds the link's pictures to the existing ones, so a suggestion replaces nothing. */
function imageSuggestion(facts: LinkFacts, { images }: FieldValues): Suggestion[] {
  if (facts.images.length === 0) return []
  const all = [...new Set([...images, ...facts.images])].slice(0, MAX_IMAGES)
  return [
    {
      field: 'images',
      label: 'Slike',
      shown: String(facts.images.length),
      typed: null,
      taken: all.length === images.length,
      fill: { images: all },
    },
  ]
}

/** A page that names no currency is assumed to use the market's. */
export const isOfMarket = (currency: string | null, market: Market): boolean =>
  currency === null || currency === MARKETS[market].pixelCurrency
