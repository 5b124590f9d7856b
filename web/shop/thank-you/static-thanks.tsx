import { Check } from 'lucide-react'
import { useCallback, useEffect, useState } from 'react'
import type { Countdown } from '../parts/countdown.ts'
import { useCountdown } from '../parts/use-countdown.ts'

/** docs/product/builder.md 9. */
const CLOSES: Countdown = { seconds: 60, restarts: false }

/** The static thank-you page (docs/product/builder.md 2.10), for orders that another window placed. */
export function StaticThanks() {
  const left = useCountdown(CLOSES)
  const [stays, setStays] = useState(false)
  const close = useCallback(() => {
    window.close()
    // Browsers close only windows that a script opened.
    setStays(true)
  }, [])
  useEffect(() => {
    if (left === 0) close()
  }, [left, close])
  return (
    <main className="message">
      <span className="done">
        <Check size={34} strokeWidth={3} aria-hidden="true" />
      </span>
      <h1>Hvala na porudžbini!</h1>
      <p role="status">
        Pozvaćemo Vas u roku od 24&nbsp;h.{' '}
        {stays ? 'Ovu stranicu možete slobodno da zatvorite.' : <>Ova stranica se sama zatvara za {left}&nbsp;s.</>}
      </p>
      <button type="button" className="plain-button" onClick={close}>
        Zatvori prozor
      </button>
    </main>
  )
}
