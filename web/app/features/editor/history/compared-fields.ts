import { offersOf } from '@izlog/contracts/domain/offers'
import { parseQuantityData } from '@izlog/contracts/domain/quantity-data'
import { RELEASE_LABELS } from '@izlog/contracts/domain/release-on'
import { templateSection } from '@izlog/contracts/domain/template-sections'
import type { Website } from '@izlog/contracts/domain/website'
import { type FieldName, PAGE_FIELDS } from '@izlog/contracts/page-fields/page-fields'
import { dequal } from 'dequal/lite'
import { formatMoney } from '../../../ui/format.ts'

/** A field in which two states of a page differ, as people read it. */
export interface ComparedField {
  readonly field: string
  readonly label: string
  readonly before: Shown
  readonly after: Shown
}
/** Texts line by line; addresses of pictures; or colours. */
export type Shown = { readonly kind: 'lines' | 'pictures' | 'colours'; readonly values: readonly string[] }

/** Shown with the prices, not by themselves. */
const PRICES: readonly FieldName[] = ['priceAnchoring', 'quantityOffers']

/** The fields in which two states of a page differ, in the order of the editor; all prices are one. */
export function comparedFields(before: Website, after: Website): ComparedField[] {
  const names = (Object.keys(PAGE_FIELDS) as FieldName[]).filter((name) => !PRICES.includes(name))
  const fields = names.map((field) => ({
    field,
    label: PAGE_FIELDS[field].label,
    before: shownOf(field, before),
    after: shownOf(field, after),
  }))
  const prices = { field: 'prices', label: 'Cene', before: pricesOf(before), after: pricesOf(after) }
  return [...fields, prices].filter((each) => !dequal(each.before, each.after))
}

function shownOf(field: FieldName, website: Website): Shown {
  if (field === 'images') return { kind: 'pictures', values: website.images.map(({ url }) => url) }
  if (field === 'palette') return { kind: 'colours', values: Object.values(website.palette) }
  if (field === 'sections') return lines(sectionsOf(website))
  if (field === 'figures') return lines([website.figures === 'honest' ? 'Samo stvarne brojke' : 'Reklamne brojke'])
  if (field === 'releaseOn') return lines([RELEASE_LABELS[website.releaseOn]])
  if (field === 'isActive') return lines([website.isActive ? 'Uključena' : 'Isključena'])
  if (field === 'deliveryPricing') return lines(deliveryOf(website))
  if (field === 'editableContent') {
    const { quantityData: _prices, enabledTestimonials: _shown, ...texts } = website.editableContent ?? {}
    return lines(textsIn(texts))
  }
  return lines(textsIn(website[field]))
}

function pricesOf(website: Website): Shown {
  const { currencySymbol: symbol, priceAnchoring } = website
  const options = parseQuantityData(website.editableContent?.quantityData)
  const offers = offersOf(website).map(({ label, price, originalPrice, badge }) =>
    [
      `${label}: ${formatMoney(price, symbol)}`,
      ...(originalPrice === null ? [] : [`umesto ${formatMoney(originalPrice, symbol)}`]),
      ...(badge ? [badge] : []),
    ].join(', '),
  )
  const notes = options.flatMap(({ qty, note, popular, bestValue, preselected }) =>
    note || popular || bestValue || preselected
      ? [
          [`${qty}×`, note, popular && 'najpopularnije', bestValue && 'najbolja vrednost', preselected && 'izabrana']
            .filter(Boolean)
            .join(' '),
        ]
      : [],
  )
  return lines([...offers, ...notes, ...textsIn(priceAnchoring?.comparisonText)])
}

const deliveryOf = ({ deliveryPricing: pricing, currencySymbol: symbol }: Website): string[] =>
  pricing
    ? [
        formatMoney(pricing.price, symbol),
        ...(pricing.freeFrom === null ? [] : [`besplatno od ${formatMoney(pricing.freeFrom, symbol)}`]),
      ]
    : []

function sectionsOf({ sections, templateName }: Website): string[] {
  if (sections === null) return ['Početni redosled']
  return sections.map(({ name, hidden }) => {
    const label = templateSection(templateName, name)?.label ?? name
    return hidden ? `${label} (sakriveno)` : label
  })
}

/** Every text in a value, in its order. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [value]
  if (typeof value === 'number') return [String(value)]
  if (Array.isArray(value)) return value.flatMap(textsIn)
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

const lines = (values: readonly string[]): Shown => ({ kind: 'lines', values })
