import type { UpsellProduct } from '@izlog/contracts/domain/upsell'
import { MAX_UPSELL_PRODUCTS } from '@izlog/contracts/domain/website'
import { type ProcessLinksRequest, UPSELL_MESSAGES } from '@izlog/contracts/http/upsell'
import { AppError, invalid } from '@izlog/kit/errors'
import type { Caller } from '@izlog/kit/identity'
import { newOffer } from '../domain/new-offer.ts'
import { type Offer, offerView } from '../domain/offer.ts'
import type { UpsellDeps } from './deps.ts'
import { ownWebsite } from './find-website.ts'

/** Makes an offer of each link; the worker fills it from the link later. Throws `not_found`, `invalid` (more than five on the page), `conflict` (a link twice). */
export async function processLinks(
  deps: UpsellDeps,
  caller: Caller,
  { websiteId, upsellProductLinks }: ProcessLinksRequest,
): Promise<UpsellProduct[]> {
  const website = await ownWebsite(deps, caller, websiteId)
  const present = await deps.offers.ofWebsite(websiteId)
  const urls = [...present.map(({ originalUrl }) => originalUrl), ...upsellProductLinks.map(({ url }) => url)]
  if (new Set(urls).size < urls.length) throw alreadyListed()
  if (urls.length > MAX_UPSELL_PRODUCTS) throw pageFull()
  const made: Offer[] = []
  for (const given of upsellProductLinks) {
    const offer = newOffer(await deps.nextOfferId(), website, given, deps.now())
    const outcome = await deps.offers.insert(offer)
    if (outcome === 'listed-already') throw alreadyListed()
    if (outcome === 'page-full') throw pageFull()
    made.push(offer)
  }
  deps.wakeReader()
  return made.map(offerView)
}

const alreadyListed = () => new AppError('conflict', 'upsell.listed-already', UPSELL_MESSAGES.alreadyListed)
const pageFull = () => invalid([{ path: 'upsellProductLinks', message: UPSELL_MESSAGES.tooManyProducts }])
