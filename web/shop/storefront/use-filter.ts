import { afterIn, filterIn, type StorefrontFilter, searchOf } from '@izlog/contracts/domain/storefront-address'
import { useCallback, useEffect, useRef, useState } from 'react'
import { typedSearch } from './typed-search.ts'

export interface FilterProps {
  filter: StorefrontFilter
  onChange: (filter: StorefrontFilter) => void
}

/** The filter of an address. */
export interface Asked {
  readonly filter: StorefrontFilter
  /** The cursor after which the list begins; null: at the first product. */
  readonly after: string | null
}

interface Narrowed extends Asked {
  /** How often the shopper has changed the filter on this page; not counting the browser's back and forward. */
  readonly changes: number
}

/** Delay (ms) from the last key to the change of the address: browsers limit how often it may change. */
const TYPING_PAUSE_MS = 300

/**
 * The filter of the storefront, at first the one that the server rendered. It is kept in the address, so that it can be shared and survives
 * a reload. Choosing a category and beginning a search add a history entry; further keys do not.
 */
export function useFilter({ filter: written, after: from }: Asked): Narrowed & {
  change: (filter: StorefrontFilter) => void
} {
  const [first] = useState<Narrowed>({ filter: written, after: from, changes: 0 })
  const [{ filter, after, changes }, set] = useState(first)
  const late = useRef<ReturnType<typeof setTimeout>>(undefined)
  const early = useRef<string>(undefined)
  early.current ??= typedSearch()

  useEffect(() => {
    const follow = () => {
      clearTimeout(late.current)
      set(({ changes }) => ({ ...askedBy(location.search), changes }))
    }
    const asked = askedBy(location.search)
    const typed = early.current
    if (typed !== undefined && typed !== first.filter.typed)
      set({ filter: { ...asked.filter, typed }, after: null, changes: 0 })
    else if (searchOf(asked.filter, '', asked.after) !== searchOf(first.filter, '', first.after))
      set({ ...asked, changes: 0 })
    addEventListener('popstate', follow)
    return () => {
      clearTimeout(late.current)
      removeEventListener('popstate', follow)
    }
  }, [first])

  const change = useCallback(
    (next: StorefrontFilter) => {
      clearTimeout(late.current)
      set({ filter: next, after: null, changes: changes + 1 })
      const begun = filter.typed === '' && next.typed !== ''
      if (next.category !== filter.category || begun || after !== null) {
        history.replaceState(null, '', addressOf(filter, after))
        history.pushState(null, '', addressOf(next))
      } else late.current = setTimeout(() => history.replaceState(null, '', addressOf(next)), TYPING_PAUSE_MS)
    },
    [filter, after, changes],
  )
  return { filter, after, changes, change }
}

const askedBy = (search: string): Asked => ({ filter: filterIn(search), after: afterIn(search) })

const addressOf = (filter: StorefrontFilter, after: string | null = null): string =>
  `${location.pathname}${searchOf(filter, location.search, after)}`
