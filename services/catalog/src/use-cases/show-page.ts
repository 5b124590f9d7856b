import { domainToUnicode } from 'node:url'
import { PublicWebsite } from '@izlog/contracts/domain/website'
import type { PageSeller } from '@izlog/contracts/pages/render'
import type { SiteOwner } from '@izlog/kit/identity'
import type { PageCache } from '../adapters/page-renderer/page-cache.ts'
import type { PageRenderer } from '../adapters/page-renderer/page-renderer.ts'
import type { Encoding, SentPage } from '../domain/sent-page.ts'
import type { PageOwner } from '../store/website-model.ts'
import { type OwnAddress, originOf } from './own-address.ts'
import type { Ports } from './ports.ts'

/** The site on which a page is requested. */
export interface Place {
  /** Undefined on the platform, which shows the pages of all sellers. */
  owner: SiteOwner
  /** The seller's own host, without www and port; empty on the platform. */
  host: string
  /** Whether this is the app's own host, where signed-in users open the page for editing. */
  isApp?: boolean
}

type Parts =
  | 'websites'
  | 'publicPages'
  | 'formerUrls'
  | 'listings'
  | 'sellers'
  | 'domains'
  | 'recentOrders'
  | 'reviews'
  | 'limitSearches'
  | 'publicUrl'
  | 'now'
  | 'log'

export interface PagesDeps extends Pick<Ports, Parts> {
  render: PageRenderer
  /** The address of a seller's site on their own domain. */
  ownAddress: (userId: number) => Promise<OwnAddress | undefined>
  pageCache: PageCache
  pixelScriptUrl: string
  /** Origin of the app, when it has a host of its own. */
  appUrl: string | undefined
}

interface Addresses {
  publicUrl: string
  /** Set when the canonical address is not the requested one. */
  canonical?: string
  /** The seller's own host as displayed to people. */
  shop?: string
}

/** Renders the page at an address, or the 404 page. Its content is read only when it is not cached in this version. */
export async function showPage(
  deps: PagesDeps,
  place: Place,
  customUrl: string,
  encoding: Encoding,
): Promise<SentPage> {
  const head = await deps.publicPages.publicHead(customUrl, place.owner)
  if (!head) return showNotFound(deps, encoding, await sellerToShowInstead(deps, place, customUrl))
  const addresses = await addressesOf(deps, place, head.userId)
  const { publicUrl } = addresses
  const { isApp = false } = place
  const { reviewsVersion = 0 } = head
  const key = `landing ${head._id} ${head.version} ${reviewsVersion} ${head.owner.version} ${JSON.stringify(addresses)} ${isApp}`
  return deps.pageCache.get(key, encoding, async () => {
    const website = await deps.publicPages.findPublic(customUrl, place.owner)
    if (!website) return deps.render({ kind: 'landing-not-found', publicUrl })
    const reviews = reviewsVersion > 0 ? await deps.reviews.shownOn(head._id) : []
    const seller = sellerOf(head.owner)
    const { pixelScriptUrl, appUrl } = deps
    return deps.render({
      kind: 'landing',
      website: PublicWebsite.parse(reviews.length > 0 ? { ...website, reviews } : website),
      seller,
      trader: head.owner.trader ?? null,
      // Third-party scripts must not run on the host that holds the session.
      pixelScriptUrl: isApp ? null : pixelScriptUrl,
      ...(appUrl && !isApp ? { appUrl } : {}),
      ...addresses,
    })
  })
}

/**
 * The origin of a site, and the canonical origin of its pages: the seller's own host on that host, and also on the platform for
 * a seller whose host is known to point here.
 */
export async function addressesOf(deps: PagesDeps, { owner, host }: Place, pageOwner?: number): Promise<Addresses> {
  const seller = owner ?? pageOwner
  const own = seller === undefined ? undefined : await deps.ownAddress(seller)
  if (owner === undefined) return { publicUrl: deps.publicUrl, ...(own?.seen ? { canonical: own.origin } : {}) }
  return { publicUrl: own?.host === host ? own.origin : originOf(deps.publicUrl, host), shop: domainToUnicode(host) }
}

/** `sellerId`: whose storefront to offer first. */
export const showNotFound = (
  { pageCache, render, publicUrl }: PagesDeps,
  encoding: Encoding,
  sellerId?: number,
): Promise<SentPage> =>
  pageCache.get(`not-found ${sellerId ?? ''}`, encoding, () =>
    render({ kind: 'landing-not-found', publicUrl, ...(sellerId === undefined ? {} : { sellerId }) }),
  )

/** An ad may lead to a page that is switched off: its shopper is offered what else that seller shows, if anything. */
async function sellerToShowInstead(
  { publicPages, listings }: PagesDeps,
  { owner }: Place,
  customUrl: string,
): Promise<number | undefined> {
  const seller = owner === undefined ? await publicPages.sellerOfHidden(customUrl) : undefined
  return seller !== undefined && (await listings.count({ search: '' }, seller)) > 0 ? seller : undefined
}

/**
 * The thank-you page: the same document for every shopper except for the seller and their pixel; the browser loads the order.
 * On a seller's own host, another seller's page gets no pixel.
 */
export async function showThankYou(
  deps: PagesDeps,
  { owner: site }: Place,
  { websiteId, namesOrder }: { websiteId: number | undefined; namesOrder: boolean },
  encoding: Encoding,
): Promise<SentPage> {
  const { publicPages, pageCache, render, pixelScriptUrl, publicUrl } = deps
  const owner = websiteId === undefined ? undefined : await publicPages.ownerOf(websiteId, site)
  if (site !== undefined && websiteId !== undefined && !owner) return showNotFound(deps, encoding)
  const about = {
    seller: owner ? sellerOf(owner.owner) : null,
    trader: owner?.owner.trader ?? null,
    sellerId: owner?.userId ?? null,
    customUrl: owner?.customUrl ?? null,
    on: site === undefined ? ('platform' as const) : ('own-host' as const),
    namesOrder,
  }
  return pageCache.get(`thank-you ${JSON.stringify(about)}`, encoding, () =>
    render({ kind: 'thank-you', ...about, pixelScriptUrl, publicUrl }),
  )
}

const sellerOf = ({ facebookPixelId, consentBanner, purchaseOn, keepsUnfinished }: PageOwner): PageSeller => ({
  pixelId: facebookPixelId,
  consentBanner,
  purchaseOn,
  ...(keepsUnfinished ? { keepsUnfinished } : {}),
})
