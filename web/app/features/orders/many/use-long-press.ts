import { type PointerEvent, type SyntheticEvent, useCallback, useEffect, useRef } from 'react'

const LONG_MS = 500
/** A finger that moves farther scrolls. */
const STILL_PX = 10
/** Links are opened and the shopper's data copied by a long press of their own. */
const WITH_A_PRESS_OF_THEIR_OWN = 'a, ul ul, [role=menu]'

/** Handlers for an element that does something on a long press of a finger. */
export function useLongPress(onLongPress: () => void) {
  const press = useRef<{ timer: ReturnType<typeof setTimeout>; x: number; y: number } | null>(null)
  const end = useCallback(() => {
    if (press.current) clearTimeout(press.current.timer)
    press.current = null
  }, [])
  useEffect(() => end, [end])
  return {
    onPointerDown: ({ pointerType, target, clientX: x, clientY: y }: PointerEvent) => {
      if (pointerType !== 'touch' || (target instanceof Element && target.closest(WITH_A_PRESS_OF_THEIR_OWN))) return
      const timer = setTimeout(() => {
        navigator.vibrate?.(10)
        onLongPress()
      }, LONG_MS)
      press.current = { timer, x, y }
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      const start = press.current
      if (start && Math.hypot(clientX - start.x, clientY - start.y) > STILL_PX) end()
    },
    onPointerUp: end,
    onPointerCancel: end,
    // The browser's own menu would cover the selection.
    onContextMenu: (event: SyntheticEvent) => press.current && event.preventDefault(),
  }
}
