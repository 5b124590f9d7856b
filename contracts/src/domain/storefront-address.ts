import { CATEGORIES, type Category } from './categories.ts'
import { MAX_TYPED } from './product-search.ts'

/** The filter of the storefront. */
export interface StorefrontFilter {
  readonly category: Category | null
  readonly typed: string
}

export const NO_FILTER: StorefrontFilter = { category: null, typed: '' }

/**
 * Query parameters of the storefront: `?kategorija=home&trazi=lampa`, and `posle` for the cursor. The form's fields have the same names, so
 * that it works before hydration. The gateway forwards only these (gateway/nginx.conf.template).
 */
export const CATEGORY_FIELD = 'kategorija'
export const SEARCH_FIELD = 'trazi'
const AFTER_FIELD = 'posle'

/** The filter of an address; invalid values are ignored. */
export function filterIn(search: string): StorefrontFilter {
  const query = new URLSearchParams(search)
  return {
    category: CATEGORIES.find((category) => category === query.get(CATEGORY_FIELD)) ?? null,
    typed: (query.get(SEARCH_FIELD) ?? '').replace(/\p{Cc}+/gu, ' ').slice(0, MAX_TYPED),
  }
}

/** The cursor after which the list begins; null: at its beginning. */
export function afterIn(search: string): string | null {
  const after = new URLSearchParams(search).get(AFTER_FIELD) ?? ''
  return /^t?[1-9]\d{0,14}$/.test(after) ? after : null
}

/** The query for a filter; other parameters of `search`, such as those of an ad, stay in it. */
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
