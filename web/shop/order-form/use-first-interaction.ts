import { useEffect, useState } from 'react'

const EVENTS = ['scroll', 'pointerdown', 'keydown'] as const
/** Longer than the time from a finger's touch to its click: a tap on an order button opens the form itself. */
const DELAY_MS = 300

/** True from the first idle moment after somebody began to use the page. */
export function useFirstInteraction(): boolean {
  const [hasInteracted, setHasInteracted] = useState(false)
  useEffect(() => {
    let isUnmounted = false
    const unsubscribe = () => {
      for (const type of EVENTS) removeEventListener(type, onEvent)
    }
    const onEvent = () => {
      unsubscribe()
      whenIdle(() => isUnmounted || setHasInteracted(true))
    }
    for (const type of EVENTS) addEventListener(type, onEvent, { passive: true })
    return () => {
      isUnmounted = true
      unsubscribe()
    }
  }, [])
  return hasInteracted
}

/** Safari has no requestIdleCallback: there it is a moment after the page has loaded. */
function whenIdle(work: () => void): void {
  const later = () => setTimeout(work, DELAY_MS)
  if ('requestIdleCallback' in window) requestIdleCallback(work)
  else if (document.readyState === 'complete') later()
  else addEventListener('load', later, { once: true })
}
