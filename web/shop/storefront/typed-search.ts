import { MAX_TYPED } from '@izlog/contracts/domain/product-search'
import { SEARCH_FIELD } from '@izlog/contracts/domain/storefront-address'

/** The text of the search field before hydration, which would otherwise clear it; undefined on the server. */
export function typedSearch(): string | undefined {
  if (typeof document === 'undefined') return undefined
  return document
    .querySelector<HTMLInputElement>(`input[type="search"][name="${SEARCH_FIELD}"]`)
    ?.value.slice(0, MAX_TYPED)
}
