import { z } from 'zod'

/** Where a shopper would look for a product in a general store: what the writer understands of it. The storefront keeps its five categories. */
export const ShelfName = z.enum([
  'kuhinja',
  'dom',
  'čišćenje',
  'kupatilo',
  'bašta',
  'alat',
  'auto',
  'ljubimci',
  'bebe i deca',
  'odeća i obuća',
  'lepota',
  'nega i zdravlje',
  'sport',
  'elektronika',
  'telefoni',
  'hobi i putovanje',
])
export type ShelfName = z.infer<typeof ShelfName>
