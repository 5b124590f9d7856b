import { CATEGORIES, type Category } from './categories.ts'
import { MAX_TYPED } from './product-search.ts'

/** What the storefront is narrowed to. */
export interface StorefrontFilter {
  readonly category: Category | null
  readonly typed: string
}

export const NO_FILTER: StorefrontFilter = { category: null, typed: '' }

/**
 * Names of the storefront's address: `?kategorija=home&trazi=lampa`, and `posle` for the products that follow one in the list. Also of
 * the fields that say it before the page has come to life. The gateway passes on these and no other (gateway/nginx.conf.template).
 */
export const CATEGORY_FIELD = 'kategorija'
export const SEARCH_FIELD = 'trazi'
const AFTER_FIELD = 'posle'

/** What an address narrows the storefront to; whatever it says that cannot be is passed over. */
export function filterIn(search: string): StorefrontFilter {
  const query = new URLSearchParams(search)
  return {
    category: CATEGORIES.find((category) => category === query.get(CATEGORY_FIELD)) ?? null,
    typed: (query.get(SEARCH_FIELD) ?? '').replace(/\p{Cc}+/gu, ' ').slice(0, MAX_TYPED),
  }
}

/** The cursor after which an address has the list begin; null: at its beginning. */
export function afterIn(search: string): string | null {
  const after = new URLSearchParams(search).get(AFTER_FIELD) ?? ''
  return /^t?[1-9]\d{0,14}$/.test(after) ? after : null
}

/** The address's query for a filter; whatever else `search` says, as the marks of an ad, stays in it. */
export function searchOf({ category, typed }: StorefrontFilter, search = '', after: string | null = null): string {
  const query = new URLSearchParams(search)
  for (const [name, value] of [
    [CATEGORY_FIELD, category],
    [SEARCH_FIELD, typed.trim()],
    [AFTER_FIELD, after],
  ] as const)
    if (value) query.set(name, value)
    else query.delete(name)
  const queryText = query.toString()
  return queryText ? `?${queryText}` : ''
}
