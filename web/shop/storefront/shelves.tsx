import { CATEGORIES, CATEGORY_LABELS, type ShelfCounts } from '@izlog/contracts/domain/categories'
import { groupThousands } from '@izlog/contracts/domain/money'
import { SELLER_FIELD } from '@izlog/contracts/domain/sellers-storefront'
import { CATEGORY_FIELD, SEARCH_FIELD } from '@izlog/contracts/domain/storefront-address'
import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { CategoryIcon } from './category-icon.tsx'
import type { FilterProps } from './use-filter.ts'

/**
 * The five categories with their numbers of products; the chosen one can be removed in place (docs/product/builder.md 2.2). A form, so that a
 * tap works before hydration too.
 */
export function Shelves({ counts, filter, onChange }: FilterProps & { counts: ShelfCounts }) {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    if (filter.category) scrollIntoRow(list.current)
  }, [filter.category])
  return (
    <form>
      {filter.typed.trim() && <input type="hidden" name={SEARCH_FIELD} value={filter.typed} />}
      {filter.seller !== null && <input type="hidden" name={SELLER_FIELD} value={filter.seller} />}
      <ul className="shelves" aria-label="Kategorije" ref={list}>
        {CATEGORIES.map((category) => {
          const chosen = category === filter.category
          return (
            <li key={category}>
              <button
                type="submit"
                name={CATEGORY_FIELD}
                value={chosen ? '' : category}
                aria-pressed={chosen}
                onClick={(event) => {
                  event.preventDefault()
                  onChange({ ...filter, category: chosen ? null : category })
                }}
              >
                <CategoryIcon category={category} />
                {CATEGORY_LABELS[category]} <small>{groupThousands(counts[category])}</small>
                {chosen && <X size={18} aria-hidden="true" />}
              </button>
            </li>
          )
        })}
      </ul>
    </form>
  )
}

/** Scrolls the row of categories to the chosen one, without scrolling the page: on phones the row is wider than the screen. */
function scrollIntoRow(list: HTMLElement | null) {
  const chosen = list?.querySelector<HTMLElement>('[aria-pressed="true"]')
  if (!list || !chosen) return
  const [frame, box] = [list.getBoundingClientRect(), chosen.getBoundingClientRect()]
  if (box.left < frame.left || box.right > frame.right)
    list.scrollLeft += box.left - frame.left - (frame.width - box.width) / 2
}
