import { InternalProductFacts, type InternalProductFactsRequest } from '@izlog/contracts/http/product-facts'
import { LINK_REFUSALS, type LinkRefusal, type ReadProductLinkResponse } from '@izlog/contracts/http/product-link'
import { unavailable } from '@izlog/kit/errors'
import { filled } from '../domain/fill-offer.ts'
import type { Offer } from '../domain/offer.ts'
import type { UpsellDeps } from './deps.ts'

type Deps = Pick<UpsellDeps, 'offers' | 'askInternal' | 'catalogUrl' | 'now' | 'log'>

/** Time limit for catalog, which reads the shop's page and its pictures, ms. */
const READ_WITHIN_MS = 60_000
const RETRY_AFTER_MS = [5_000, 30_000]
/** Failures that are worth another try. */
const PASSING: readonly LinkRefusal[] = ['slow', 'unreachable']

/** Reads the link of one due offer and fills the offer. Answers how many were handled. */
export async function fillOffers(deps: Deps): Promise<number> {
  const claimed = await deps.offers.claimUnread(deps.now())
  if (!claimed) return 0
  const { offer, tries } = claimed
  const again = RETRY_AFTER_MS[tries - 1]
  try {
    const read = await readLink(deps, offer)
    if (isPassing(read.link) && again !== undefined) {
      await deps.offers.readAgainAt(offer.id, new Date(deps.now().getTime() + again))
    } else await keep(deps, offer.id, read)
  } catch (error) {
    deps.log.warn({ err: error, offer: offer.id }, 'link not read yet')
    await deps.offers.readAgainAt(offer.id, new Date(deps.now().getTime() + (again ?? 60_000)))
  }
  return 1
}

async function readLink({ askInternal, catalogUrl }: Deps, { userId, originalUrl, images }: Offer) {
  const read = await askInternal('catalog', catalogUrl, '/internal/product-facts', InternalProductFacts, {
    body: { userId, url: originalUrl, images } satisfies InternalProductFactsRequest,
    withinMs: READ_WITHIN_MS,
  })
  if (!read) throw unavailable()
  return read
}

const isPassing = (link: ReadProductLinkResponse): boolean =>
  link.state === 'refused' && link.reason in LINK_REFUSALS && PASSING.includes(link.reason)

/** The seller may have changed the offer meanwhile: then their changes stay, and the empty fields are filled again. */
async function keep({ offers, now }: Deps, id: number, read: InternalProductFacts): Promise<void> {
  for (;;) {
    const offer = await offers.byId(id)
    if (!offer || offer.aiProcessed) return
    if (await offers.save(filled(offer, read, now()), { fillAt: null })) return
  }
}
