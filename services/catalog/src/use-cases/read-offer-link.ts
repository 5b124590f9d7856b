import { MAX_UPSELL_IMAGES } from '@izlog/contracts/domain/upsell'
import type { InternalProductFacts, InternalProductFactsRequest } from '@izlog/contracts/http/product-facts'
import { type CollectDeps, collectPictures } from './collect-pictures.ts'
import type { Ports } from './ports.ts'
import { readLinkFacts } from './read-link.ts'

export type ReadOfferLinkDeps = CollectDeps & Pick<Ports, 'linkReads'>

/**
 * For upsell: the product facts behind a link, if there is one, with the seller's pictures or else those of the linked page, stored where they could be fetched.
 * Counts towards the seller's limit of links. Throws `limited`.
 */
export const readOfferLink = (
  deps: ReadOfferLinkDeps,
  { userId, url, images }: InternalProductFactsRequest,
  signal: AbortSignal,
): Promise<InternalProductFacts> =>
  deps.linkReads(userId, async () => {
    const link = url === null ? ({ state: 'nothing' } as const) : await readLinkFacts(deps, url, signal)
    const onPage = link.state === 'found' ? link.facts.images : []
    const wanted = (images.length > 0 ? images : onPage).slice(0, MAX_UPSELL_IMAGES)
    const pictures = await collectPictures(deps, wanted, { signal })
    return { link, images: pictures.map((picture) => picture.url) }
  })
