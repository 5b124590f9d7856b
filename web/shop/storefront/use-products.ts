import { searchOf, wholeShop } from '@izlog/contracts/domain/storefront-address'
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { type Found, fetchProducts, joined } from './fetch-products.ts'
import { found } from './find-products.ts'
import type { Asked } from './use-filter.ts'

export interface Products extends Found {
  /** `narrowing`: shows the former results until the answer arrives; `asking`: loads the next page; `all`: there are no more. */
  readonly state: 'narrowing' | 'more' | 'asking' | 'failed' | 'all'
  /** Loads the next page; after a failure it retries, as it also does when the browser is online again. */
  readonly more: () => void
}

/** Delay (ms) from the last key to the request. */
const TYPING_PAUSE_MS = 150

const NOTHING_YET: Found = { items: [], nextCursor: null, total: 0 }

/**
 * The products on the page: those that the server rendered, then its answers to a changed filter and for the next pages. Each
 * answer is cached, so that going back needs no request; a storefront that is loaded whole is filtered here.
 */
export function useProducts(written: Asked & Found, { filter, after }: Asked): Products {
  const [answers, setAnswers] = useState<ReadonlyMap<string, Found>>(() => new Map([[addressOf(written), written]]))
  const [failedAt, setFailedAt] = useState<string>()
  const [askingAt, setAskingAt] = useState<string>()
  const at = addressOf({ filter, after })
  const known = useMemo(() => {
    const whole = answers.get(addressOf({ filter: wholeShop(filter), after: null }))
    if (answers.has(at) || after !== null || whole?.nextCursor !== null) return answers.get(at)
    const items = found(whole.items, filter)
    return { items, nextCursor: null, total: items.length }
  }, [answers, at, filter, after])
  const shown = useRef<Found>(written)
  if (known) shown.current = known

  const failed = failedAt === at
  const narrowing = known === undefined && !failed
  useEffect(() => {
    if (!narrowing) return
    const stop = new AbortController()
    const ask = async () => {
      try {
        const answer = await fetchProducts(filter, after, stop.signal)
        setAnswers((before) => new Map(before).set(at, answer))
      } catch {
        if (!stop.signal.aborted) setFailedAt(at)
      }
    }
    const late = setTimeout(ask, filter.typed === '' ? 0 : TYPING_PAUSE_MS)
    return () => {
      clearTimeout(late)
      stop.abort()
    }
  }, [narrowing, at, filter, after])

  const more = useCallback(async () => {
    setFailedAt(undefined)
    if (!known?.nextCursor) return
    setAskingAt(at)
    try {
      const next = await fetchProducts(filter, known.nextCursor)
      setAnswers((before) => new Map(before).set(at, joined(before.get(at) ?? known, next)))
    } catch {
      setFailedAt(at)
    }
    setAskingAt((now) => (now === at ? undefined : now))
  }, [known, at, filter])

  useEffect(() => {
    if (!failed) return
    addEventListener('online', more)
    return () => removeEventListener('online', more)
  }, [failed, more])

  const state = failed ? 'failed' : narrowing ? 'narrowing' : known?.nextCursor === null ? 'all' : 'more'
  const here = known ?? (failed ? NOTHING_YET : shown.current)
  return { ...here, state: state === 'more' && askingAt === at ? 'asking' : state, more }
}

const addressOf = ({ filter, after }: Asked): string => searchOf(filter, '', after)

/** Loads the next page while the end of the list is near the screen. */
export function useLoadNearEnd({ state, more }: Products): RefObject<HTMLDivElement | null> {
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
