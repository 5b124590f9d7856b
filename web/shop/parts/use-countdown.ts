import { useEffect, useState } from 'react'
import { type Countdown, secondsLeft } from './countdown.ts'

/** Seconds left of a countdown that starts on mount; computed from the clock, so that a sleeping tab does not slow it. */
export function useCountdown(countdown: Countdown): number {
  const [left, setLeft] = useState(countdown.seconds)
  useEffect(() => {
    const start = Date.now()
    const timer = setInterval(() => setLeft(secondsLeft(countdown, (Date.now() - start) / 1000)), 1000)
    return () => clearInterval(timer)
  }, [countdown])
  return left
}
