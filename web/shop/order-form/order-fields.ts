import { MARKETS, type Market } from '@izlog/contracts/domain/market-facts'
import { ORDER_FIELDS, type OrderField, type OrderFieldFacts } from '@izlog/contracts/domain/order-fields'
import { phoneAsTyped } from '@izlog/contracts/domain/typed-phone'
import { localize } from '../parts/localize.ts'

export type FieldName = OrderField
export type FieldValues = Readonly<Record<FieldName, string>>
/** A message for each wrong field; the quantity is checked by the server alone. */
export type FieldProblems = Readonly<Partial<Record<FieldName | 'quantity', string>>>

/** The fields of a form in the order of the screen, and those that must be filled. */
export interface FormRules {
  readonly market: Market
  readonly fields: readonly FieldName[]
  readonly required: readonly FieldName[]
}

/** docs/product/builder.md 2.4. */
export const popupRules = (market: Market): FormRules => ({
  market,
  fields: ['name', 'phone', 'address', 'city', 'email'],
  required: ['name', 'phone', 'address', 'city'],
})

/** docs/product/builder.md 2.4: the postal code is not asked for in Montenegro. */
export const advertorialRules = (market: Market): FormRules => ({
  market,
  fields: ['name', 'phone', 'address', 'city', 'postalCode', 'email', 'notes'],
  required: ['name', 'phone', 'address', 'city', ...(market === 'Montenegro' ? [] : (['postalCode'] as const))],
})

/** The values of all fields, each read by its name. */
export const valuesFrom = (read: (name: FieldName) => string): FieldValues => ({
  name: read('name'),
  phone: read('phone'),
  address: read('address'),
  city: read('city'),
  postalCode: read('postalCode'),
  email: read('email'),
  notes: read('notes'),
})

export const NO_VALUES = valuesFrom(() => '')

export const isFieldName = (name: string): name is FieldName => Object.hasOwn(NO_VALUES, name)

const LOOKS_LIKE_EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/

/** The message for a wrong value, a Serbian sentence; null for a valid one. */
export function problemOf(field: FieldName, typed: string, { market, required }: FormRules): string | null {
  const value = typed.trim()
  const { missing, has } = ORDER_FIELDS[field]
  if (value === '') return required.includes(field) ? missing : null
  if (has?.test(value) === false) return missing
  if (field === 'phone') return phoneProblem(value, market)
  if (field === 'email' && !LOOKS_LIKE_EMAIL.test(value)) return 'Neispravna email adresa'
  return null
}

export function problemsOf(values: FieldValues, rules: FormRules): FieldProblems {
  const found = rules.fields.map((field) => [field, problemOf(field, values[field], rules)] as const)
  return Object.fromEntries(found.filter(([, problem]) => problem !== null))
}

/** True when a required field is empty. */
export const lacksRequired = (values: FieldValues, { required }: FormRules): boolean =>
  required.some((field) => values[field].trim() === '')

const PHONE_CHARACTERS = /^[\d\s+()/.,_\p{Pd}]+$/u
const MIN_DIGITS = 8
const MAX_DIGITS = 15

/**
 * Refuses only what cannot be a phone number. The server parses it in full (contracts, phones.ts, whose tables are too large for this
 * page). Null for a number that may be valid.
 */
export function phoneProblem(typed: string, market: Market): string | null {
  const example = `Upišite ga ovako: ${MARKETS[market].phoneExample.replaceAll(' ', '\u00a0')}.`
  const { number } = phoneAsTyped(typed)
  const digits = number.replace(/\D/g, '').length
  if (!PHONE_CHARACTERS.test(number) || digits > MAX_DIGITS)
    return `${localize(market, 'Proverite broj telefona.')} ${example}`
  return digits < MIN_DIGITS ? `Broju nedostaju cifre. ${example}` : null
}

interface OwnAttributes {
  readonly hint?: string
  readonly capitalize?: 'words'
}
type FieldAttributes = { readonly label: string } & OwnAttributes & OrderFieldFacts['input']

const attributesOf = (name: FieldName, own: OwnAttributes = {}): FieldAttributes => {
  const { label, input } = ORDER_FIELDS[name]
  return { label, ...own, ...input }
}

/** Label and input attributes of each field: keyboard, autofill, length. */
export const FIELD_ATTRIBUTES: Readonly<Record<FieldName, FieldAttributes>> = {
  name: attributesOf('name', { capitalize: 'words' }),
  phone: attributesOf('phone'),
  address: attributesOf('address', { capitalize: 'words' }),
  city: attributesOf('city', { capitalize: 'words' }),
  postalCode: attributesOf('postalCode'),
  email: attributesOf('email', { hint: 'Ako Vas ne dobijemo telefonom.' }),
  notes: attributesOf('notes'),
}
