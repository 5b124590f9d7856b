import { z } from 'zod'

const answer = (max: number) => z.string().trim().max(max, `Najviše ${max} znakova`)
const term = answer(120)
  .nullish()
  .transform((text) => text || null)

/** The seller's terms of delivery, arrival, return and guarantee, in their own words; null: none given. */
export const SellerTerms = z.object({ delivery: term, arrival: term, returns: term, guarantee: term })
export type SellerTerms = z.infer<typeof SellerTerms>

/** The wizard's three questions, each optional: who needs the product and when, what is in the package, and the seller's terms. */
export const SellerNotes = z.object({
  audience: answer(300).default(''),
  /** One fact a line. */
  package: answer(1000).default(''),
  terms: SellerTerms.nullish().transform((terms) => terms ?? null),
})
export type SellerNotes = z.infer<typeof SellerNotes>
