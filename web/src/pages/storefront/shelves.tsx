import { CATEGORIES, CATEGORY_LABELS, type Category } from '@izlog/contracts/domain/categories'
import { groupThousands } from '@izlog/contracts/domain/money'
import { X } from 'lucide-react'
import { CategoryIcon } from './category-icon.tsx'
import type { FilterProps } from './use-filter.ts'

/** The five categories and how many products each has; the chosen one is taken off in place. */
export function Shelves({ counts, filter, onChange }: FilterProps & { counts: Readonly<Record<Category, number>> }) {
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
              <small>{groupThousands(counts[category])}</small>
              {chosen && <X size={18} aria-hidden="true" />}
            </button>
          </li>
        )
      })}
    </ul>
  )
}
