import { z } from 'zod'
import { ShelfName } from '../domain/shelves.ts'
import { maxLengthMessage } from './max-length-message.ts'

/** What a seller puts right of how a product's name was understood; absent: as the name tells. */
export const Correction = z.object({
  shelf: ShelfName.optional(),
  number: z.enum(['sg', 'pl']).optional(),
})
export type Correction = z.infer<typeof Correction>

/** GET /api/websites/understanding?productName=&shelf=&number=: what the writer makes of a name, before anything is written. */
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
  /** What is ordered, in the accusative: 'zimske čizme sa krznom'. */
  short: z.string(),
  /** Null: nothing is known of such a product, so the page will say name, facts and terms. */
  shelf: ShelfName.nullable(),
  number: z.enum(['sg', 'pl']),
  /** Whether the writer knows what the product is and does. */
  known: z.boolean(),
  /** How sellers of such products answer the wizard's questions. */
  examples: z.object({ audience: z.string(), package: z.string() }),
})
export type Understanding = z.infer<typeof Understanding>
