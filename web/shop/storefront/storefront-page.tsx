import type { ShelfCounts } from '@izlog/contracts/domain/categories'
import type { Found } from './ask-products.ts'
import { Intro } from './intro.tsx'
import { OpensApartNote } from './opens-apart.tsx'
import { Results } from './results.tsx'
import { Shelves } from './shelves.tsx'
import { StoreBar } from './store-bar.tsx'
import { StoreFooter } from './store-footer.tsx'
import { HITS, type StorefrontItem } from './storefront-item.ts'
import { useAdMarks } from './use-ad-marks.ts'
import { type Asked, useFilter } from './use-filter.ts'
import { useProducts } from './use-products.ts'

/** What was asked for, and the first page of what that lets through. */
export interface StorefrontProps extends Asked, Found {
  /** The first six of the whole shop, where the page does not begin with them. */
  readonly newest?: readonly StorefrontItem[]
  readonly counts: ShelfCounts
  /** All products of the shop show only figures that are true. */
  readonly honest: boolean
  /** The seller's own host, where the shop is theirs alone: it bears that name and has no sellers' door. */
  readonly shop?: string
}

/** The public storefront with all active pages (builder spec 2.2). */
export function StorefrontPage(props: StorefrontProps) {
  const { items, newest = items.slice(0, HITS), counts, shop } = props
  const { filter, after, changes, change } = useFilter(props)
  const marks = useAdMarks()
  const products = useProducts(props, { filter, after })
  // A shop that is one seller's alone says what they let it say.
  const honest = shop !== undefined && props.honest
  return (
    <div className="storefront">
      <StoreBar filter={filter} onChange={change} counts={counts} honest={honest} shop={shop} />
      <main className="wrap">
        {filter.typed === '' && after === null ? (
          <Intro items={newest} marks={marks} />
        ) : (
          <h1 className="sr-only">Pretraga proizvoda</h1>
        )}
        <Shelves counts={counts} filter={filter} onChange={change} />
        <Results
          products={products}
          continued={after !== null}
          newest={newest}
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
