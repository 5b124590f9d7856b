import { type PublicUpsellProduct, publicUpsellOf, type UpsellProduct } from '@izlog/contracts/domain/upsell'
import { type Caller, isAdmin } from '@izlog/kit/http/session'
import { offerView } from '../domain/offer.ts'
import type { UpsellDeps } from './deps.ts'

type Deps = Pick<UpsellDeps, 'offers' | 'projections'>

/** The offers of a page: whole to their owner and administrators, to anybody else the active ones of a live page. */
export async function listOffers(
  { offers, projections }: Deps,
  caller: Caller | undefined,
  websiteId: number,
): Promise<{ own: UpsellProduct[] } | { shown: PublicUpsellProduct[] }> {
  const all = await offers.ofWebsite(websiteId)
  if (caller && (isAdmin(caller) || all.some(({ userId }) => userId === caller.userId))) {
    return { own: all.map(offerView) }
  }
  if (all.length === 0 || !(await projections.isLive(websiteId))) return { shown: [] }
  return { shown: all.map(offerView).flatMap((offer) => publicUpsellOf(offer) ?? []) }
}
