import { type PublicUpsellProduct, publicUpsellOf, type UpsellProduct } from '@izlog/contracts/domain/upsell'
import { UPSELL_MESSAGES } from '@izlog/contracts/http/upsell'
import { AppError } from '@izlog/kit/errors'
import { type Caller, isAdmin, type SiteOwner } from '@izlog/kit/identity'
import { offerView } from '../domain/offer.ts'
import type { UpsellDeps } from './deps.ts'
import { isOnSite } from './find-website.ts'

type Deps = Pick<UpsellDeps, 'offers' | 'projections' | 'askInternal' | 'catalogUrl'>

/** The offers of a website: all fields for its seller and administrators; for anybody else the active ones of a live page. Throws `not_found` on another seller's host. */
export async function listOffers(
  deps: Deps,
  caller: Caller | undefined,
  websiteId: number,
  site: SiteOwner,
): Promise<{ own: UpsellProduct[] } | { shown: PublicUpsellProduct[] }> {
  const { offers, projections } = deps
  if (!(await isOnSite(deps, site, websiteId)))
    throw new AppError('not_found', 'website.unknown', UPSELL_MESSAGES.websiteUnknown)
  const all = await offers.ofWebsite(websiteId)
  if (caller && (isAdmin(caller) || all.some(({ userId }) => userId === caller.userId))) {
    return { own: all.map(offerView) }
  }
  if (all.length === 0 || !(await projections.isLive(websiteId))) return { shown: [] }
  return { shown: all.map(offerView).flatMap((offer) => publicUpsellOf(offer) ?? []) }
}
