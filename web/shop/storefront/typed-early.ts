import { MAX_TYPED } from '@izlog/contracts/domain/product-search'
import { SEARCH_FIELD } from '@izlog/contracts/domain/storefront-address'

/** What stands in the search field before the page has come to life, so that coming to life does not wipe it; undefined on the server. */
export function typedEarly(): string | undefined {
  if (typeof document === 'undefined') return undefined
  return document
    .querySelector<HTMLInputElement>(`input[type="search"][name="${SEARCH_FIELD}"]`)
    ?.value.slice(0, MAX_TYPED)
}
