import { NewUpsell, type ProcessLinksBody, UPSELL_MESSAGES } from '@izlog/contracts/http/upsell'
import { completeLink } from '../../shared/links.ts'

/** The form's values as typed. */
export interface NewUpsellValues {
  readonly url: string
  readonly noLink: boolean
  readonly title: string
  readonly price: string
  readonly originalPrice: string
  readonly sku: string
  readonly images: string[]
}
export const NOTHING_TYPED: NewUpsellValues = {
  url: '',
  noLink: false,
  title: '',
  price: '',
  originalPrice: '',
  sku: '',
  images: [],
}

export type Problems = Partial<Record<keyof NewUpsellValues, string>>

/** The request for the typed values, or their errors by field (docs/product/builder.md 5). */
export function readNewUpsell(
  values: NewUpsellValues,
): { link: ProcessLinksBody['upsellProductLinks'][number] } | { problems: Problems } {
  const { noLink, images, ...texts } = values
  const url = completeLink(texts.url).trim()
  if (!noLink && !url) return { problems: { url: UPSELL_MESSAGES.urlRequired } }
  const trimmed = Object.entries({ ...texts, url: noLink ? '' : url }).map(([name, text]) => [name, text.trim()])
  const filled = Object.fromEntries(trimmed.filter(([, text]) => text))
  const parsed = NewUpsell.safeParse({ ...filled, noLink, ...(images.length > 0 ? { images } : {}) })
  if (!parsed.success) {
    const problems = parsed.error.issues.map(({ path, message }) => [String(path[0]), message] as const)
    return { problems: Object.fromEntries(problems.toReversed()) }
  }
  const { noLink: _noLink, ...link } = parsed.data
  const { price, originalPrice } = link
  if (price !== undefined && originalPrice !== undefined && originalPrice <= price) {
    return { problems: { originalPrice: UPSELL_MESSAGES.originalTooLow } }
  }
  // The parsed values: prices are rounded, 24,90 becomes 25.
  return { link: noLink ? { ...link, noLink } : link }
}
