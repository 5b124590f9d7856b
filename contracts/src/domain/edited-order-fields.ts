import { z } from 'zod'

/** What of an order can be edited at the desk. */
export const EditedOrderField = z.enum([
  'name',
  'phone',
  'email',
  'address',
  'city',
  'postalCode',
  'notes',
  'quantity',
  'totalPrice',
])
export type EditedOrderField = z.infer<typeof EditedOrderField>

/** In a list, in the nominative. */
export const EDITED_FIELD_LABELS: Readonly<Record<EditedOrderField, string>> = {
  name: 'ime',
  phone: 'telefon',
  email: 'email',
  address: 'adresa',
  city: 'grad',
  postalCode: 'poštanski broj',
  notes: 'napomena',
  quantity: 'količina',
  totalPrice: 'cena',
}
