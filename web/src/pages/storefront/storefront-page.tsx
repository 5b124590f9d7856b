import { CATEGORIES, CATEGORY_LABELS, type Category } from '@izlog/contracts/domain/categories'
import { HandCoins, Menu, Search, ShieldCheck, Truck, X } from 'lucide-react'
import { Photo } from '../parts/photo.tsx'
import { counted } from '../parts/words.ts'
import { STOREFRONT_BUYERS } from '../shopper-figures.ts'
import { Card } from './card.tsx'
import { CategoryIcon } from './category-icon.tsx'
import { found, type StorefrontItem } from './storefront-item.ts'
import { type Filter, useFilter } from './use-filter.ts'

export { storefrontItems } from './storefront-item.ts'

const HERO_PICTURES = 3

/** The public storefront with all active pages (builder spec 2.2). */
export function StorefrontPage({ items }: { items: readonly StorefrontItem[] }) {
  const { filter, change } = useFilter()
  const shown = found(items, filter.category, filter.typed)
  return (
    <div className="storefront">
      <TopBar filter={filter} onChange={change} />
      <main className="wrap">
        <Intro items={items} />
        <Shelves items={items} filter={filter} onChange={change} />
        <div className="results-head">
          <h2>{filter.category ? CATEGORY_LABELS[filter.category] : 'Najtraženije ove nedelje'}</h2>
          <p>{counted(shown.length, ['proizvod', 'proizvoda', 'proizvoda'])}</p>
        </div>
        {shown.length > 0 ? (
          <ul className="grid">
            {shown.map((item) => (
              <Card key={item.id} item={item} place={items.indexOf(item)} />
            ))}
          </ul>
        ) : (
          <div className="nothing">
            <h3>Nema rezultata</h3>
            <p>Probajte drugu reč ili pogledajte sve proizvode.</p>
            <button type="button" className="plain-button" onClick={() => change({ category: null, typed: '' })}>
              Prikaži sve
            </button>
          </div>
        )}
      </main>
      <footer className="store-footer">
        <div className="wrap">
          <b>Izlog</b>
          <p>Plaćanje pouzećem. Isporuka 2–5&nbsp;radnih dana. 30&nbsp;dana za povraćaj novca.</p>
        </div>
      </footer>
    </div>
  )
}

interface FilterProps {
  filter: Filter
  onChange: (filter: Filter) => void
}

const TopBar = ({ filter, onChange }: FilterProps) => (
  <header className="store-bar">
    <p className="promo">
      <span>
        <b>{STOREFRONT_BUYERS}</b> kupuje sada
      </span>
      <span>
        Besplatna dostava preko <b>3.000&nbsp;RSD</b>
      </span>
    </p>
    <div className="wrap">
      <a className="logo" href="/storefront">
        <svg viewBox="0 0 32 32" aria-hidden="true">
          <rect width="32" height="32" rx="8" className="logo-ground" />
          <path d="M7 8h18v5.2a3 3 0 0 1-6 0 3 3 0 0 1-6 0 3 3 0 0 1-6 0z" className="logo-awning" />
          <path d="M8 18v7.4h16V18" className="logo-window" />
          <circle cx="16" cy="20.8" r="2.7" className="logo-thing" />
        </svg>
        Izlog
      </a>
      <search className="search">
        <Search size={20} aria-hidden="true" />
        <input
          type="search"
          aria-label="Šta tražite?"
          placeholder="Šta tražite?"
          value={filter.typed}
          onInput={({ currentTarget }) => onChange({ ...filter, typed: currentTarget.value })}
        />
      </search>
      <a className="sign-in" href="/create">
        Prijavi se
      </a>
      <details className="menu">
        <summary aria-label="Meni">
          <Menu size={24} aria-hidden="true" />
        </summary>
        <nav>
          {CATEGORIES.map((category) => (
            <a key={category} href={`?kategorija=${category}`}>
              <CategoryIcon category={category} />
              {CATEGORY_LABELS[category]}
            </a>
          ))}
          <a href="/create">Prijavi se</a>
        </nav>
      </details>
    </div>
  </header>
)

const Intro = ({ items }: { items: readonly StorefrontItem[] }) => (
  <section className="intro">
    <div>
      <h1>Stvari koje reše jednu muku. Kako treba.</h1>
      <p>Svaki proizvod ima svoju stranicu, jednu cenu i dostavu na kućnu adresu. Plaćate kad stigne.</p>
      <ul>
        <li>
          <HandCoins size={20} aria-hidden="true" /> Plaćanje pouzećem
        </li>
        <li>
          <Truck size={20} aria-hidden="true" /> 2–5&nbsp;radnih dana
        </li>
        <li>
          <ShieldCheck size={20} aria-hidden="true" /> Garancija 30&nbsp;dana
        </li>
      </ul>
    </div>
    {items.length >= HERO_PICTURES && (
      <div className="intro-pictures">
        {items.slice(0, HERO_PICTURES).map(({ id, picture }) => (
          <Photo key={id} picture={picture ?? undefined} alt="" sizes="(min-width: 64rem) 470px, 1px" />
        ))}
      </div>
    )}
  </section>
)

function Shelves({ items, filter, onChange }: FilterProps & { items: readonly StorefrontItem[] }) {
  const choose = (category: Category) =>
    onChange({ ...filter, category: category === filter.category ? null : category })
  return (
    <ul className="shelves" aria-label="Kategorije">
      {CATEGORIES.map((category) => {
        const chosen = category === filter.category
        return (
          <li key={category}>
            <button type="button" aria-pressed={chosen} onClick={() => choose(category)}>
              <CategoryIcon category={category} />
              {CATEGORY_LABELS[category]}
              <small>{found(items, category, '').length}</small>
              {chosen && <X size={18} aria-hidden="true" />}
            </button>
          </li>
        )
      })}
    </ul>
  )
}
