import { isDeepStrictEqual } from 'node:util'
import { type Picture, Website } from '@izlog/contracts/domain/website'
import type { SaveWebsiteRequest } from '@izlog/contracts/http/editor'
import { savePrices } from './save-prices.ts'

/** A save whose pictures have been collected. */
export type ReadySave = Omit<SaveWebsiteRequest, 'images'> & { images?: Picture[] | undefined }

export interface AppliedSave {
  website: Website
  /** What really changed: 'title', 'prices', 'editableContent.adviceText'. */
  changed: string[]
}

/** Taken over as they are. */
const WHOLE = [
  'title',
  'shortName',
  'hook',
  'bullets',
  'longDescription',
  'faq',
  'seoTitle',
  'seoDescription',
  'keywords',
  'sku',
  'images',
  'testimonials',
  'problemSolutionSections',
  'benefitsSection',
  'previewMode',
  'figures',
  'isActive',
  'editableByClient',
] as const
/** Laid over what is there, part by part. */
const MERGED = ['palette', 'urgencyElements', 'advertorialStory', 'editableContent'] as const
/** Told part by part. */
const NESTED: readonly string[] = ['advertorialStory', 'editableContent']
const PRICES: readonly string[] = [
  'currentPrice',
  'originalPrice',
  'quantityOffers',
  'priceAnchoring',
  'editableContent.quantityData',
]
/** Texts that a writer could write over. */
const TEXTS: ReadonlySet<string> = new Set([
  'title',
  'shortName',
  'hook',
  'bullets',
  'longDescription',
  'faq',
  'seoTitle',
  'seoDescription',
  'keywords',
  'testimonials',
  'urgencyElements',
  'problemSolutionSections',
  'benefitsSection',
])

/** A page after a save (builder spec 7): what is left out stays, prices are settled, and texts written over are remembered. */
export function applySave(before: Website, save: ReadySave): AppliedSave {
  const { images: _images, ...rest } = save
  const whole = Object.fromEntries(WHOLE.flatMap((key) => (save[key] === undefined ? [] : [[key, save[key]]])))
  const merged = Object.fromEntries(
    MERGED.flatMap((key) => (save[key] ? [[key, laidOver(before[key], save[key])]] : [])),
  )
  const prices = savePrices(before, rest)
  const after = Website.parse(
    plain({
      ...before,
      ...whole,
      ...merged,
      ...prices,
      editableContent: withPrices(merged.editableContent ?? before.editableContent, prices.editableContent),
    }),
  )
  const paths = changedPaths(before, after)
  const own = new Set([...before.editedFields, ...paths.flatMap((path) => editedText(path, before, after))])
  for (const field of save.acceptedFields ?? []) own.delete(field)
  const changed = [...new Set(paths.map((path) => (PRICES.includes(path) ? 'prices' : path)))]
  return { website: { ...after, editedFields: [...own].sort() }, changed }
}

/** Parts sent as null are taken away; nothing left is null. */
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
    if (!NESTED.includes(key)) return [[key, before[key], after[key]]]
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
  const [whole = ''] = path.split('.')
  if (NESTED.includes(whole)) return /\.(quantityData|enabledTestimonials)$/.test(path) ? [] : [path]
  return TEXTS.has(path) ? [path] : []
}

const wordsOf = ({ quantityOffers }: Website) => Object.values(quantityOffers ?? {}).map((offer) => offer?.text)

const partsOf = (value: unknown): Record<string, unknown> => ({ ...(value as object | null) })

/** As JSON has it: no key that is present and undefined. */
const plain = <T>(value: T): T => (value === undefined ? value : JSON.parse(JSON.stringify(value)))
