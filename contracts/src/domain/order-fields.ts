import { A_LETTER, A_LETTER_OR_DIGIT } from './typed-text.ts'

/** The fields of a shopper's name and address (docs/product/builder.md 2.4 and 3.4). */
export type OrderField = 'name' | 'phone' | 'address' | 'city' | 'postalCode' | 'email' | 'notes'

export interface OrderFieldFacts {
  readonly label: string
  /** Message for a required field that is empty. */
  readonly missing: string
  /** What a value must match at least. */
  readonly has?: RegExp
  /** Input attributes: keyboard, autofill and maximum length. */
  readonly input: {
    readonly type?: 'tel' | 'email'
    readonly inputMode?: 'tel' | 'email' | 'numeric'
    readonly autoComplete: string
    readonly maxLength: number
  }
}

/** The rules of each field, for all order forms and for the server. Without dependencies: shoppers' pages ship this file. */
export const ORDER_FIELDS: Readonly<Record<OrderField, OrderFieldFacts>> = {
  name: {
    label: 'Ime i prezime',
    missing: 'Unesite ime i prezime',
    has: A_LETTER,
    input: { autoComplete: 'name', maxLength: 120 },
  },
  phone: {
    label: 'Telefon',
    missing: 'Unesite broj telefona',
    input: { type: 'tel', inputMode: 'tel', autoComplete: 'tel', maxLength: 40 },
  },
  address: {
    label: 'Ulica i broj',
    missing: 'Unesite ulicu i broj',
    has: A_LETTER_OR_DIGIT,
    input: { autoComplete: 'address-line1', maxLength: 200 },
  },
  city: {
    label: 'Grad',
    missing: 'Unesite grad',
    has: A_LETTER,
    input: { autoComplete: 'address-level2', maxLength: 100 },
  },
  postalCode: {
    label: 'Poštanski broj',
    missing: 'Unesite poštanski broj',
    input: { inputMode: 'numeric', autoComplete: 'postal-code', maxLength: 20 },
  },
  email: {
    label: 'Email',
    missing: 'Unesite email adresu',
    input: { type: 'email', inputMode: 'email', autoComplete: 'email', maxLength: 200 },
  },
  notes: { label: 'Napomena', missing: 'Unesite napomenu', input: { autoComplete: 'off', maxLength: 1000 } },
}
