import { z } from 'zod'
import { UserId } from '../domain/users.ts'
import { ReadProductLinkResponse } from './product-link.ts'

/** POST /internal/product-facts on catalog, with a service token: what a shop's page says, its pictures fetched and kept. */
export const InternalProductFactsRequest = z.object({
  /** Whose offer it is for: counts against LIMIT_LINKS_PER_MINUTE of theirs, and is 429 above it. */
  userId: UserId,
  url: z.string(),
  /** The seller's own pictures, which come first; where there are some, the page's are not fetched. */
  images: z.array(z.string()),
})
export type InternalProductFactsRequest = z.infer<typeof InternalProductFactsRequest>

export const InternalProductFacts = z.object({
  link: ReadProductLinkResponse,
  /** Addresses under /uploads of what could be kept; another stays where it is. */
  images: z.array(z.string()),
})
export type InternalProductFacts = z.infer<typeof InternalProductFacts>
