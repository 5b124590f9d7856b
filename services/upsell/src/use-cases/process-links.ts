import type { UpsellProduct as UpsellProductView } from '@izlog/contracts/domain/upsell'
import { MAX_UPSELL_PRODUCTS } from '@izlog/contracts/domain/website'
import { type ProcessLinksRequest, UPSELL_MESSAGES } from '@izlog/contracts/http/upsell'
import { AppError, invalid } from '@izlog/kit/errors'
import type { Caller } from '@izlog/kit/identity'
import { newUpsellProduct } from '../domain/new-upsell-product.ts'
import { listingKeyOf, type UpsellProduct, upsellProductView } from '../domain/upsell-product.ts'
import type { UpsellDeps } from './deps.ts'
import { ownWebsite } from './find-website.ts'

/**
 * Makes an upsell product of each one sent; the worker fills it from its link later, if it has one. Throws `not_found`, `invalid` (more
 * than five on the page), `conflict` (a link twice, or without link a name).
 */
export async function processLinks(
  deps: UpsellDeps,
  caller: Caller,
  { websiteId, upsellProductLinks }: ProcessLinksRequest,
): Promise<UpsellProductView[]> {
  const website = await ownWebsite(deps, caller, websiteId)
  const present = await deps.products.ofWebsite(websiteId)
  const keys = new Set(present.map(listingKeyOf))
  for (const given of upsellProductLinks) {
    const key = listingKeyOf({ originalUrl: given.url ?? null, title: given.title ?? '' })
    if (keys.has(key)) throw alreadyListed(given)
    keys.add(key)
  }
  if (keys.size > MAX_UPSELL_PRODUCTS) throw pageFull()
  const made: UpsellProduct[] = []
  for (const given of upsellProductLinks) {
    const product = newUpsellProduct(await deps.nextProductId(), website, given, deps.now())
    const outcome = await deps.products.insert(product)
    if (outcome === 'listed-already') throw alreadyListed(given)
    if (outcome === 'page-full') throw pageFull()
    made.push(product)
  }
  deps.wakeReader()
  return made.map(upsellProductView)
}

const alreadyListed = ({ url }: { url?: string | undefined }) =>
  new AppError('conflict', 'upsell.listed-already', UPSELL_MESSAGES[url ? 'alreadyListed' : 'titleListed'])
const pageFull = () => invalid([{ path: 'upsellProductLinks', message: UPSELL_MESSAGES.tooManyProducts }])
