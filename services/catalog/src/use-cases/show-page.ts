import { domainToUnicode } from 'node:url'
import { afterIn, filterIn, NO_FILTER, searchOf } from '@izlog/contracts/domain/storefront-address'
import { PublicWebsite } from '@izlog/contracts/domain/website'
import type { PageSeller, RenderRequest } from '@izlog/contracts/pages/render'
import { AppError } from '@izlog/kit/errors'
import type { SiteOwner } from '@izlog/kit/identity'
import { type Encoding, encode } from '../adapters/page-renderer/encoding.ts'
import type { PageCache, SentPage } from '../adapters/page-renderer/page-cache.ts'
import type { PageRenderer } from '../adapters/page-renderer/page-renderer.ts'
import type { PageOwner } from '../store/website-model.ts'
import { type OwnAddress, originOf } from './own-address.ts'
import type { Ports } from './ports.ts'
import { publicList } from './public-list.ts'

/** Where a page is asked for. */
export interface Place {
  /** Undefined: on the platform, which shows everybody's pages. */
  owner: SiteOwner
  /** The seller's own host, without www and port; empty on the platform. */
  host: string
  /** The app's own host, where people who are signed in see the page to edit it. */
  isApp?: boolean
}

type Parts = 'websites' | 'listings' | 'domains' | 'limitSearches' | 'publicUrl' | 'log'

export interface PagesDeps extends Pick<Ports, Parts> {
  render: PageRenderer
  /** Where a seller's site lies under their own name. */
  ownAddress: (userId: number) => Promise<OwnAddress | undefined>
  pageCache: PageCache
  pixelScriptUrl: string
  /** Origin of the app, where it has a host of its own. */
  appUrl: string | undefined
}

interface Addresses {
  publicUrl: string
  /** Where that is another. */
  canonical?: string
  /** The seller's own host as people write it. */
  shop?: string
}

/** On one page of the storefront; the browser asks for more, or leads to the next. Whole rows of one to four, and what comes in the first flight of packets. */
const ON_STOREFRONT = 24
/** Of the whole shop: the products with a mark of their own, three of them in its window (builder spec 2.2). */
const NEWEST = 6

/** The page at an address, or the page that says there is none. What it is made of is asked for only when it has changed. */
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
      // Beside a session runs no script of others.
      pixelScriptUrl: isApp ? null : pixelScriptUrl,
      ...(appUrl && !isApp ? { appUrl } : {}),
      ...addresses,
    })
  })
}

/**
 * Where a site is, and which address of its pages is the one: a seller's own host for what is shown there, and also for
 * what the platform shows of a seller whose host was seen to lead here.
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
 * After an order: the same document for everybody, but for the seller's pixel; the order is read in the browser. On a
 * seller's own host another's page has none.
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
 * The shop window of a site's pages, as `search`, the query of its address, narrows it. It changes with any of them, so it is rendered
 * anew and the gateway keeps it. While the store is away it says so with a 503, and a 429 to a network that searches too much; the gateway
 * shows either only where it has no page of before.
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
