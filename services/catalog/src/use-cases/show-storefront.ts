import { afterIn, filterIn, isWholeShop, NO_FILTER } from '@izlog/contracts/domain/storefront-address'
import type { RenderRequest } from '@izlog/contracts/pages/render'
import { AppError } from '@izlog/kit/errors'
import { encode } from '../adapters/page-renderer/encoding.ts'
import type { Encoding, SentPage } from '../domain/sent-page.ts'
import { publicList } from './public-list.ts'
import { addressesOf, type PagesDeps, type Place } from './show-page.ts'

/** Products on one page of the storefront: fills whole rows of one to four columns and fits the first round trip of TCP. The browser loads more, or links to the next page. */
const ON_STOREFRONT = 24
/** Newest products of the whole shop that get their own badge; three of them stand in its window (docs/product/builder.md 2.2). */
const NEWEST = 6

const WITHOUT_PRODUCTS = 'storefront-without-products'

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
  const request = await storefrontOf(deps, place, search, network)
  // Numbers of sellers can be made up without end: all of them share one rendered page.
  if (request.kind === WITHOUT_PRODUCTS)
    return deps.pageCache.get(WITHOUT_PRODUCTS, encoding, () => deps.render(request))
  const { html, ...page } = deps.render(request)
  return { ...page, encoding, bytes: encode(html, encoding) }
}

async function storefrontOf(deps: PagesDeps, place: Place, search: string, network: string): Promise<RenderRequest> {
  const { owner } = place
  const { publicUrl } = deps
  const [filter, after] = [{ ...filterIn(search), ...(owner === undefined ? {} : { seller: null }) }, afterIn(search)]
  const shown = owner ?? filter.seller ?? undefined
  const list = ({ category, typed } = NO_FILTER, limit = NEWEST, cursor: string | null = null) =>
    publicList(deps, { search: typed, limit, ...(category ? { category } : {}), ...(cursor ? { cursor } : {}) }, shown)
  try {
    if (filter.typed !== '' || after !== null) await deps.limitSearches(network)
    if (filter.seller !== null && (await deps.listings.count({ search: '' }, shown)) === 0)
      return { kind: WITHOUT_PRODUCTS, publicUrl }
    const [page, newest, shelves, addresses] = await Promise.all([
      list(filter, ON_STOREFRONT, after),
      isWholeShop(filter, after) ? undefined : list(),
      deps.listings.shelves(shown),
      addressesOf(deps, place, shown),
    ])
    const products = { filter, after, ...page, newest: newest?.items ?? page.items.slice(0, NEWEST) }
    return { kind: 'storefront', ...products, ...shelves, ...addresses }
  } catch (err) {
    if (err instanceof AppError && err.kind === 'limited') return { kind: 'storefront-limited', publicUrl }
    deps.log.error({ err }, 'storefront could not be read')
    return { kind: 'storefront-failed', publicUrl }
  }
}
