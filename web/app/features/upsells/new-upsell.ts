import { NewUpsell, type ProcessLinksBody, UPSELL_MESSAGES } from '@izlog/contracts/http/upsell'

/** The form's values as typed. */
export interface NewUpsellValues {
  readonly url: string
  readonly title: string
  readonly price: string
  readonly originalPrice: string
  readonly sku: string
  readonly images: string[]
}
export const NOTHING_TYPED: NewUpsellValues = { url: '', title: '', price: '', originalPrice: '', sku: '', images: [] }

export type Problems = Partial<Record<keyof NewUpsellValues, string>>

/** The request for the typed values, or their errors by field (docs/product/builder.md 5). */
export function readNewUpsell(
  values: NewUpsellValues,
): { link: ProcessLinksBody['upsellProductLinks'][number] } | { problems: Problems } {
  const typed = Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value])
  const link = Object.fromEntries(typed.filter(([, value]) => value.length > 0))
  if (!link.url) return { problems: { url: UPSELL_MESSAGES.urlRequired } }
  const parsed = NewUpsell.safeParse(link)
  if (!parsed.success) {
    const problems = parsed.error.issues.map(({ path, message }) => [String(path[0]), message] as const)
    return { problems: Object.fromEntries(problems.toReversed()) }
  }
  const { price, originalPrice } = parsed.data
  if (price !== undefined && originalPrice !== undefined && originalPrice <= price) {
    return { problems: { originalPrice: UPSELL_MESSAGES.originalTooLow } }
  }
  // The parsed values: prices are rounded, 24,90 becomes 25.
  return { link: parsed.data }
}
