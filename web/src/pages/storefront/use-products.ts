import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { type ListedProduct, type StorefrontItem, storefrontItems } from './storefront-item.ts'

/** As many as GET /api/websites/public-list gives at once. */
const AT_ONCE = 100

export interface Products {
  readonly items: readonly StorefrontItem[]
  /** `all`: there are no more; `failed`: asking for more was refused. */
  readonly state: 'more' | 'asking' | 'failed' | 'all'
  readonly more: () => void
}

/** The products that came with the page, and those that follow. */
export function useProducts(first: readonly StorefrontItem[], nextCursor: string | null): Products {
  const [items, setItems] = useState(first)
  const [cursor, setCursor] = useState(nextCursor)
  const [state, setState] = useState<Products['state']>(nextCursor === null ? 'all' : 'more')
  const more = useCallback(async () => {
    if (cursor === null) return
    setState('asking')
    try {
      const response = await fetch(`/api/websites/public-list?limit=${AT_ONCE}&cursor=${encodeURIComponent(cursor)}`)
      if (!response.ok) throw new Error(String(response.status))
      const next: { items: ListedProduct[]; nextCursor: string | null } = await response.json()
      setItems((before) => {
        const known = new Set(before.map(({ id }) => id))
        return [...before, ...storefrontItems(next.items).filter(({ id }) => !known.has(id))]
      })
      setCursor(next.nextCursor)
      setState(next.nextCursor === null ? 'all' : 'more')
    } catch {
      setState('failed')
    }
  }, [cursor])
  return { items, state, more }
}

/** Asks for more while the end of what is shown is near the screen; with a filter that lets little through, until it no longer is. */
export function useMoreNearEnd({ state, more }: Products): RefObject<HTMLDivElement | null> {
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { current } = end
    if (!current || state !== 'more') return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) more()
      },
      { rootMargin: '600px' },
    )
    observer.observe(current)
    return () => observer.disconnect()
  }, [state, more])
  return end
}
