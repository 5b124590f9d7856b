import { type PublicUpsellProduct, publicUpsellOf, type UpsellProduct } from '@izlog/contracts/domain/upsell'
import { UPSELL_MESSAGES } from '@izlog/contracts/http/upsell'
import { AppError } from '@izlog/kit/errors'
import { type Caller, isAdmin, type SiteOwner } from '@izlog/kit/identity'
import { upsellProductView } from '../domain/upsell-product.ts'
import type { UpsellDeps } from './deps.ts'
import { isOnSite } from './find-website.ts'

type Deps = Pick<UpsellDeps, 'products' | 'projections' | 'askInternal' | 'catalogUrl'>

/**
 * The upsell products of a website: all fields for its seller and administrators; for anybody else the active ones of a live page. Throws
 * `not_found` on another seller's host.
 */
export async function listUpsellProducts(
  deps: Deps,
  caller: Caller | undefined,
  websiteId: number,
  site: SiteOwner,
): Promise<{ own: UpsellProduct[] } | { shown: PublicUpsellProduct[] }> {
  const { products, projections } = deps
  if (!(await isOnSite(deps, site, websiteId)))
    throw new AppError('not_found', 'website.unknown', UPSELL_MESSAGES.websiteUnknown)
  const all = await products.ofWebsite(websiteId)
  if (caller && (isAdmin(caller) || all.some(({ userId }) => userId === caller.userId))) {
    return { own: all.map(upsellProductView) }
  }
  if (all.length === 0 || !(await projections.isLive(websiteId))) return { shown: [] }
  return { shown: all.map(upsellProductView).flatMap((product) => publicUpsellOf(product) ?? []) }
}
