import { CATEGORIES, type Category } from '@izlog/contracts/domain/categories'

/** What the storefront is narrowed to. */
export interface Filter {
  readonly category: Category | null
  readonly typed: string
}

/** Names of what the storefront is narrowed to in its address; also of the fields that say it before the page has come to life. */
export const CATEGORY_FIELD = 'kategorija'
export const SEARCH_FIELD = 'trazi'

/** No product needs more words; an address that holds more would be refused. */
export const MOST_TYPED = 80

export function filterIn(search: string): Filter {
  const query = new URLSearchParams(search)
  return {
    category: CATEGORIES.find((category) => category === query.get(CATEGORY_FIELD)) ?? null,
    typed: (query.get(SEARCH_FIELD) ?? '').slice(0, MOST_TYPED),
  }
}

/** The address's query for a filter; whatever else `search` says, as the marks of an ad, stays in it. */
export function searchOf({ category, typed }: Filter, search = ''): string {
  const query = new URLSearchParams(search)
  for (const [name, value] of [
    [CATEGORY_FIELD, category],
    [SEARCH_FIELD, typed.trim()],
  ] as const)
    if (value) query.set(name, value)
    else query.delete(name)
  const said = query.toString()
  return said ? `?${said}` : ''
}
