import { MAX_MONEY } from './money.ts'
import type { QuantityOption } from './offer-schemas.ts'
import { parseJson } from './parse-json.ts'

const MAX_QUANTITY = 100

/**
 * Parses the JSON of `editableContent.quantityData` (docs/product/builder.md 3.1) without zod, since shoppers' pages use it too. Items without a
 * quantity are left out, of two for the same quantity the first counts; invalid JSON is an empty list.
 */
export function parseQuantityData(text: string | undefined): QuantityOption[] {
  const options = listIn(text ?? '').flatMap((line) => optionOf(line) ?? [])
  return options.filter(({ qty }, index) => options.findIndex((other) => other.qty === qty) === index)
}

export const writeQuantityData = (options: readonly QuantityOption[]): string => JSON.stringify(options)

function listIn(text: string): unknown[] {
  const parsed = parseJson(text)
  return Array.isArray(parsed) ? parsed : []
}

function optionOf(line: unknown): QuantityOption | null {
  if (typeof line !== 'object' || line === null) return null
  const fields: Record<string, unknown> = { ...line }
  const qty = wholeNumber(fields.qty, MAX_QUANTITY)
  if (qty < 1) return null
  return {
    qty,
    price: wholeNumber(fields.price, MAX_MONEY),
    originalPrice: wholeNumber(fields.originalPrice, MAX_MONEY),
    discount: wholeNumber(fields.discount, 100),
    label: textOf(fields.label),
    popular: fields.popular === true,
    bestValue: fields.bestValue === true,
    ...(textOf(fields.note) === '' ? {} : { note: textOf(fields.note) }),
    ...(fields.preselected === true ? { preselected: true } : {}),
  }
}

const wholeNumber = (value: unknown, max: number): number =>
  typeof value === 'number' && value > 0 && value <= max ? Math.round(value) : 0

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')
