import { CATEGORIES, CATEGORY_LABELS } from '@izlog/contracts/domain/categories'
import { Menu, Search } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { type Forms, nounAfter } from '../parts/words.ts'
import { LIVE_VISITORS_EVERY, nextStorefrontBuyers, STOREFRONT_BUYERS } from '../shopper-figures.ts'
import { CategoryIcon } from './category-icon.tsx'
import type { FilterProps } from './use-filter.ts'

interface BarProps extends FilterProps {
  /** The seller's own host, which has no sellers' door. */
  readonly shop: string | undefined
}

/** The promo bar and the shop's own bar with search, menu and the sellers' door (builder spec 2.2). */
export const StoreBar = (props: BarProps) => (
  <header className="store-bar">
    <Promo />
    <div className="wrap">
      <Logo shop={props.shop} />
      <SearchBox {...props} />
      {props.shop === undefined && (
        <a className="sign-in" href="/create">
          Prijavi se
        </a>
      )}
      <MobileMenu {...props} />
    </div>
  </header>
)

const Logo = ({ shop }: Pick<BarProps, 'shop'>) =>
  shop ? (
    <a className="logo own" href="/">
      {shop}
    </a>
  ) : (
    <a className="logo" href="/storefront">
      <svg viewBox="0 0 32 32" aria-hidden="true">
        <rect width="32" height="32" rx="8" className="logo-ground" />
        <path d="M7 8h18v5.2a3 3 0 0 1-6 0 3 3 0 0 1-6 0 3 3 0 0 1-6 0z" className="logo-awning" />
        <path d="M8 18v7.4h16V18" className="logo-window" />
        <circle cx="16" cy="20.8" r="2.7" className="logo-thing" />
      </svg>
      Izlog
    </a>
  )

const BUY_NOW: Forms = ['kupuje sada', 'kupuju sada', 'kupuje sada']
const PEOPLE_BUY: Forms = ['osoba upravo kupuje', 'osobe upravo kupuju', 'ljudi upravo kupuje']

function Promo() {
  const [buyers, setBuyers] = useState(STOREFRONT_BUYERS)
  useEffect(() => {
    const timer = setInterval(() => setBuyers((now) => nextStorefrontBuyers(now, Math.random())), LIVE_VISITORS_EVERY)
    return () => clearInterval(timer)
  }, [])
  return (
    <p className="promo">
      <span>
        <b>{buyers}</b> <span className="narrow-only">{nounAfter(buyers, BUY_NOW)}</span>
        <span className="wide-only">{nounAfter(buyers, PEOPLE_BUY)}</span>
      </span>
      <span>
        Besplatna dostava preko <b>3.000&nbsp;RSD</b>
      </span>
    </p>
  )
}

const SearchBox = ({ filter, onChange }: FilterProps) => (
  <search className="search">
    <form
      onSubmit={(event) => {
        event.preventDefault()
        // The keyboard of a phone covers what was found.
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
      }}
    >
      <Search size={20} aria-hidden="true" />
      <input
        type="search"
        aria-label="Šta tražite?"
        placeholder="Šta tražite?"
        autoComplete="off"
        enterKeyHint="search"
        value={filter.typed}
        onInput={({ currentTarget }) => onChange({ ...filter, typed: currentTarget.value })}
      />
    </form>
  </search>
)

/** On phones, where the bar has no room for it all. Opens without scripts as well. */
function MobileMenu({ filter, onChange, shop }: BarProps) {
  const menu = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const close = () => {
      if (menu.current) menu.current.open = false
    }
    const onPointer = ({ target }: Event) => {
      if (target instanceof Node && !menu.current?.contains(target)) close()
    }
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !menu.current?.open) return
      close()
      menu.current.querySelector('summary')?.focus()
    }
    document.addEventListener('pointerdown', onPointer)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('pointerdown', onPointer)
      document.removeEventListener('keydown', onKey)
    }
  }, [])
  return (
    <details className="menu" ref={menu}>
      <summary aria-label="Meni">
        <Menu size={24} aria-hidden="true" />
      </summary>
      <nav aria-label="Meni">
        {CATEGORIES.map((category) => (
          <a
            key={category}
            className="menu-shelf"
            href={`?kategorija=${category}`}
            aria-current={category === filter.category ? 'true' : undefined}
            onClick={(event) => {
              event.preventDefault()
              onChange({ typed: '', category })
              if (menu.current) menu.current.open = false
            }}
          >
            <CategoryIcon category={category} />
            {CATEGORY_LABELS[category]}
          </a>
        ))}
        {shop === undefined && <a href="/create">Prijavi se</a>}
      </nav>
    </details>
  )
}
