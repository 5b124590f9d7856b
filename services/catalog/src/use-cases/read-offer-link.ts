import { MAX_UPSELL_IMAGES } from '@izlog/contracts/domain/upsell'
import type { InternalProductFacts, InternalProductFactsRequest } from '@izlog/contracts/http/product-facts'
import { collectPictures } from './collect-pictures.ts'
import type { CatalogDeps } from './deps.ts'
import { whatLinkSays } from './read-link.ts'

/** For upsell: what a link says, with the pictures of the seller or else of the page, kept where they could be fetched. */
export async function readOfferLink(
  deps: CatalogDeps,
  { url, images }: InternalProductFactsRequest,
): Promise<InternalProductFacts> {
  const link = await whatLinkSays(deps, url)
  const onPage = link.state === 'found' ? link.facts.images : []
  const wanted = (images.length > 0 ? images : onPage).slice(0, MAX_UPSELL_IMAGES)
  const pictures = await collectPictures(deps, wanted)
  return { link, images: pictures.map((picture) => picture.url) }
}
