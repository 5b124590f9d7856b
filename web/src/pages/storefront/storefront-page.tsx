import type { Category } from '@izlog/contracts/domain/categories'
import { Intro } from './intro.tsx'
import { Results } from './results.tsx'
import { Shelves } from './shelves.tsx'
import { StoreBar } from './store-bar.tsx'
import { StoreFooter } from './store-footer.tsx'
import type { StorefrontItem } from './storefront-item.ts'
import { useFilter } from './use-filter.ts'
import { useProducts } from './use-products.ts'

export interface StorefrontProps {
  /** The newest. */
  readonly items: readonly StorefrontItem[]
  /** Where those after them begin; null: there are none. */
  readonly nextCursor: string | null
  /** Of all products, also those that are not here yet. */
  readonly total: number
  readonly counts: Readonly<Record<Category, number>>
  /** The seller's own host, where the shop is theirs alone: it bears that name and has no sellers' door. */
  readonly shop?: string
}

/** The public storefront with all active pages (builder spec 2.2). */
export function StorefrontPage({ items, nextCursor, total, counts, shop }: StorefrontProps) {
  const { filter, change } = useFilter()
  const products = useProducts(items, nextCursor)
  return (
    <div className="storefront">
      <StoreBar filter={filter} onChange={change} shop={shop} />
      <main className="wrap">
        {filter.typed === '' && <Intro items={items} />}
        <Shelves counts={counts} filter={filter} onChange={change} />
        <Results
          products={products}
          total={filter.category ? counts[filter.category] : total}
          filter={filter}
          onChange={change}
        />
      </main>
      <StoreFooter shop={shop} />
    </div>
  )
}
