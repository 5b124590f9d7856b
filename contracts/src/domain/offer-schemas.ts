import { z } from 'zod'
import { Money } from './money-schema.ts'

/** What one, two or three pieces cost together, and the page's words about it (docs/product/builder.md 3.1). */
const QuantityOffer = z.object({ price: Money, text: z.string(), badge: z.string().nullable() })

export const QuantityOffers = z.object({ single: QuantityOffer, double: QuantityOffer, triple: QuantityOffer })
export type QuantityOffers = z.infer<typeof QuantityOffers>

/** One line of `editableContent.quantityData`; `discount` in percent (docs/product/builder.md 3.1). */
export const QuantityOption = z.object({
  qty: z.number().int().min(1).default(1),
  price: Money.default(0),
  originalPrice: Money.default(0),
  discount: z.number().int().min(0).max(100).default(0),
  label: z.string().default(''),
  popular: z.boolean().default(false),
  bestValue: z.boolean().default(false),
  note: z.string().optional(),
  /** Chosen when the order form opens; of several the first. Without one, the template's own choice. */
  preselected: z.boolean().optional(),
})
export type QuantityOption = z.infer<typeof QuantityOption>
