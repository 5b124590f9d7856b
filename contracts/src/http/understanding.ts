import { z } from 'zod'
import { ShelfName } from '../domain/shelves.ts'
import { maxLengthMessage } from './max-length-message.ts'

/** The seller's corrections of how a product's name was understood; absent: none. */
export const Correction = z.object({
  shelf: ShelfName.optional(),
  number: z.enum(['sg', 'pl']).optional(),
})
export type Correction = z.infer<typeof Correction>

/** GET /api/websites/understanding?productName=&shelf=&number=: how the writer understands a name, before it writes anything. */
export const UnderstandingQuery = Correction.extend({
  productName: z
    .string('Naziv proizvoda je obavezan')
    .trim()
    .min(1, 'Naziv proizvoda je obavezan')
    .max(120, maxLengthMessage(120)),
})

export const Understanding = z.object({
  /** With its diacritics, in sentence case. */
  name: z.string(),
  /** The product in the accusative: 'zimske čizme sa krznom'. */
  short: z.string(),
  /** Null: the writer has no sentences for such a product, so the page will only have name, facts and terms. */
  shelf: ShelfName.nullable(),
  number: z.enum(['sg', 'pl']),
  /** Whether the writer has recognized what the product is and does. */
  known: z.boolean(),
  /** Example answers to the wizard's questions for such products. */
  examples: z.object({ audience: z.string(), package: z.string() }),
})
export type Understanding = z.infer<typeof Understanding>
