import { CATEGORIES, CATEGORY_LABELS, type ShelfCounts } from '@izlog/contracts/domain/categories'
import { groupThousands } from '@izlog/contracts/domain/money'
import { wholeShop } from '@izlog/contracts/domain/storefront-address'
import { Menu, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { CategoryIcon } from './category-icon.tsx'
import { FilterLink } from './filter-link.tsx'
import type { FilterProps } from './use-filter.ts'

interface MenuProps extends FilterProps {
  readonly counts: ShelfCounts
  /** Whether the menu links to the sellers' login. */
  readonly signIn: boolean
}

/** The menu of phones; opens without scripts too. */
export function MobileMenu({ filter, onChange, counts, signIn }: MenuProps) {
  const menu = useRef<HTMLDetailsElement>(null)
  const close = () => {
    if (menu.current) menu.current.open = false
  }
  useClosing(menu)
  return (
    <details className={signIn ? 'menu' : 'menu own'} ref={menu}>
      <summary aria-label="Meni">
        <Menu size={24} aria-hidden="true" className="opens" />
        <X size={24} aria-hidden="true" className="closes" />
      </summary>
      <nav aria-label="Meni">
        {CATEGORIES.map((category) => {
          const chosen = category === filter.category
          return (
            <FilterLink
              key={category}
              to={{ ...wholeShop(filter), category: chosen ? null : category }}
              aria-current={chosen ? 'true' : undefined}
              onFollow={(to) => {
                onChange(to)
                close()
              }}
            >
              <CategoryIcon category={category} />
              {CATEGORY_LABELS[category]} <small>{groupThousands(counts[category])}</small>
            </FilterLink>
          )
        })}
        {signIn && (
          <a className="menu-door" href="/create">
            Prijavi se
          </a>
        )}
      </nav>
    </details>
  )
}

/** Closes the menu at a tap outside it, when the focus leaves it, and at Escape, which returns the focus to its button. */
function useClosing(menu: { readonly current: HTMLDetailsElement | null }) {
  useEffect(() => {
    const onLeave = ({ target }: Event) => {
      if (menu.current && target instanceof Node && !menu.current.contains(target)) menu.current.open = false
    }
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !menu.current?.open) return
      menu.current.open = false
      menu.current.querySelector('summary')?.focus()
    }
    document.addEventListener('pointerdown', onLeave)
    document.addEventListener('focusin', onLeave)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('pointerdown', onLeave)
      document.removeEventListener('focusin', onLeave)
      document.removeEventListener('keydown', onKey)
    }
  }, [menu])
}
