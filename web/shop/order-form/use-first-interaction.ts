import { useEffect, useState } from 'react'

const SIGNS = ['scroll', 'pointerdown', 'keydown'] as const
/** Longer than from a finger's touch to its tap, which opens the form by itself. */
const QUIET_AFTER_MS = 300

/** True from the first quiet moment after somebody began to use the page. */
export function useFirstInteraction(): boolean {
  const [hasInteracted, setHasInteracted] = useState(false)
  useEffect(() => {
    let left = false
    const quiet = () => {
      for (const sign of SIGNS) removeEventListener(sign, onSign)
    }
    const onSign = () => {
      quiet()
      whenQuiet(() => left || setHasInteracted(true))
    }
    for (const sign of SIGNS) addEventListener(sign, onSign, { passive: true })
    return () => {
      left = true
      quiet()
    }
  }, [])
  return hasInteracted
}

/** Safari cannot tell idle moments: there it is a moment after the page has loaded. */
function whenQuiet(work: () => void): void {
  const later = () => setTimeout(work, QUIET_AFTER_MS)
  if ('requestIdleCallback' in window) requestIdleCallback(work)
  else if (document.readyState === 'complete') later()
  else addEventListener('load', later, { once: true })
}
