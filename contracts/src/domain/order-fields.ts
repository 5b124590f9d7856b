import { A_LETTER, A_LETTER_OR_DIGIT } from './typed-text.ts'

/** The fields in which a shopper says who and where (builder spec 2.4 and 3.4). */
export type OrderField = 'name' | 'phone' | 'address' | 'city' | 'postalCode' | 'email' | 'notes'

export interface OrderFieldFacts {
  readonly label: string
  /** Said where it must be filled and is not. */
  readonly missing: string
  /** What a filled one has at least. */
  readonly has?: RegExp
  /** How it is typed: the keyboard, what a browser may fill in, how many signs fit. */
  readonly input: {
    readonly type?: 'tel' | 'email'
    readonly inputMode?: 'tel' | 'email' | 'numeric'
    readonly autoComplete: string
    readonly maxLength: number
  }
}

/** What all order forms, and the server that reads them, hold of each. No dependencies: shoppers' pages ship this file. */
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
    input: { autoComplete: 'street-address', maxLength: 200 },
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
