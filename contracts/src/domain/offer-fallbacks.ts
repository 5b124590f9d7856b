import type { Currency } from './market-facts.ts'
import type { TemplateName } from './templates.ts'

/** A price that stands in where there is none. */
export interface FallbackOption {
  readonly qty: number
  readonly price: number
  readonly originalPrice: number
  readonly discount: number
  readonly popular?: boolean
}

/** docs/product/builder.md 9. */
const IN_DINARS: readonly FallbackOption[] = [
  { qty: 1, price: 1990, originalPrice: 2990, discount: 33 },
  { qty: 2, price: 3190, originalPrice: 5980, discount: 47 },
  { qty: 3, price: 4490, originalPrice: 8970, discount: 50, popular: true },
]

/** docs/product/builder.md 9, with two and three pieces in the proportion of generation. */
const MINIMALISTIC_IN_DINARS: readonly FallbackOption[] = [
  { qty: 1, price: 1794, originalPrice: 2990, discount: 40 },
  { qty: 2, price: 2990, originalPrice: 5980, discount: 50 },
  { qty: 3, price: 4190, originalPrice: 8970, discount: 53 },
]

/** docs/product/builder.md 9. */
const IN_WHOLE_UNITS: readonly FallbackOption[] = [
  { qty: 1, price: 25, originalPrice: 50, discount: 50 },
  { qty: 2, price: 42, originalPrice: 100, discount: 58 },
  { qty: 3, price: 59, originalPrice: 150, discount: 61 },
]

/** docs/product/builder.md 9: 35 of 70 is 50 percent; two and three pieces get 10 and 20 points more. */
const ADVERTORIAL_IN_WHOLE_UNITS: readonly FallbackOption[] = [
  { qty: 1, price: 35, originalPrice: 70, discount: 50 },
  { qty: 2, price: 56, originalPrice: 140, discount: 60 },
  { qty: 3, price: 63, originalPrice: 210, discount: 70 },
]

/** The spec's constant prices; they stand in only for a website that has no price at all. */
export function fallbackOptions({
  templateName,
  currency,
}: {
  templateName: TemplateName
  currency: Currency
}): readonly FallbackOption[] {
  if (currency === 'RSD') return templateName === 'Minimalistic' ? MINIMALISTIC_IN_DINARS : IN_DINARS
  return templateName === 'Advertorial Template' ? ADVERTORIAL_IN_WHOLE_UNITS : IN_WHOLE_UNITS
}
