import { CATEGORIES, type Category } from '@izlog/contracts/domain/categories'
import { useCallback, useEffect, useState } from 'react'

export interface Filter {
  readonly category: Category | null
  readonly typed: string
}

export interface FilterProps {
  filter: Filter
  onChange: (filter: Filter) => void
}

const NOTHING: Filter = { category: null, typed: '' }

/** What the storefront is narrowed to; the address holds it, so that it can be shared and survives a reload. */
export function useFilter(): { filter: Filter; change: (filter: Filter) => void } {
  const [filter, setFilter] = useState(NOTHING)
  useEffect(() => setFilter(filterIn(location.search)), [])
  const change = useCallback((next: Filter) => {
    setFilter(next)
    history.replaceState(null, '', `${location.pathname}${searchOf(next)}`)
  }, [])
  return { filter, change }
}

export function filterIn(search: string): Filter {
  const query = new URLSearchParams(search)
  return {
    category: CATEGORIES.find((category) => category === query.get('kategorija')) ?? null,
    typed: query.get('trazi') ?? '',
  }
}

export function searchOf({ category, typed }: Filter): string {
  const query = new URLSearchParams({
    ...(category ? { kategorija: category } : {}),
    ...(typed ? { trazi: typed } : {}),
  })
  return query.size > 0 ? `?${query}` : ''
}
