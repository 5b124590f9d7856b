import type { Market } from '@izlog/contracts/domain/market-facts'
import { ORDER_FIELDS, type OrderField } from '@izlog/contracts/domain/order-fields'
import { phoneProblem } from './phone-check.ts'

export type FieldName = OrderField
export type FieldValues = Readonly<Record<FieldName, string>>
/** What is wrong, field by field; the number of pieces is judged by the server alone. */
export type FieldProblems = Readonly<Partial<Record<FieldName | 'quantity', string>>>

/** Which fields a form has, in the order they are seen, and which must be filled. */
export interface FormRules {
  readonly market: Market
  readonly fields: readonly FieldName[]
  readonly required: readonly FieldName[]
}

/** Builder spec 2.4. */
export const popupRules = (market: Market): FormRules => ({
  market,
  fields: ['name', 'phone', 'address', 'city', 'email'],
  required: ['name', 'phone', 'address', 'city'],
})

/** Builder spec 2.4: the postal code is not asked for in Montenegro. */
export const advertorialRules = (market: Market): FormRules => ({
  market,
  fields: ['name', 'phone', 'address', 'city', 'postalCode', 'email', 'notes'],
  required: ['name', 'phone', 'address', 'city', ...(market === 'Montenegro' ? [] : (['postalCode'] as const))],
})

/** What all fields hold, each asked for by its name. */
export const valuesFrom = (holds: (name: FieldName) => string): FieldValues => ({
  name: holds('name'),
  phone: holds('phone'),
  address: holds('address'),
  city: holds('city'),
  postalCode: holds('postalCode'),
  email: holds('email'),
  notes: holds('notes'),
})

export const NO_VALUES = valuesFrom(() => '')

export const isFieldName = (name: string): name is FieldName => Object.hasOwn(NO_VALUES, name)

const LOOKS_LIKE_EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/

/** What is wrong with what was typed into a field, as a sentence; null when nothing is. */
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

/** True when a field that must be filled is empty. */
export const lacksRequired = (values: FieldValues, { required }: FormRules): boolean =>
  required.some((field) => values[field].trim() === '')
