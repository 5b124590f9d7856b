import type { StorefrontFilter } from '@izlog/contracts/domain/storefront-address'
import { type ListedProduct, type StorefrontItem, storefrontItems } from './storefront-item.ts'

/** Whole rows of one to four. */
const AT_ONCE = 48

/** Products, newest first, and where those after them begin; null: there are no more. */
export interface Found {
  readonly items: readonly StorefrontItem[]
  readonly nextCursor: string | null
  /** All that the filter lets through, also what is not here yet. */
  readonly total: number
}

/** Asks the server for products. Throws when it does not answer with them. */
export async function askProducts(
  { category, typed }: StorefrontFilter,
  cursor: string | null,
  signal?: AbortSignal,
): Promise<Found> {
  const query = new URLSearchParams({
    limit: String(AT_ONCE),
    ...(category ? { category } : {}),
    ...(typed.trim() ? { search: typed.trim() } : {}),
    ...(cursor ? { cursor } : {}),
  })
  const response = await fetch(`/api/websites/public-list?${query}`, signal ? { signal } : {})
  if (!response.ok) throw new Error(String(response.status))
  const answer: Omit<Found, 'items'> & { items: ListedProduct[] } = await response.json()
  return { ...answer, items: storefrontItems(answer.items) }
}

/** What was there, and what follows it. */
export function joined(before: Found, next: Found): Found {
  const known = new Set(before.items.map(({ id }) => id))
  return { ...next, items: [...before.items, ...next.items.filter(({ id }) => !known.has(id))] }
}
