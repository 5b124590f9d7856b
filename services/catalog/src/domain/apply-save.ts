import { isDeepStrictEqual } from 'node:util'
import type { Picture } from '@izlog/contracts/domain/picture'
import { settleSections } from '@izlog/contracts/domain/template-sections'
import { Website } from '@izlog/contracts/domain/website'
import type { SaveWebsiteRequest } from '@izlog/contracts/http/editor'
import { fieldOf } from '@izlog/contracts/page-fields/page-fields'
import { MERGED_FIELDS, REPLACED_FIELDS } from '@izlog/contracts/page-fields/shapes-of-fields'
import { savePrices } from './save-prices.ts'

/** A save whose pictures have been collected. */
export type ReadySave = Omit<SaveWebsiteRequest, 'images'> & { images?: Picture[] | undefined }

export interface AppliedSave {
  website: Website
  /** Paths of the fields whose value changed: 'title', 'prices', 'editableContent.adviceText'. */
  changed: string[]
}

/** Paths that are settled together, and named 'prices' among the changed ones. */
export const PRICE_FIELDS: readonly string[] = [
  'currentPrice',
  'originalPrice',
  'quantityOffers',
  'priceAnchoring',
  'editableContent.quantityData',
]

/** Applies a save to a page (docs/product/builder.md 7): omitted fields stay, prices are settled, and manually edited texts are recorded. */
export function applySave(before: Website, save: ReadySave): AppliedSave {
  const { images: _images, ...rest } = save
  const whole = Object.fromEntries(
    REPLACED_FIELDS.flatMap((key) => (save[key] === undefined ? [] : [[key, save[key]]])),
  )
  const merged = Object.fromEntries(
    MERGED_FIELDS.flatMap((key) => (save[key] ? [[key, laidOver(before[key], save[key])]] : [])),
  )
  const prices = savePrices(before, rest)
  const after = Website.parse(
    plain({
      ...before,
      ...whole,
      ...merged,
      ...prices,
      sections: settleSections(before.templateName, save.sections === undefined ? before.sections : save.sections),
      editableContent: withPrices(merged.editableContent ?? before.editableContent, prices.editableContent),
    }),
  )
  const paths = changedPaths(before, after)
  const own = new Set([...before.editedFields, ...paths.flatMap((path) => editedText(path, before, after))])
  for (const field of save.acceptedFields ?? []) own.delete(field)
  return { website: { ...after, editedFields: [...own].sort() }, changed: namesOfPaths(paths) }
}

/** Paths of the fields in which two states of a page differ, as `AppliedSave.changed`. */
export const changedFields = (before: Website, after: Website): string[] =>
  namesOfPaths(changedPaths(before, after).filter((path) => path !== 'editedFields'))

const namesOfPaths = (paths: readonly string[]): string[] => [
  ...new Set(paths.map((path) => (PRICE_FIELDS.includes(path) ? 'prices' : path))),
]

/** Merges `over` into `under`: parts sent as null are removed, and null is returned when nothing remains. */
function laidOver(under: object | null, over: object): object | null {
  const parts = Object.entries({ ...under, ...plain(over) }).filter(([, part]) => part !== null)
  return parts.length === 0 ? null : Object.fromEntries(parts)
}

function withPrices(content: unknown, priced: Website['editableContent']) {
  if (priced?.quantityData === undefined) return content
  return { ...(content as object | null), quantityData: priced.quantityData }
}

function changedPaths(before: Website, after: Website): string[] {
  const pairs = (Object.keys(after) as (keyof Website)[]).flatMap((key): [string, unknown, unknown][] => {
    if (fieldOf(key)?.ownWords !== 'parts') return [[key, before[key], after[key]]]
    const [old, now] = [partsOf(before[key]), partsOf(after[key])]
    return Object.keys({ ...old, ...now }).map((part) => [`${key}.${part}`, old[part], now[part]])
  })
  return pairs.filter(([, old, now]) => !isDeepStrictEqual(plain(old), plain(now))).map(([path]) => path)
}

function editedText(path: string, before: Website, after: Website): string[] {
  if (path === 'priceAnchoring') {
    const sameAmounts = before.currentPrice === after.currentPrice && before.originalPrice === after.originalPrice
    return sameAmounts && before.priceAnchoring?.comparisonText !== after.priceAnchoring?.comparisonText
      ? ['comparisonText']
      : []
  }
  if (path === 'quantityOffers') return isDeepStrictEqual(wordsOf(before), wordsOf(after)) ? [] : ['quantityOffers']
  // An icon is no claim: it does not make the writer's words beside it the seller's.
  if (path === 'benefitsSection' && isDeepStrictEqual(benefitsOf(before), benefitsOf(after))) return []
  const [whole = ''] = path.split('.')
  if (fieldOf(whole)?.ownWords === 'parts') return /\.(quantityData|enabledTestimonials)$/.test(path) ? [] : [path]
  return fieldOf(path)?.ownWords === 'whole' ? [path] : []
}

const wordsOf = ({ quantityOffers }: Website) => Object.values(quantityOffers ?? {}).map((offer) => offer?.text)

/** Their words, without icons. */
const benefitsOf = ({ benefitsSection: section }: Website) =>
  section && { ...section, benefits: section.benefits.map(({ text }) => text) }

const partsOf = (value: unknown): Record<string, unknown> => ({ ...(value as object | null) })

/** Removes keys whose value is undefined. */
const plain = <T>(value: T): T => (value === undefined ? value : JSON.parse(JSON.stringify(value)))
