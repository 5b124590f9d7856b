import { searchNameOf, searchPatternsOf, searchTextOf } from '@izlog/contracts/domain/product-search'
import type { StorefrontFilter } from '@izlog/contracts/domain/storefront-address'
import type { StorefrontItem } from './storefront-item.ts'

/** Filters and orders items as the server would; only for a storefront whose products are all loaded. */
export function found(items: readonly StorefrontItem[], { category, typed }: StorefrontFilter): StorefrontItem[] {
  const patterns = searchPatternsOf(typed).map((pattern) => new RegExp(pattern))
  const holds = (text: string) => patterns.every((pattern) => pattern.test(text))
  const called = ({ name }: StorefrontItem) => holds(searchNameOf({ productName: name }))
  const through = items.filter((item) => {
    if (category !== null && item.category !== category) return false
    return holds(searchTextOf({ productName: item.name, hook: item.hook, category: item.category }))
  })
  return [...through.filter(called), ...through.filter((item) => !called(item))]
}
