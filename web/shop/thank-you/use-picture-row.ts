import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** Distance (px) of a swipe that turns to another picture. */
const ENOUGH_PX = 40
const SLIDE_MS = 200

export interface PictureRow {
  readonly frame: RefObject<HTMLDivElement | null>
  /** Of three pictures in a row, the middle one is in the frame. */
  readonly row: RefObject<HTMLDivElement | null>
  /** Steps from the first picture; unbounded in both directions, because the row is circular. */
  readonly place: number
  readonly turn: (by: -1 | 1) => void
}

/** A row of pictures that is turned by buttons and horizontal swipes; vertical swipes scroll the page (touch-action in the sheet). */
export function usePictureRow(): PictureRow {
  const frame = useRef<HTMLDivElement>(null)
  const row = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState(0)
  const slidesFrom = useRef(0)
  const turn = useCallback((by: -1 | 1, moved = 0) => {
    slidesFrom.current = moved + by * (row.current?.clientWidth ?? 0)
    setPlace((now) => now + by)
  }, [])
  useLayoutEffect(() => {
    slide(row.current, slidesFrom.current)
    slidesFrom.current = 0
  })
  useSwipe(frame, row, turn)
  return { frame, row, place, turn }
}

function useSwipe(
  frame: RefObject<HTMLDivElement | null>,
  row: RefObject<HTMLDivElement | null>,
  turn: (by: -1 | 1, moved: number) => void,
): void {
  useEffect(() => {
    const [box, pictures] = [frame.current, row.current]
    if (!box || !pictures) return
    let start: number | null = null
    let moved = 0
    const show = (px: number) => {
      moved = px
      pictures.style.transform = px === 0 ? '' : `translateX(${px}px)`
    }
    const begin = ({ isPrimary, pointerType, clientX }: PointerEvent) => {
      start = isPrimary && pointerType !== 'mouse' ? clientX : null
    }
    const follow = ({ clientX }: PointerEvent) => {
      if (start !== null) show(clientX - start)
    }
    const end = ({ type }: PointerEvent) => {
      if (start === null) return
      const went = moved
      start = null
      show(0)
      if (type === 'pointerup' && Math.abs(went) >= ENOUGH_PX) turn(went < 0 ? 1 : -1, went)
      else slide(pictures, went)
    }
    const listeners = { pointerdown: begin, pointermove: follow, pointerup: end, pointercancel: end } as const
    const all = Object.entries(listeners) as [keyof typeof listeners, (event: PointerEvent) => void][]
    for (const [name, listener] of all) box.addEventListener(name, listener)
    return () => {
      for (const [name, listener] of all) box.removeEventListener(name, listener)
    }
  }, [frame, row, turn])
}

/** Animates the row to its place; at once for people who prefer reduced motion. */
function slide(row: HTMLElement | null, from: number): void {
  if (!row || from === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches) return
  row.animate([{ transform: `translateX(${from}px)` }, { transform: 'none' }], {
    duration: SLIDE_MS,
    easing: 'ease-out',
  })
}
