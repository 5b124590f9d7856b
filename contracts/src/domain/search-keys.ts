import { foldText } from './fold-text.ts'

const MAX_KEY = 64

/** The fields by which an order is found (docs/product/platform.md 2). */
export interface Searchable {
  readonly orderId: string
  readonly firstName?: string | null | undefined
  readonly lastName?: string | null | undefined
  readonly email?: string | null | undefined
  readonly productId?: string | number | null | undefined
  /** Numbers of the upsells in its parcel, as in the seller's spreadsheet. */
  readonly upsellNumbers?: readonly string[]
}

/**
 * The keys an order is indexed under: every word of number (its own and its upsells'), names, e-mail and product id, folded. The number also without
 * hyphens, the whole name and e-mail too, so that a query of several words can match as one prefix.
 */
export function searchKeysOf(order: Searchable): string[] {
  const numbers = [order.orderId, ...(order.upsellNumbers ?? [])].map(foldText)
  const name = normalise(`${order.firstName ?? ''} ${order.lastName ?? ''}`)
  const email = normalise(order.email ?? '')
  const productId = normalise(String(order.productId ?? ''))
  const reversedName = normalise(`${order.lastName ?? ''} ${order.firstName ?? ''}`)
  const withoutHyphens = numbers.map((number) => number.replaceAll('-', ''))
  const whole = [...numbers, ...withoutHyphens, name, reversedName, email, productId]
  const words = [name, email, productId].flatMap((text) => text.split(/[\s@._+-]+/))
  return [...new Set([...whole, ...words])].filter((key) => key !== '').map((key) => key.slice(0, MAX_KEY))
}

/** The prefix that a key must have. Empty for a query without letters and digits, which filters nothing. */
export const searchPrefixOf = (query: string): string => normalise(query).slice(0, MAX_KEY)

// MongoDB refuses a pattern with a NUL, and nobody types control characters.
const normalise = (text: string): string =>
  foldText(text)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
