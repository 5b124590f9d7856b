import { CATEGORY_LABELS } from '@izlog/contracts/domain/categories'
import { useEffect, useRef } from 'react'
import { counted } from '../parts/words.ts'
import { Card } from './card.tsx'
import type { Filter } from './filter-address.ts'
import { found } from './find-products.ts'
import { LookFurther, NothingFound, NotRead } from './result-states.tsx'
import { HITS } from './storefront-item.ts'
import type { FilterProps } from './use-filter.ts'
import { type Products, useMoreNearEnd } from './use-products.ts'

interface ResultsProps extends FilterProps {
  readonly products: Products
  /** Of the chosen category, or of all, also those that are not here yet. */
  readonly total: number
  /** How often the shopper narrowed them. */
  readonly changes: number
  readonly honest: boolean
  readonly marks: string
}

/** What is left of the products by the filter, and what follows when its end is reached. */
export function Results({ products, total, filter, changes, honest, marks, onChange }: ResultsProps) {
  const { items, state, more } = products
  const end = useMoreNearEnd(products)
  const head = useInSight(changes)
  const shown = found(items, filter.category, filter.typed)
  const hits = new Set(items.slice(0, HITS))
  const looking = filter.typed !== '' && state !== 'all' && shown.length === 0
  const count = state === 'all' || filter.typed !== '' ? shown.length : total
  return (
    <section aria-label="Proizvodi">
      <div className="results-head" ref={head}>
        <h2>{headOf(filter, honest)}</h2>
        <p role="status">{looking ? 'Tražimo…' : counted(count, ['proizvod', 'proizvoda', 'proizvoda'])}</p>
      </div>
      {shown.length > 0 && (
        <ul className="grid">
          {shown.map((item) => (
            <Card key={item.id} item={item} hit={hits.has(item)} first={item === shown[0]} marks={marks} />
          ))}
        </ul>
      )}
      {shown.length === 0 && state === 'all' && (
        <NothingFound empty={items.length === 0} filter={filter} onChange={onChange} />
      )}
      {state === 'failed' && <NotRead onRetry={more} />}
      {(state === 'more' || state === 'asking') && <LookFurther ref={end} asking={state === 'asking'} onMore={more} />}
    </section>
  )
}

function headOf({ category, typed }: Filter, honest: boolean): string {
  const words = typed.trim()
  if (words) return `Rezultati za „${words}”${category ? ` u kategoriji ${CATEGORY_LABELS[category]}` : ''}`
  if (category) return CATEGORY_LABELS[category]
  return honest ? 'Svi proizvodi' : 'Najtraženije ove nedelje'
}

/** Leads back to where the results begin when the shopper narrowed them from further down. */
function useInSight(changes: number) {
  const head = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { current } = head
    if (changes > 0 && current && current.getBoundingClientRect().top < 0) current.scrollIntoView()
  }, [changes])
  return head
}
