import { domainToUnicode } from 'node:url'
import { afterIn, filterIn, NO_FILTER, searchOf } from '@izlog/contracts/domain/storefront-address'
import { PublicWebsite } from '@izlog/contracts/domain/website'
import type { PageSeller, RenderRequest } from '@izlog/contracts/pages/render'
import { AppError } from '@izlog/kit/errors'
import type { SiteOwner } from '@izlog/kit/identity'
import { encode } from '../adapters/page-renderer/encoding.ts'
import type { PageCache } from '../adapters/page-renderer/page-cache.ts'
import type { PageRenderer } from '../adapters/page-renderer/page-renderer.ts'
import type { Encoding, SentPage } from '../domain/sent-page.ts'
import type { PageOwner } from '../store/website-model.ts'
import { type OwnAddress, originOf } from './own-address.ts'
import type { Ports } from './ports.ts'
import { publicList } from './public-list.ts'

/** The site on which a page is requested. */
export interface Place {
  /** Undefined on the platform, which shows the pages of all sellers. */
  owner: SiteOwner
  /** The seller's own host, without www and port; empty on the platform. */
  host: string
  /** Whether this is the app's own host, where signed-in users open the page for editing. */
  isApp?: boolean
}

type Parts = 'websites' | 'listings' | 'domains' | 'limitSearches' | 'publicUrl' | 'log'

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

/** Products on one page of the storefront: fills whole rows of one to four columns and fits the first round trip of TCP. The browser loads more, or links to the next page. */
const ON_STOREFRONT = 24
/** Newest products of the whole shop that get their own badge; three of them stand in its window (docs/product/builder.md 2.2). */
const NEWEST = 6

/** Renders the page at an address, or the 404 page. Its content is read only when it is not cached in this version. */
export async function showPage(
  deps: PagesDeps,
  place: Place,
  customUrl: string,
  encoding: Encoding,
): Promise<SentPage> {
  const head = await deps.websites.publicHead(customUrl, place.owner)
  if (!head) return showNotFound(deps, encoding)
  const addresses = await addressesOf(deps, place, head.userId)
  const { publicUrl } = addresses
  const { isApp = false } = place
  const key = `landing ${head._id} ${head.version} ${head.owner.version} ${JSON.stringify(addresses)} ${isApp}`
  return deps.pageCache.get(key, encoding, async () => {
    const website = await deps.websites.findPublic(customUrl, place.owner)
    if (!website) return deps.render({ kind: 'landing-not-found', publicUrl })
    const seller = sellerOf(head.owner)
    const { pixelScriptUrl, appUrl } = deps
    return deps.render({
      kind: 'landing',
      website: PublicWebsite.parse(website),
      seller,
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

export const showNotFound = ({ pageCache, render, publicUrl }: PagesDeps, encoding: Encoding): Promise<SentPage> =>
  pageCache.get('not-found', encoding, () => render({ kind: 'landing-not-found', publicUrl }))

/**
 * The thank-you page: the same document for every shopper except for the seller's pixel; the browser loads the order.
 * On a seller's own host, another seller's page gets no pixel.
 */
export async function showThankYou(
  deps: PagesDeps,
  { owner: site }: Place,
  websiteId: number | undefined,
  encoding: Encoding,
): Promise<SentPage> {
  const { websites, pageCache, render, pixelScriptUrl, publicUrl } = deps
  const owner = websiteId === undefined ? undefined : await websites.ownerOf(websiteId, site)
  if (site !== undefined && websiteId !== undefined && !owner) return showNotFound(deps, encoding)
  const seller = owner ? sellerOf(owner) : null
  return pageCache.get(`thank-you ${JSON.stringify(seller)}`, encoding, () =>
    render({ kind: 'thank-you', seller, pixelScriptUrl, publicUrl }),
  )
}

/**
 * The storefront of a site, filtered by `search`, the query string. Any page may change it, so it is rendered on each request and
 * cached by the gateway. Answers 503 while the store is unavailable, and 429 to a network that searches too much; the gateway shows
 * either only when it has no cached copy.
 */
export async function showStorefront(
  deps: PagesDeps,
  place: Place,
  { search, network }: { search: string; network: string },
  encoding: Encoding,
): Promise<SentPage> {
  const { html, ...page } = deps.render(await storefrontOf(deps, place, search, network))
  return { ...page, encoding, bytes: encode(html, encoding) }
}

async function storefrontOf(deps: PagesDeps, place: Place, search: string, network: string): Promise<RenderRequest> {
  const { owner } = place
  const { publicUrl } = deps
  const [filter, after] = [filterIn(search), afterIn(search)]
  const list = ({ category, typed } = NO_FILTER, limit = NEWEST, cursor: string | null = null) =>
    publicList(deps, { search: typed, limit, ...(category ? { category } : {}), ...(cursor ? { cursor } : {}) }, owner)
  const whole = searchOf(filter, '', after) === ''
  try {
    if (filter.typed !== '' || after !== null) await deps.limitSearches(network)
    const [page, newest, shelves, addresses] = await Promise.all([
      list(filter, ON_STOREFRONT, after),
      whole ? undefined : list(),
      deps.listings.shelves(owner),
      addressesOf(deps, place),
    ])
    const shown = { filter, after, ...page, newest: newest?.items ?? page.items.slice(0, NEWEST) }
    return { kind: 'storefront', ...shown, ...shelves, ...addresses }
  } catch (err) {
    if (err instanceof AppError && err.kind === 'limited') return { kind: 'storefront-limited', publicUrl }
    deps.log.error({ err }, 'storefront could not be read')
    return { kind: 'storefront-failed', publicUrl }
  }
}

const sellerOf = ({ facebookPixelId, consentBanner, purchaseOn }: PageOwner): PageSeller => ({
  pixelId: facebookPixelId,
  consentBanner,
  purchaseOn,
})
