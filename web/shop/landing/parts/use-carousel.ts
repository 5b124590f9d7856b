import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'

export interface Carousel {
  readonly track: RefObject<HTMLElement | null>
  readonly index: number
  readonly goTo: (index: number) => void
  /** Moves by one slide; past an end it continues at the other. */
  readonly step: (by: 1 | -1) => void
}

/**
 * A row of slides that can be scrolled and that advances every `everyMs`, until its first interaction. It pauses
 * while it is off the screen, and never advances for people who prefer reduced motion.
 */
export function useCarousel(slides: number, everyMs: number): Carousel {
  const track = useRef<HTMLElement>(null)
  const [index, setIndex] = useState(0)
  const current = useRef(0)

  const scrollTo = useCallback((to: number) => {
    const { current: row } = track
    const slide = row?.children.item(to)
    if (row && slide instanceof HTMLElement)
      row.scrollTo({ left: slide.offsetLeft - row.offsetLeft, behavior: prefersReducedMotion() ? 'auto' : 'smooth' })
  }, [])
  const stop = useAutoplay(track, slides, everyMs, current, scrollTo)
  const goTo = useCallback(
    (to: number) => {
      stop()
      scrollTo((to + slides) % slides)
    },
    [stop, scrollTo, slides],
  )
  const step = useCallback(
    (by: 1 | -1) => {
      const { current: row } = track
      if (row) goTo(by === 1 && isAtEnd(row) ? 0 : leftmostSlide(row) + by)
    },
    [goTo],
  )

  useEffect(() => {
    const { current: row } = track
    if (!row) return
    // Focusable, so that the arrow keys can scroll it.
    row.tabIndex = 0
    const onScroll = () => {
      current.current = nearestSlide(row)
      setIndex(current.current)
    }
    row.addEventListener('scroll', onScroll, { passive: true })
    return () => row.removeEventListener('scroll', onScroll)
  }, [])

  return { track, index, goTo, step }
}

function useAutoplay(
  track: RefObject<HTMLElement | null>,
  slides: number,
  everyMs: number,
  current: RefObject<number>,
  scrollTo: (index: number) => void,
): () => void {
  const stopped = useRef(false)
  const stop = useCallback(() => {
    stopped.current = true
  }, [])
  useEffect(() => {
    const { current: row } = track
    if (!row || slides < 2 || prefersReducedMotion()) return
    let visible = false
    const observer = new IntersectionObserver((entries) => {
      visible = entries.some(({ isIntersecting }) => isIntersecting)
    })
    observer.observe(row)
    const timer = setInterval(() => {
      if (visible && !stopped.current && !document.hidden) scrollTo((current.current + 1) % slides)
    }, everyMs)
    const touches = ['pointerdown', 'wheel', 'focusin'] as const
    for (const touch of touches) row.addEventListener(touch, stop, { passive: true })
    return () => {
      observer.disconnect()
      clearInterval(timer)
      for (const touch of touches) row.removeEventListener(touch, stop)
    }
  }, [track, slides, everyMs, current, scrollTo, stop])
  return stop
}

/** The slide at the left edge; the last one when the row is scrolled to its end, where several may be visible. */
function nearestSlide(row: HTMLElement): number {
  return row.scrollLeft > 0 && isAtEnd(row) ? row.children.length - 1 : leftmostSlide(row)
}

const isAtEnd = (row: HTMLElement): boolean => row.scrollLeft + row.clientWidth >= row.scrollWidth - 2

function leftmostSlide(row: HTMLElement): number {
  const distances = Array.from(row.children, (slide) =>
    slide instanceof HTMLElement ? Math.abs(slide.offsetLeft - row.offsetLeft - row.scrollLeft) : 0,
  )
  return distances.indexOf(Math.min(...distances))
}

const prefersReducedMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches
