import { copiedPrices } from '@izlog/contracts/domain/copied-prices'
import type { GeneratedContent } from '@izlog/contracts/domain/generated-content'
import { MARKETS, type Market } from '@izlog/contracts/domain/markets'
import { parseQuantityData, writeQuantityData } from '@izlog/contracts/domain/quantity-data'
import { type UpsellLink, Website } from '@izlog/contracts/domain/website'
import { type FieldName, fieldOf, PAGE_FIELDS } from '@izlog/contracts/page-fields/page-fields'
import { toDialect } from '@izlog/writer/dialect/dialect'
import { withNewPrices } from './save-prices.ts'

/** What the seller decided about a page's copy. */
export interface CopyWishes {
  targetMarket: Market
  /** The confirmed prices, by the keys of `pricesToCopy`. */
  prices: Readonly<Record<string, number>>
  /** Instead of the links that the page was made with. */
  upsells?: UpsellLink[] | undefined
}

/** Texts that only the writer or the dialect changes; their other parts, as icons and colours, are no words. */
const WORDS = (Object.keys(PAGE_FIELDS) as FieldName[]).filter((field) =>
  ['text', 'bullets', 'questions', 'words', 'parts'].includes(PAGE_FIELDS[field].kind),
)
const NO_WORDS: ReadonlySet<string> = new Set(['palette', 'designRecommendations'])
const TEXT_FIELDS = WORDS.filter((field) => !NO_WORDS.has(field))
/** Parts of texts that are no sentences. `quantityData` holds its labels in JSON text. */
const KEPT_PARTS: ReadonlySet<string> = new Set(['icon', 'name', 'quantityData'])
/** Addresses inside of texts, which must stay as they are. */
const ADDRESS = /((?:https?:\/\/|www\.)\S+|\S+@\S+)/

/** A page's copy before its texts are: off, in its market's currency, with its own address and numbers. It keeps which page it was made from. */
export function copyOf(
  source: Website,
  wishes: CopyWishes,
  own: Pick<Website, 'id' | 'productId' | 'customUrl'> & { at: Date },
): Website {
  const { targetMarket } = wishes
  const { at, ...ids } = own
  const { currency, currencySymbol } = MARKETS[targetMarket]
  const page = { ...source, upsellProductLinks: wishes.upsells ?? source.upsellProductLinks }
  const { quantityData, ...prices } = copiedPrices(page, currency, wishes.prices)
  return Website.parse({
    ...source,
    ...prices,
    ...ids,
    version: 1,
    copiedFrom: source.id,
    targetMarket,
    currency,
    currencySymbol,
    editableContent: quantityData === undefined ? source.editableContent : { ...source.editableContent, quantityData },
    priceAnchoring: anchoringOf(source, prices, currencySymbol),
    ...(source.figures === 'honest' ? withoutReviews(source, quantityData) : {}),
    isActive: false,
    hasUpsellProducts: false,
    aiProcessingError: null,
    createdAt: at.toISOString(),
    updatedAt: at.toISOString(),
  })
}

/** On an honest page testimonials are what shoppers wrote about that page. */
const withoutReviews = ({ editableContent }: Website, quantityData: string | undefined) => {
  const { testimonials: _shoppers, enabledTestimonials: _shown, ...left } = editableContent ?? {}
  const content = quantityData === undefined ? left : { ...left, quantityData }
  return { testimonials: [], editableContent: editableContent && content }
}

function anchoringOf(
  { priceAnchoring: before, currencySymbol: symbolBefore }: Website,
  { currentPrice, originalPrice }: Pick<Website, 'currentPrice' | 'originalPrice'>,
  symbol: string,
): Website['priceAnchoring'] {
  if (!before || currentPrice === null) return before
  const original = originalPrice !== null && originalPrice > currentPrice ? originalPrice : null
  const savings = original === null ? 0 : original - currentPrice
  const now = { originalPrice: original, currentPrice, savings }
  return { ...now, comparisonText: withNewPrices(before, now).replaceAll(symbolBefore, symbol) }
}

/** The page with its Ekavian texts in Ijekavian, and in the words of its market; the seller's own too. */
export function inMarketsDialect(website: Website): Website {
  const { dialect } = MARKETS[website.targetMarket]
  const inDialect = (text: string): string =>
    text
      .split(ADDRESS)
      .map((part, index) => (index % 2 === 1 ? part : toDialect(part, dialect, website.targetMarket)))
      .join('')
  const texts = TEXT_FIELDS.map((field): [string, unknown] => [field, mapTexts(website[field], inDialect)])
  const labels = parseQuantityData(website.editableContent?.quantityData).map((option) => ({
    ...option,
    label: inDialect(option.label),
    ...(option.note ? { note: inDialect(option.note) } : {}),
  }))
  const parsed = Website.parse({
    ...website,
    ...Object.fromEntries(texts),
    terms: mapTexts(website.terms, inDialect),
    upsellProductLinks: website.upsellProductLinks.map((link) => withMessage(link, inDialect)),
  })
  if (labels.length === 0) return parsed
  return { ...parsed, editableContent: { ...parsed.editableContent, quantityData: writeQuantityData(labels) } }
}

/** Not its name, which is often that of the shop's page. */
const withMessage = (link: UpsellLink, change: (text: string) => string): UpsellLink => ({
  ...link,
  ...(link.urgentDescription === undefined ? {} : { urgentDescription: change(link.urgentDescription) }),
  ...(link.features === undefined ? {} : { features: link.features.map(change) }),
})

function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value)
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, change))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, KEPT_PARTS.has(key) ? part : mapTexts(part, change)]),
  )
}

/** The page with texts written anew, except for the seller's own. */
export function withNewTexts(website: Website, written: GeneratedContent): Website {
  const isOwn = (path: string) => website.editedFields.includes(path)
  const texts = TEXT_FIELDS.flatMap((field): [string, unknown][] => {
    const fresh: unknown = written[field as keyof GeneratedContent]
    if (fresh === undefined || isOwn(field)) return []
    if (fieldOf(field)?.ownWords !== 'parts') return [[field, fresh]]
    const parts = Object.entries(partsOf(fresh))
    const replaced = parts.filter(([part]) => part !== 'quantityData' && !isOwn(`${field}.${part}`))
    return [[field, fresh === null ? website[field] : { ...partsOf(website[field]), ...Object.fromEntries(replaced) }]]
  })
  return Website.parse({ ...website, ...Object.fromEntries(texts) })
}

const partsOf = (value: unknown): Record<string, unknown> => ({ ...(value as object | null) })

/** The fields whose texts name an amount in another currency than the page's, which only their seller can set right. */
export function fieldsNaming(symbol: string, website: Website): string[] {
  const amount = new RegExp(`\\d\\s*(${symbol === 'RSD' ? 'RSD|din' : symbol.replace('$', '\\$')})(?!\\p{L})`, 'u')
  const isNamedIn = (texts: unknown) => amount.test(JSON.stringify(texts))
  const isInUpsell = website.upsellProductLinks.some((link) => isNamedIn([link.urgentDescription, link.features]))
  return [
    ...TEXT_FIELDS.filter((field) => isNamedIn(website[field] ?? '')),
    ...(isInUpsell ? ['upsellProductLinks'] : []),
  ]
}
