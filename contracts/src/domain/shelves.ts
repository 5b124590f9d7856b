import { z } from 'zod'

/** The departments of a general store, by which the writer classifies products. The storefront has its own five categories. */
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
