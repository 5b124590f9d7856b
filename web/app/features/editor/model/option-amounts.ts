import { parseMoney } from '@izlog/contracts/domain/money'
import type { QuantityOption } from '@izlog/contracts/domain/offer-schemas'
import { maxLengthMessage } from '@izlog/contracts/http/max-length-message'
import type { OptionValues } from './editor-values.ts'

const MAX_QUANTITY = 100
/** As a save takes them (contracts, QuantityOffersInput). */
const MAX_LABEL = 120
const MAX_BADGE = 80

/** A blank amount is 0 (docs/product/builder.md 2.6); null if the text is not an amount. */
export const amountIn = (typed: string): number | null => (typed.trim() === '' ? 0 : parseMoney(typed))

const wholeIn = (typed: string, blank: number): number | null => {
  if (typed.trim() === '') return blank
  return /^\d{1,4}$/.test(typed.trim()) ? Number(typed) : null
}

/** A blank quantity is 1, a blank discount is 0 (docs/product/builder.md 2.6). */
export const quantityIn = (typed: string): number | null => wholeIn(typed, 1)
const discountIn = (typed: string): number | null => wholeIn(typed, 0)

/** Stars from 1 to 5; 5 if the text is not a number (docs/product/builder.md 2.6). */
export function ratingIn(typed: string): number {
  const rating = Math.round(Number(typed))
  return typed.trim() === '' || Number.isNaN(rating) ? 5 : Math.min(5, Math.max(1, rating))
}

/** An option as stored; an invalid value is replaced by its default. */
export const optionIn = (typed: OptionValues): QuantityOption => ({
  qty: Math.max(1, quantityIn(typed.qty) ?? 1),
  price: amountIn(typed.price) ?? 0,
  originalPrice: amountIn(typed.originalPrice) ?? 0,
  discount: Math.min(100, discountIn(typed.discount) ?? 0),
  label: typed.label.trim(),
  popular: typed.popular,
  bestValue: typed.bestValue,
  ...(typed.note.trim() ? { note: typed.note.trim() } : {}),
  ...(typed.preselected ? { preselected: true } : {}),
})

export interface AmountProblem {
  readonly path: string
  readonly message: string
}

/** The errors of the quantity options. */
export function optionProblems(options: readonly OptionValues[]): AmountProblem[] {
  const amount = 'Unesite iznos brojem, na primer 2.990'
  return options.flatMap((typed, index) => {
    const at = (field: keyof OptionValues) => `quantityOptions.${index}.${field}`
    const qty = quantityIn(typed.qty)
    const same = options.findIndex((other) => quantityIn(other.qty) === qty)
    const discount = discountIn(typed.discount)
    return [
      ...(qty === null || qty < 1 || qty > MAX_QUANTITY
        ? [{ path: at('qty'), message: 'Upišite ceo broj od 1 do 100' }]
        : same < index
          ? [{ path: at('qty'), message: 'Ova količina je već na listi' }]
          : []),
      ...(amountIn(typed.price) === null ? [{ path: at('price'), message: amount }] : []),
      ...(amountIn(typed.price) === 0 ? [{ path: at('price'), message: 'Upišite cenu veću od 0' }] : []),
      ...(amountIn(typed.originalPrice) === null ? [{ path: at('originalPrice'), message: amount }] : []),
      ...(discount === null || discount > 100
        ? [{ path: at('discount'), message: 'Popust je ceo broj od 0 do 100' }]
        : []),
      ...(typed.label.trim().length > MAX_LABEL ? [{ path: at('label'), message: maxLengthMessage(MAX_LABEL) }] : []),
      ...(typed.badge.trim().length > MAX_BADGE ? [{ path: at('badge'), message: maxLengthMessage(MAX_BADGE) }] : []),
    ]
  })
}
