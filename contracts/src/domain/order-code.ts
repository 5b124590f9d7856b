import { z } from 'zod'

/** 24 characters that are not mistaken for each other: no 0 or O, 1, I or L, 2 or Z, 5 or S, 8 or B, U. */
const ALPHABET = '34679ACDEFGHJKMNPQRTVWXY'
const SIGNS = 12

/** Random bytes for one code: more than needed, since bytes that would favour some characters are discarded. */
export const ORDER_CODE_BYTES = 32

/** The order's code, shown to people and the shopper's only key to an order, such as 'K7QM-4RXW-9TPH'. */
export const OrderCode = z
  .string()
  .regex(new RegExp(`^[${ALPHABET}]{4}(?:-[${ALPHABET}]{4}){2}$`), 'Broj porudžbine nije ispravan')
export type OrderCode = z.infer<typeof OrderCode>

/** Formats random bytes as an order code of 55 random bits. Throws RangeError if too few of them are usable. */
export function formatOrderCode(bytes: Uint8Array): OrderCode {
  const fairLimit = 256 - (256 % ALPHABET.length)
  const signs = [...bytes].filter((byte) => byte < fairLimit).slice(0, SIGNS)
  if (signs.length < SIGNS) throw new RangeError('not enough random bytes for an order code')
  const text = signs.map((byte) => ALPHABET[byte % ALPHABET.length]).join('')
  return `${text.slice(0, 4)}-${text.slice(4, 8)}-${text.slice(8)}`
}
