import { CATEGORY_LABELS } from '@izlog/contracts/domain/categories'
import { counted } from '../parts/words.ts'
import { Card } from './card.tsx'
import { found, HITS } from './storefront-item.ts'
import type { FilterProps } from './use-filter.ts'
import { type Products, useMoreNearEnd } from './use-products.ts'

/** What is left of the products by the filter, and what follows when its end is reached. */
export function Results({ products, total, filter, onChange }: FilterProps & { products: Products; total: number }) {
  const { items, state, more } = products
  const end = useMoreNearEnd(products)
  const shown = found(items, filter.category, filter.typed)
  const hits = new Set(items.slice(0, HITS))
  const whole = state === 'all' || filter.typed !== ''
  return (
    <section aria-label="Proizvodi">
      <div className="results-head">
        <h2>
          {filter.category ? CATEGORY_LABELS[filter.category] : filter.typed ? 'Rezultati' : 'Najtraženije ove nedelje'}
        </h2>
        <p role="status">{counted(whole ? shown.length : total, ['proizvod', 'proizvoda', 'proizvoda'])}</p>
      </div>
      {shown.length > 0 && (
        <ul className="grid">
          {shown.map((item) => (
            <Card key={item.id} item={item} hit={hits.has(item)} first={item === shown[0]} />
          ))}
        </ul>
      )}
      {shown.length === 0 && state === 'all' && (
        <div className="nothing">
          <h3>Nema rezultata</h3>
          <p>Probajte drugu reč ili pogledajte sve proizvode.</p>
          <button type="button" className="plain-button" onClick={() => onChange({ category: null, typed: '' })}>
            Prikaži sve
          </button>
        </div>
      )}
      {state === 'failed' && (
        <div className="nothing" role="alert">
          <h3>Greška pri učitavanju proizvoda</h3>
          <p>Proverite vezu, pa pokušajte ponovo.</p>
          <button type="button" className="plain-button" onClick={more}>
            Pokušaj ponovo
          </button>
        </div>
      )}
      {(state === 'more' || state === 'asking') && (
        <div className="more" ref={end}>
          <button type="button" className="plain-button" disabled={state === 'asking'} onClick={more}>
            {state === 'asking' ? 'Učitavamo…' : 'Prikaži još'}
          </button>
        </div>
      )}
    </section>
  )
}
