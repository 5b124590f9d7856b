import { MAX_TYPED } from '@izlog/contracts/domain/product-search'
import { SELLER_FIELD } from '@izlog/contracts/domain/sellers-storefront'
import { CATEGORY_FIELD, SEARCH_FIELD } from '@izlog/contracts/domain/storefront-address'
import { Search, X } from 'lucide-react'
import { useRef } from 'react'
import { FilterLink } from './filter-link.tsx'
import type { FilterProps } from './use-filter.ts'

/** The search. A form, so that it works before hydration too. */
export function SearchBox({ filter, onChange }: FilterProps) {
  const field = useRef<HTMLInputElement>(null)
  return (
    <search className="search">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          // A phone's keyboard would cover the results.
          field.current?.blur()
        }}
      >
        <Search size={20} aria-hidden="true" />
        <input
          ref={field}
          type="search"
          name={SEARCH_FIELD}
          aria-label="Šta tražite?"
          placeholder="Šta tražite?"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={MAX_TYPED}
          value={filter.typed}
          onInput={({ currentTarget }) => onChange({ ...filter, typed: currentTarget.value })}
        />
        {filter.category && <input type="hidden" name={CATEGORY_FIELD} value={filter.category} />}
        {filter.seller !== null && <input type="hidden" name={SELLER_FIELD} value={filter.seller} />}
        {filter.typed !== '' && (
          <FilterLink
            aria-label="Obriši pretragu"
            to={{ ...filter, typed: '' }}
            onFollow={(to) => {
              onChange(to)
              field.current?.focus()
            }}
          >
            <X size={20} aria-hidden="true" />
          </FilterLink>
        )}
      </form>
    </search>
  )
}
