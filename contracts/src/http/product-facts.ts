import { z } from 'zod'
import { UserId } from '../domain/users.ts'
import { ReadProductLinkResponse } from './product-link.ts'

/** POST /internal/product-facts of catalog: reads the facts on a shop's page, and fetches and stores its pictures. */
export const InternalProductFactsRequest = z.object({
  /** The seller, whose LIMIT_LINKS_PER_MINUTE applies; 429 above it. */
  userId: UserId,
  /** Null: nothing is read, only the seller's pictures are stored. */
  url: z.string().nullable(),
  /** The seller's own pictures; if there are some, the page's are not fetched. */
  images: z.array(z.string()),
})
export type InternalProductFactsRequest = z.infer<typeof InternalProductFactsRequest>

export const InternalProductFacts = z.object({
  link: ReadProductLinkResponse,
  /** Addresses under /uploads of the stored pictures; a picture that could not be stored keeps its address. */
  images: z.array(z.string()),
})
export type InternalProductFacts = z.infer<typeof InternalProductFacts>
