import type { ShelfCounts } from '@izlog/contracts/domain/categories'
import type { Found } from './fetch-products.ts'
import { Intro } from './intro.tsx'
import { NewTabNote } from './new-tab.tsx'
import { Results } from './results.tsx'
import { Shelves } from './shelves.tsx'
import { StoreBar } from './store-bar.tsx'
import { StoreFooter } from './store-footer.tsx'
import { HITS, type StorefrontItem } from './storefront-item.ts'
import { useAdParameters } from './use-ad-parameters.ts'
import { type Asked, useFilter } from './use-filter.ts'
import { useProducts } from './use-products.ts'

/** The filter of the address, and the first page of its results. */
export interface StorefrontProps extends Asked, Found {
  /** The first six products of the whole shop, if the page does not begin with them. */
  readonly newest?: readonly StorefrontItem[]
  readonly counts: ShelfCounts
  /** All products of the shop are in honest mode. */
  readonly honest: boolean
  /** The seller's own host, if the storefront is theirs alone: it has that name and no link to the sellers' login. */
  readonly shop?: string
}

/** The public storefront with all active pages (docs/product/builder.md 2.2). */
export function StorefrontPage(props: StorefrontProps) {
  const { items, newest = items.slice(0, HITS), counts, shop } = props
  const { filter, after, changes, change } = useFilter(props)
  const marks = useAdParameters()
  const products = useProducts(props, { filter, after })
  const oneSeller = filter.seller !== null
  // A seller's own storefront follows the seller's settings.
  const honest = (shop !== undefined || oneSeller) && props.honest
  return (
    <div className="storefront">
      <StoreBar filter={filter} onChange={change} counts={counts} honest={honest} shop={shop} />
      <main className="wrap">
        {filter.typed === '' && after === null ? (
          <Intro items={newest} honest={honest} marks={marks} />
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
        <NewTabNote />
      </main>
      <StoreFooter honest={honest} shop={shop} oneSeller={oneSeller} />
    </div>
  )
}
