import { CATEGORIES, type Category } from './categories.ts'
import { MAX_TYPED } from './product-search.ts'
import { SELLER_FIELD } from './sellers-storefront.ts'

/** The filter of the storefront. */
export interface StorefrontFilter {
  readonly category: Category | null
  readonly typed: string
  /** On the platform, the seller whose products alone are shown; null: those of all sellers. */
  readonly seller: number | null
}

export const NO_FILTER: StorefrontFilter = { category: null, typed: '', seller: null }

/** The filter for all products of the same shop: of the seller, or of the platform. */
export const wholeShop = ({ seller }: StorefrontFilter): StorefrontFilter => ({ ...NO_FILTER, seller })

/**
 * Query parameters of the storefront: `?kategorija=home&trazi=lampa`, `prodavac` for a seller's user id, and `posle` for the cursor. The form's
 * fields have the same names, so that it works before hydration. The gateway forwards only these (gateway/nginx.conf.template).
 */
export const CATEGORY_FIELD = 'kategorija'
export const SEARCH_FIELD = 'trazi'
const AFTER_FIELD = 'posle'

/** The filter of an address; invalid values are ignored. */
export function filterIn(search: string): StorefrontFilter {
  const query = new URLSearchParams(search)
  const seller = query.get(SELLER_FIELD) ?? ''
  return {
    category: CATEGORIES.find((category) => category === query.get(CATEGORY_FIELD)) ?? null,
    typed: (query.get(SEARCH_FIELD) ?? '').replace(/\p{Cc}+/gu, ' ').slice(0, MAX_TYPED),
    seller: /^[1-9]\d{0,14}$/.test(seller) ? Number(seller) : null,
  }
}

/** The cursor after which the list begins; null: at its beginning. */
export function afterIn(search: string): string | null {
  const after = new URLSearchParams(search).get(AFTER_FIELD) ?? ''
  return /^t?[1-9]\d{0,14}$/.test(after) ? after : null
}

/** The query for a filter; other parameters of `search`, such as those of an ad, stay in it. */
export function searchOf(
  { category, typed, seller }: StorefrontFilter,
  search = '',
  after: string | null = null,
): string {
  const query = new URLSearchParams(search)
  for (const [name, value] of [
    [CATEGORY_FIELD, category],
    [SEARCH_FIELD, typed.trim()],
    [SELLER_FIELD, seller],
    [AFTER_FIELD, after],
  ] as const)
    if (value) query.set(name, String(value))
    else query.delete(name)
  const queryText = query.toString()
  return queryText ? `?${queryText}` : ''
}

/** True if the list begins with the shop's newest product. */
export const isWholeShop = (filter: StorefrontFilter, after: string | null): boolean =>
  filter.category === null && filter.typed.trim() === '' && after === null
