import type { UpsellProduct as UpsellProductView } from '@izlog/contracts/domain/upsell'
import { MAX_UPSELL_PRODUCTS } from '@izlog/contracts/domain/website'
import { type ProcessLinksRequest, UPSELL_MESSAGES } from '@izlog/contracts/http/upsell'
import { AppError, invalid } from '@izlog/kit/errors'
import type { Caller } from '@izlog/kit/identity'
import { newUpsellProduct } from '../domain/new-upsell-product.ts'
import { type UpsellProduct, upsellProductView } from '../domain/upsell-product.ts'
import type { UpsellDeps } from './deps.ts'
import { ownWebsite } from './find-website.ts'

/**
 * Makes an upsell product of each link; the worker fills it from the link later. Throws `not_found`, `invalid` (more than five on the
 * page), `conflict` (a link twice).
 */
export async function processLinks(
  deps: UpsellDeps,
  caller: Caller,
  { websiteId, upsellProductLinks }: ProcessLinksRequest,
): Promise<UpsellProductView[]> {
  const website = await ownWebsite(deps, caller, websiteId)
  const present = await deps.products.ofWebsite(websiteId)
  const urls = [...present.map(({ originalUrl }) => originalUrl), ...upsellProductLinks.map(({ url }) => url)]
  if (new Set(urls).size < urls.length) throw alreadyListed()
  if (urls.length > MAX_UPSELL_PRODUCTS) throw pageFull()
  const made: UpsellProduct[] = []
  for (const given of upsellProductLinks) {
    const product = newUpsellProduct(await deps.nextProductId(), website, given, deps.now())
    const outcome = await deps.products.insert(product)
    if (outcome === 'listed-already') throw alreadyListed()
    if (outcome === 'page-full') throw pageFull()
    made.push(product)
  }
  deps.wakeReader()
  return made.map(upsellProductView)
}

const alreadyListed = () => new AppError('conflict', 'upsell.listed-already', UPSELL_MESSAGES.alreadyListed)
const pageFull = () => invalid([{ path: 'upsellProductLinks', message: UPSELL_MESSAGES.tooManyProducts }])
