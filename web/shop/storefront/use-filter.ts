import { afterIn, filterIn, type StorefrontFilter, searchOf } from '@izlog/contracts/domain/storefront-address'
import { useCallback, useEffect, useRef, useState } from 'react'
import { typedEarly } from './typed-early.ts'

export interface FilterProps {
  filter: StorefrontFilter
  onChange: (filter: StorefrontFilter) => void
}

/** What an address asks for. */
export interface Asked {
  readonly filter: StorefrontFilter
  /** The cursor that the list begins after; null: at its beginning. */
  readonly after: string | null
}

interface Narrowed extends Asked {
  /** How often the shopper has changed it here; going back and forth is the browser's doing. */
  readonly changes: number
}

/** The address follows the keys when they rest for this long (ms): browsers refuse to be told at every one of them. */
const KEYS_REST = 300

/**
 * What the storefront is narrowed to, at first as the server has written it. The address holds it, so that it can be shared and survives
 * a reload. To choose a category and to begin a search are steps that the back button undoes; each further key is not.
 */
export function useFilter({ filter: written, after: from }: Asked): Narrowed & {
  change: (filter: StorefrontFilter) => void
} {
  const [first] = useState<Narrowed>({ filter: written, after: from, changes: 0 })
  const [{ filter, after, changes }, set] = useState(first)
  const late = useRef<ReturnType<typeof setTimeout>>(undefined)
  const early = useRef<string>(undefined)
  early.current ??= typedEarly()

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
      } else late.current = setTimeout(() => history.replaceState(null, '', addressOf(next)), KEYS_REST)
    },
    [filter, after, changes],
  )
  return { filter, after, changes, change }
}

const askedBy = (search: string): Asked => ({ filter: filterIn(search), after: afterIn(search) })

const addressOf = (filter: StorefrontFilter, after: string | null = null): string =>
  `${location.pathname}${searchOf(filter, location.search, after)}`
