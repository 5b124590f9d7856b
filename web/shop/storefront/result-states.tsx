import { type StorefrontFilter, searchOf, wholeShop } from '@izlog/contracts/domain/storefront-address'
import type { Ref } from 'react'
import { EmptyWindow } from './empty-window.tsx'
import { FilterLink } from './filter-link.tsx'
import { onPlainClick } from './on-plain-click.ts'
import type { FilterProps } from './use-filter.ts'

/** No product matches the filter (docs/product/builder.md 2.2), or the shop has none yet. */
export function NothingFound({ empty, filter, onChange }: FilterProps & { empty: boolean }) {
  const elsewhere = filter.category !== null && filter.typed !== ''
  return (
    <div className="nothing">
      <EmptyWindow />
      <h3>Nema rezultata</h3>
      {empty ? (
        <p>Izlog se tek puni. Svratite ponovo za koji dan.</p>
      ) : (
        <>
          <p>
            {elsewhere
              ? 'U drugim kategorijama možda ima onoga što tražite.'
              : 'Probajte drugu reč ili pogledajte sve proizvode.'}
          </p>
          <div className="ways-on">
            {elsewhere && (
              <FilterLink className="plain-button" to={{ ...filter, category: null }} onFollow={onChange}>
                Traži u svim kategorijama
              </FilterLink>
            )}
            <FilterLink className="plain-button" to={wholeShop(filter)} onFollow={onChange}>
              Prikaži sve
            </FilterLink>
          </div>
        </>
      )}
    </div>
  )
}

export const LoadFailed = ({ onRetry }: { onRetry: () => void }) => (
  <div className="nothing" role="alert">
    <h3>Greška pri učitavanju proizvoda</h3>
    <p>Proverite vezu, pa pokušajte ponovo.</p>
    <button type="button" className="plain-button" onClick={onRetry}>
      Pokušaj ponovo
    </button>
  </div>
)

interface LoadMoreProps {
  readonly ref: Ref<HTMLDivElement>
  readonly filter: StorefrontFilter
  readonly nextCursor: string
  readonly asking: boolean
  readonly onMore: () => void
}

/** Loads the next page; without scripts it is a link to it. */
export const LoadMore = ({ ref, filter, nextCursor, asking, onMore }: LoadMoreProps) => (
  <div className="more" ref={ref}>
    <a
      className="plain-button"
      rel="next"
      href={searchOf(filter, '', nextCursor)}
      aria-disabled={asking || undefined}
      onClick={onPlainClick(() => {
        if (!asking) onMore()
      })}
    >
      {asking ? 'Učitavamo…' : 'Prikaži još'}
    </a>
  </div>
)
