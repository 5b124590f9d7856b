import { useCallback, useEffect, useRef, useState } from 'react'
import { type Filter, filterIn, searchOf } from './filter-address.ts'
import { typedEarly } from './typed-early.ts'

export interface FilterProps {
  filter: Filter
  onChange: (filter: Filter) => void
}

export const NO_FILTER: Filter = { category: null, typed: '' }

/** The address follows the keys when they rest for this long (ms): browsers refuse to be told at every one of them. */
const KEYS_REST = 300

interface Narrowed {
  readonly filter: Filter
  /** How often the shopper has changed it here; going back and forth is the browser's doing. */
  readonly changes: number
}

/**
 * What the storefront is narrowed to. The address holds it, so that it can be shared and survives a reload. To choose a category and
 * to begin a search are steps that the back button undoes; each further key is not.
 */
export function useFilter(): Narrowed & { change: (filter: Filter) => void } {
  const [{ filter, changes }, set] = useState<Narrowed>({ filter: NO_FILTER, changes: 0 })
  const late = useRef<ReturnType<typeof setTimeout>>(undefined)
  const early = useRef<string>(undefined)
  early.current ??= typedEarly()

  useEffect(() => {
    const follow = () => {
      clearTimeout(late.current)
      set(({ changes }) => ({ filter: filterIn(location.search), changes }))
    }
    const asked = filterIn(location.search)
    set({ filter: { ...asked, typed: early.current || asked.typed }, changes: 0 })
    addEventListener('popstate', follow)
    return () => {
      clearTimeout(late.current)
      removeEventListener('popstate', follow)
    }
  }, [])

  const change = useCallback(
    (next: Filter) => {
      clearTimeout(late.current)
      set({ filter: next, changes: changes + 1 })
      const begun = filter.typed === '' && next.typed !== ''
      if (next.category !== filter.category || begun) {
        history.replaceState(null, '', addressOf(filter))
        history.pushState(null, '', addressOf(next))
      } else late.current = setTimeout(() => history.replaceState(null, '', addressOf(next)), KEYS_REST)
    },
    [filter, changes],
  )
  return { filter, changes, change }
}

const addressOf = (filter: Filter): string => `${location.pathname}${searchOf(filter, location.search)}`
