import type { StorefrontFilter } from '@izlog/contracts/domain/storefront-address'
import { type ListedProduct, type StorefrontItem, storefrontItems } from './storefront-item.ts'

/** Fills whole rows of one to four columns. */
const AT_ONCE = 48

/** Products, newest first, and the cursor of the next page; null: there are no more. */
export interface Found {
  readonly items: readonly StorefrontItem[]
  readonly nextCursor: string | null
  /** Number of all products that match the filter, loaded or not. */
  readonly total: number
}

/** Fetches products; throws if the answer is not a list of them. */
export async function fetchProducts(
  { category, typed, seller }: StorefrontFilter,
  cursor: string | null,
  signal?: AbortSignal,
): Promise<Found> {
  const query = new URLSearchParams({
    limit: String(AT_ONCE),
    ...(category ? { category } : {}),
    ...(typed.trim() ? { search: typed.trim() } : {}),
    ...(seller === null ? {} : { seller: String(seller) }),
    ...(cursor ? { cursor } : {}),
  })
  const response = await fetch(`/api/websites/public-list?${query}`, signal ? { signal } : {})
  if (!response.ok) throw new Error(String(response.status))
  const answer: Omit<Found, 'items'> & { items: ListedProduct[] } = await response.json()
  return { ...answer, items: storefrontItems(answer.items) }
}

/** Appends the next page. */
export function joined(before: Found, next: Found): Found {
  const known = new Set(before.items.map(({ id }) => id))
  return { ...next, items: [...before.items, ...next.items.filter(({ id }) => !known.has(id))] }
}
