import { LINK_REFUSALS, type LinkFacts, type ReadProductLinkResponse } from '@izlog/contracts/http/product-link'
import type { Caller } from '@izlog/kit/http/session'
import { readProductLink } from '../outside/product-page.ts'
import { Unreachable } from '../outside/unreachable.ts'
import type { CatalogDeps } from './deps.ts'

/** What a seller's link says of the product, for them to take over or leave. Throws `limited`. */
export async function readLink(
  deps: Pick<CatalogDeps, 'outside' | 'limitLinks' | 'log'>,
  { userId }: Caller,
  productLink: string,
): Promise<ReadProductLinkResponse> {
  await deps.limitLinks(userId)
  return whatLinkSays(deps, productLink)
}

/** The same, for whom no limit counts. */
export async function whatLinkSays(
  { outside, log }: Pick<CatalogDeps, 'outside' | 'log'>,
  productLink: string,
): Promise<ReadProductLinkResponse> {
  try {
    const facts = await readProductLink(outside, productLink)
    return saysSomething(facts) ? { state: 'found', facts } : { state: 'nothing' }
  } catch (error) {
    if (!(error instanceof Unreachable)) throw error
    log.info({ err: error.message, reason: error.reason }, 'product link not read')
    return { state: 'refused', reason: error.reason, message: LINK_REFUSALS[error.reason] }
  }
}

/** A description alone is any page's. */
const saysSomething = ({ name, price, images, attributes }: LinkFacts) =>
  name !== null || price !== null || images.length > 0 || attributes.length > 0
