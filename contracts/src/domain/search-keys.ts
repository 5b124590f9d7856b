import { foldText } from './fold-text.ts'

const MAX_KEY = 40
/** A shorter query finds whole words only: nearly every order has two given letters somewhere. */
export const SEARCH_FINDS_PARTS_FROM = 3

/** The fields by which an order is found (docs/product/platform.md 2). */
export interface Searchable {
  readonly orderId: string
  readonly firstName?: string | null | undefined
  readonly lastName?: string | null | undefined
  readonly email?: string | null | undefined
  /** E.164. */
  readonly phone?: string | null | undefined
  readonly phoneTyped?: string | null | undefined
  readonly productName?: string | null | undefined
  readonly productId?: string | number | null | undefined
  /** Numbers of the upsells in its parcel, as in the seller's spreadsheet. */
  readonly upsellNumbers?: readonly string[]
}

/**
 * The keys an order is indexed under: number, name, e-mail and phone from each of their letters on, the product's name from each of its words on. What is
 * searched for is then the beginning of a key, which an index finds at the same cost however common its letters are.
 */
export function searchKeysOf(order: Searchable): string[] {
  const numbers = [order.orderId, ...(order.upsellNumbers ?? [])].map(squeeze)
  const email = (order.email ?? '').split('@')
  const keys = [
    ...numbers.flatMap((number) => partsOf(number)),
    ...nameParts(order.firstName ?? '', order.lastName ?? ''),
    ...partsOf(squeeze(email.join('')), squeeze(email[0] ?? '').length),
    ...wordsOf(email[1] ?? ''),
    ...phoneParts(order.phone ?? '', order.phoneTyped ?? ''),
    ...wordsOf(order.productName ?? ''),
    squeeze(String(order.productId ?? '')),
  ]
  return [...new Set(keys.map((key) => key.slice(0, MAX_KEY)))].filter((key) => key !== '')
}

/** The beginning that a key must have. Empty for a query without letters and digits, which filters nothing. */
export function searchPrefixOf(query: string): string {
  const squeezed = squeeze(query.replaceAll('(0)', ''))
  const isPhone = /^[\d\s+()/.-]+$/.test(query)
  return (isPhone ? squeezed.replace(/^00/, '') : squeezed).slice(0, MAX_KEY)
}

/** Letters and digits only, folded: '064/123-456' and '064 123 456' are the same, and so are 'Ana  Kos' and 'anakos'. */
const squeeze = (text: string): string => foldText(text).replace(/[^\p{L}\p{N}]+/gu, '')

/** The text from each of its first `starts` letters on, where enough of it is left; a short text as a whole. */
function partsOf(text: string, starts = text.length): string[] {
  const last = Math.min(starts, Math.max(1, text.length - SEARCH_FINDS_PARTS_FROM + 1))
  return Array.from({ length: last }, (_, index) => text.slice(index))
}

/** Both orders of the name: after the last name the first follows again. Short words are keys of their own. */
function nameParts(firstName: string, lastName: string): string[] {
  const [first, last] = [squeeze(firstName), squeeze(lastName)]
  const both = last ? partsOf(first + last + first, first.length + last.length) : partsOf(first)
  const short = `${firstName} ${lastName}`.split(/\s+/).map(squeeze)
  return [...both, ...short.filter((word) => word.length < SEARCH_FINDS_PARTS_FROM)]
}

/** From each word on to the end. */
function wordsOf(text: string): string[] {
  const words = text.split(/[^\p{L}\p{N}]+/u).map(squeeze)
  return words.map((_, index) => words.slice(index).join(''))
}

const NATIONAL = /^(?:381|382|387)(?=\d)/

/** In the international form from each digit on, in the national one from its 0, and as it was typed. */
function phoneParts(e164: string, typed: string): string[] {
  const digits = squeeze(e164)
  const national = NATIONAL.test(digits) ? [digits.replace(NATIONAL, '0')] : []
  return [...partsOf(digits), ...national, squeeze(typed).replace(/^00/, '')]
}
