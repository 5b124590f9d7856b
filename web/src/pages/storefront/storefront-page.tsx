import type { ShelfCounts } from '@izlog/contracts/domain/categories'
import { Intro } from './intro.tsx'
import { OpensApartNote } from './opens-apart.tsx'
import { Results } from './results.tsx'
import { Shelves } from './shelves.tsx'
import { StoreBar } from './store-bar.tsx'
import { StoreFooter } from './store-footer.tsx'
import type { StorefrontItem } from './storefront-item.ts'
import { useAdMarks } from './use-ad-marks.ts'
import { useFilter } from './use-filter.ts'
import { useProducts } from './use-products.ts'

export interface StorefrontProps {
  /** The newest. */
  readonly items: readonly StorefrontItem[]
  /** Where those after them begin; null: there are none. */
  readonly nextCursor: string | null
  /** Of all products, also those that are not here yet. */
  readonly total: number
  readonly counts: ShelfCounts
  /** The seller's own host, where the shop is theirs alone: it bears that name and has no sellers' door. */
  readonly shop?: string
}

/** The public storefront with all active pages (builder spec 2.2). */
export function StorefrontPage({ items, nextCursor, total, counts, shop }: StorefrontProps) {
  const { filter, changes, change } = useFilter()
  const marks = useAdMarks()
  const products = useProducts(items, nextCursor)
  // A shop that is one seller's alone says what they let it say.
  const honest = shop !== undefined && items.every((item) => item.honest)
  return (
    <div className="storefront">
      <StoreBar filter={filter} onChange={change} counts={counts} honest={honest} shop={shop} />
      <main className="wrap">
        {filter.typed === '' ? <Intro items={items} marks={marks} /> : <h1 className="sr-only">Pretraga proizvoda</h1>}
        <Shelves counts={counts} filter={filter} onChange={change} />
        <Results
          products={products}
          total={filter.category ? counts[filter.category] : total}
          filter={filter}
          changes={changes}
          honest={honest}
          marks={marks}
          onChange={change}
        />
        <OpensApartNote />
      </main>
      <StoreFooter shop={shop} />
    </div>
  )
}
