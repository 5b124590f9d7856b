import { CATEGORY_LABELS } from '@izlog/contracts/domain/categories'
import type { StorefrontFilter } from '@izlog/contracts/domain/storefront-address'
import { useEffect, useRef } from 'react'
import { counted } from '../../shared/plural.ts'
import { Card } from './card.tsx'
import { FilterLink } from './filter-link.tsx'
import { LoadFailed, LoadMore, NothingFound } from './result-states.tsx'
import type { StorefrontItem } from './storefront-item.ts'
import type { FilterProps } from './use-filter.ts'
import { type Products, useLoadNearEnd } from './use-products.ts'

interface ResultsProps extends FilterProps {
  readonly products: Products
  /** The list does not begin with the first page, after a link of a page without scripts. */
  readonly continued: boolean
  /** The shop's newest products, which show a mark. */
  readonly newest: readonly StorefrontItem[]
  /** How often the shopper changed the filter. */
  readonly changes: number
  readonly honest: boolean
  readonly marks: string
}

/** The products that match the filter; the next page is loaded near the end. */
export function Results({ products, continued, newest, filter, changes, honest, marks, onChange }: ResultsProps) {
  const { items, nextCursor, state, more } = products
  const end = useLoadNearEnd(products)
  const head = useInSight(changes)
  const hits = new Set(newest.map(({ id }) => id))
  return (
    <section aria-label="Proizvodi" aria-busy={state === 'narrowing'}>
      <div className="results-head" ref={head}>
        <h2>{headOf(filter, honest || continued)}</h2>
        <p role="status">{countOf(products)}</p>
      </div>
      {continued && (
        <FilterLink className="plain-button to-start" to={filter} onFollow={onChange}>
          Na početak liste
        </FilterLink>
      )}
      {items.length > 0 && (
        <ul className="grid">
          {items.map((item) => (
            <Card key={item.id} item={item} hit={hits.has(item.id)} first={item === items[0]} marks={marks} />
          ))}
        </ul>
      )}
      {items.length === 0 && state === 'all' && (
        <NothingFound empty={newest.length === 0} filter={filter} onChange={onChange} />
      )}
      {state === 'failed' && <LoadFailed onRetry={more} />}
      {(state === 'more' || state === 'asking') && nextCursor && (
        <LoadMore ref={end} filter={filter} nextCursor={nextCursor} asking={state === 'asking'} onMore={more} />
      )}
    </section>
  )
}

/** The number of results, once it is known. */
function countOf({ state, items, total }: Products): string {
  if (state === 'narrowing') return 'Tražimo…'
  return state === 'failed' && items.length === 0 ? '' : counted(total, ['proizvod', 'proizvoda', 'proizvoda'])
}

function headOf({ category, typed, seller }: StorefrontFilter, plain: boolean): string {
  const words = typed.trim()
  if (words) return `Rezultati za „${words}”${category ? ` u kategoriji ${CATEGORY_LABELS[category]}` : ''}`
  if (category) return CATEGORY_LABELS[category]
  if (seller !== null) return 'Proizvodi ovog prodavca'
  return plain ? 'Svi proizvodi' : 'Najtraženije ove nedelje'
}

/** Scrolls to the first result after the filter was changed further down. */
function useInSight(changes: number) {
  const head = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { current } = head
    if (changes > 0 && current && current.getBoundingClientRect().top < 0) current.scrollIntoView()
  }, [changes])
  return head
}
