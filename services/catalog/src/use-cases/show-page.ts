import { PublicWebsite } from '@izlog/contracts/domain/website'
import { type Encoding, encode } from '../pages/encoding.ts'
import type { PageCache, SentPage } from '../pages/page-cache.ts'
import type { PageRenderer, PageSeller, RenderRequest } from '../pages/page-renderer.ts'
import type { PageOwner } from '../store/website-model.ts'
import type { ShelfCounts } from './count-shelves.ts'
import type { CatalogDeps } from './deps.ts'

export interface PagesDeps extends Pick<CatalogDeps, 'websites' | 'publicUrl' | 'log'> {
  render: PageRenderer
  shelfCounts: (total: number) => Promise<ShelfCounts>
  pageCache: PageCache
  pixelScriptUrl: string
}

/** On the storefront at first; the browser asks for more. */
const ON_STOREFRONT = 100

/** The page at an address, or the page that says there is none. What it is made of is asked for only when it has changed. */
export async function showPage(deps: PagesDeps, customUrl: string, encoding: Encoding): Promise<SentPage> {
  const head = await deps.websites.publicHead(customUrl)
  if (!head) return showNotFound(deps, encoding)
  const key = `landing ${head._id} ${head.version} ${head.owner.version}`
  const { pixelScriptUrl, publicUrl } = deps
  return deps.pageCache.get(key, encoding, async () => {
    const website = await deps.websites.findPublic(customUrl)
    if (!website) return deps.render({ kind: 'landing-not-found', publicUrl })
    const seller = sellerOf(head.owner)
    return deps.render({ kind: 'landing', website: PublicWebsite.parse(website), seller, pixelScriptUrl, publicUrl })
  })
}

export const showNotFound = ({ pageCache, render, publicUrl }: PagesDeps, encoding: Encoding): Promise<SentPage> =>
  pageCache.get('not-found', encoding, () => render({ kind: 'landing-not-found', publicUrl }))

/** After an order: the same document for everybody, but for the seller's pixel; the order is read in the browser. */
export async function showThankYou(
  { websites, pageCache, render, pixelScriptUrl, publicUrl }: PagesDeps,
  websiteId: number | undefined,
  encoding: Encoding,
): Promise<SentPage> {
  const owner = websiteId === undefined ? undefined : await websites.ownerOf(websiteId)
  const seller = owner ? sellerOf(owner) : null
  return pageCache.get(`thank-you ${JSON.stringify(seller)}`, encoding, () =>
    render({ kind: 'thank-you', seller, pixelScriptUrl, publicUrl }),
  )
}

/**
 * The shop window of all pages; it changes with any of them, so it is rendered anew and the gateway keeps it. While the
 * store is away it says so with a 503, which the gateway shows only where it has no page of before.
 */
export async function showStorefront(deps: PagesDeps, encoding: Encoding): Promise<SentPage> {
  const { html, ...page } = deps.render(await storefrontOf(deps))
  return { ...page, encoding, bytes: encode(html, encoding) }
}

async function storefrontOf({ websites, shelfCounts, publicUrl, log }: PagesDeps): Promise<RenderRequest> {
  try {
    const { items, nextCursor, total } = await websites.listPublic({ limit: ON_STOREFRONT })
    return { kind: 'storefront', items, nextCursor, total, counts: await shelfCounts(total), publicUrl }
  } catch (err) {
    log.error({ err }, 'storefront could not be read')
    return { kind: 'storefront-failed', publicUrl }
  }
}

const sellerOf = ({ facebookPixelId, consentBanner, purchaseOn }: PageOwner): PageSeller => ({
  pixelId: facebookPixelId,
  consentBanner,
  purchaseOn,
})
