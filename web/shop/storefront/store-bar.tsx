import type { ShelfCounts } from '@izlog/contracts/domain/categories'
import { type StorefrontFilter, searchOf, wholeShop } from '@izlog/contracts/domain/storefront-address'
import { MobileMenu } from './mobile-menu.tsx'
import { Promo } from './promo.tsx'
import { SearchBox } from './search-box.tsx'
import type { FilterProps } from './use-filter.ts'

interface BarProps extends FilterProps {
  readonly counts: ShelfCounts
  readonly honest: boolean
  /** The seller's own host. */
  readonly shop: string | undefined
}

/** The promo bar and the bar with search, menu and the sellers' login (docs/product/builder.md 2.2), which a single seller's shop does not have. */
export const StoreBar = ({ filter, onChange, counts, honest, shop }: BarProps) => {
  const signIn = shop === undefined && filter.seller === null
  return (
    <header className="store-bar">
      <Promo honest={honest} />
      <div className="wrap">
        <Logo shop={shop} filter={filter} />
        <SearchBox filter={filter} onChange={onChange} />
        {signIn && (
          <a className="sign-in" href="/create">
            Prijavi se
          </a>
        )}
        <MobileMenu filter={filter} onChange={onChange} counts={counts} signIn={signIn} />
      </div>
    </header>
  )
}

const Logo = ({ shop, filter }: { shop: string | undefined; filter: StorefrontFilter }) =>
  shop ? (
    <a className="logo own" href="/">
      {shop}
    </a>
  ) : (
    <a className="logo" href={`/storefront${searchOf(wholeShop(filter))}`}>
      <svg viewBox="0 0 32 32" aria-hidden="true">
        <rect width="32" height="32" rx="8" className="logo-ground" />
        <path d="M7 8h18v5.2a3 3 0 0 1-6 0 3 3 0 0 1-6 0 3 3 0 0 1-6 0z" className="logo-awning" />
        <path d="M8 18v7.4h16V18" className="logo-window" />
        <circle cx="16" cy="20.8" r="2.7" className="logo-thing" />
      </svg>
      Izlog
    </a>
  )
