import { useEffect, useState } from 'react'

const SIGNS = ['scroll', 'pointerdown', 'keydown'] as const

/** True from the first idle moment after somebody began to use the page; never where the browser cannot tell idle moments. */
export function useStirred(): boolean {
  const [stirred, setStirred] = useState(false)
  useEffect(() => {
    if (!('requestIdleCallback' in window)) return
    const quiet = () => {
      for (const sign of SIGNS) removeEventListener(sign, onSign)
    }
    const onSign = () => {
      quiet()
      requestIdleCallback(() => setStirred(true))
    }
    for (const sign of SIGNS) addEventListener(sign, onSign, { passive: true })
    return quiet
  }, [])
  return stirred
}
