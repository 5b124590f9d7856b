import type { FieldName } from './order-fields.ts'

interface Look {
  readonly label: string
  readonly hint?: string
  readonly type?: 'tel' | 'email'
  readonly inputMode?: 'tel' | 'email' | 'numeric'
  readonly autoComplete: string
  readonly capitalize?: 'words'
  readonly maxLength: number
}

/** How each field of an order form is labelled and typed: the right keyboard, what the browser may fill in, how much fits. */
export const FIELD_LOOKS: Readonly<Record<FieldName, Look>> = {
  name: { label: 'Ime i prezime', autoComplete: 'name', capitalize: 'words', maxLength: 120 },
  phone: { label: 'Telefon', type: 'tel', inputMode: 'tel', autoComplete: 'tel', maxLength: 40 },
  address: { label: 'Ulica i broj', autoComplete: 'street-address', capitalize: 'words', maxLength: 200 },
  city: { label: 'Grad', autoComplete: 'address-level2', capitalize: 'words', maxLength: 100 },
  postalCode: { label: 'Poštanski broj', inputMode: 'numeric', autoComplete: 'postal-code', maxLength: 20 },
  email: {
    label: 'Email',
    type: 'email',
    inputMode: 'email',
    autoComplete: 'email',
    maxLength: 200,
    hint: 'Ako Vas ne dobijemo telefonom.',
  },
  notes: { label: 'Napomena', autoComplete: 'off', maxLength: 1000 },
}
