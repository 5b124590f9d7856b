import { MARKETS, type Market } from '@izlog/contracts/domain/markets'
import { formatMoney, parseMoney } from '@izlog/contracts/domain/money'
import type { LinkFacts } from '@izlog/contracts/http/product-link'
import { formatNumber } from '../../ui/format.ts'
import type { ProductValues } from './draft.ts'
import { MAX_IMAGES } from './product-form.ts'

type SuggestedField = 'productName' | 'currentPrice' | 'originalPrice' | 'images'
type FieldValues = Pick<ProductValues, SuggestedField>

/** One fact of the link that a field can take over. */
export interface Suggestion {
  readonly field: SuggestedField
  readonly label: string
  /** As it is shown; of pictures, how many. */
  readonly shown: string
  /** What the field holds already, if the seller filled it in otherwise. */
  readonly typed: string | null
  /** The field has the same value. */
  readonly taken: boolean
  /** Fields with the suggestion in them. */
  readonly fill: Partial<FieldValues>
}

/** What a link can fill in, beside what is typed already. Prices only in the market's own currency, pictures beside those there are. */
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

/** Pictures are added to those there are, so nothing is ever replaced. */
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

/** A page without a currency is taken to sell where the seller does. */
export const isOfMarket = (currency: string | null, market: Market): boolean =>
  currency === null || currency === MARKETS[market].pixelCurrency
