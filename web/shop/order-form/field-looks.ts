import { ORDER_FIELDS, type OrderFieldFacts } from '@izlog/contracts/domain/order-fields'
import type { FieldName } from './order-fields.ts'

interface OwnLook {
  readonly hint?: string
  readonly capitalize?: 'words'
}
type Look = { readonly label: string } & OwnLook & OrderFieldFacts['input']

const look = (name: FieldName, own: OwnLook = {}): Look => {
  const { label, input } = ORDER_FIELDS[name]
  return { label, ...own, ...input }
}

/** How each field of an order form is labelled and typed: the right keyboard, what the browser may fill in, how much fits. */
export const FIELD_LOOKS: Readonly<Record<FieldName, Look>> = {
  name: look('name', { capitalize: 'words' }),
  phone: look('phone'),
  address: look('address', { capitalize: 'words' }),
  city: look('city', { capitalize: 'words' }),
  postalCode: look('postalCode'),
  email: look('email', { hint: 'Ako Vas ne dobijemo telefonom.' }),
  notes: look('notes'),
}
