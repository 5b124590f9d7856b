import { InternalWebsite } from '@izlog/contracts/http/catalog'
import { UPSELL_MESSAGES } from '@izlog/contracts/http/upsell'
import { AppError } from '@izlog/kit/errors'
import { type Caller, isAdmin, type SiteOwner } from '@izlog/kit/identity'
import type { KnownWebsite } from '../domain/known-website.ts'
import type { UpsellDeps } from './deps.ts'

type Deps = Pick<UpsellDeps, 'projections' | 'askInternal' | 'catalogUrl'>

/** The website of its seller. The projection may be late, so catalog is asked before anybody is refused. Throws `not_found`. */
export async function ownWebsite(deps: Deps, caller: Caller, websiteId: number): Promise<KnownWebsite> {
  const mine = (website: KnownWebsite | undefined) =>
    website && (isAdmin(caller) || website.ownerId === caller.userId) ? website : undefined
  const website = mine(await deps.projections.websiteById(websiteId)) ?? mine(await askCatalog(deps, websiteId))
  if (!website) throw new AppError('not_found', 'website.unknown', UPSELL_MESSAGES.websiteUnknown)
  return website
}

/** Whether shoppers see the page now; before answering false it asks catalog. Throws `unavailable`. */
export async function isLive(deps: Deps, websiteId: number): Promise<boolean> {
  return (await deps.projections.isLive(websiteId)) || ((await askCatalog(deps, websiteId))?.active ?? false)
}

/** Whether a website belongs to that seller's host; before answering false it asks catalog. Throws `unavailable`. */
export async function isOnSite(deps: Deps, site: SiteOwner, websiteId: number): Promise<boolean> {
  if (site === undefined) return true
  const website = (await deps.projections.websiteById(websiteId)) ?? (await askCatalog(deps, websiteId))
  return website?.ownerId === site
}

async function askCatalog(
  { projections, askInternal, catalogUrl }: Deps,
  websiteId: number,
): Promise<KnownWebsite | undefined> {
  const website = await askInternal('catalog', catalogUrl, `/internal/websites/${websiteId}`, InternalWebsite)
  if (website) await projections.storeWebsite(website)
  return website
}
