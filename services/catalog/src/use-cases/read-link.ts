import { LINK_REFUSALS, type LinkFacts, type ReadProductLinkResponse } from '@izlog/contracts/http/product-link'
import type { Caller } from '@izlog/kit/identity'
import { readProductLink } from '../adapters/fetch/product-page.ts'
import { Unreachable } from '../adapters/fetch/unreachable.ts'
import type { Ports } from './ports.ts'

export type ReadLinkDeps = Pick<Ports, 'fetcher' | 'linkReads' | 'log'>

/** The product facts behind a seller's link, for the seller to accept or discard. Throws `limited`. */
export const readLink = (
  deps: ReadLinkDeps,
  { userId }: Caller,
  productLink: string,
  signal: AbortSignal,
): Promise<ReadProductLinkResponse> => deps.linkReads(userId, () => readLinkFacts(deps, productLink, signal))

/** Like `readLink`, for callers that have already counted the limit. */
export async function readLinkFacts(
  { fetcher, log }: Pick<Ports, 'fetcher' | 'log'>,
  productLink: string,
  signal: AbortSignal,
): Promise<ReadProductLinkResponse> {
  try {
    const facts = await readProductLink(fetcher, productLink, signal)
    return hasFacts(facts) ? { state: 'found', facts } : { state: 'nothing' }
  } catch (error) {
    if (!(error instanceof Unreachable)) throw error
    log.info({ err: error.message, reason: error.reason }, 'product link not read')
    return { state: 'refused', reason: error.reason, message: LINK_REFUSALS[error.reason] }
  }
}

/** A description alone does not count: every web page has one. */
const hasFacts = ({ name, price, images, attributes }: LinkFacts) =>
  name !== null || price !== null || images.length > 0 || attributes.length > 0
