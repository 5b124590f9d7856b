import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Height of the app's bar above the screen, in CSS pixels. */
const BAR = 56

/** Scrolls to who is called next where they are out of sight: on a phone the outcome of the call before was tapped further down. */
export function useIntoSight(): RefObject<HTMLDivElement | null> {
  const top = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if ((top.current?.getBoundingClientRect().top ?? BAR) < BAR) top.current?.scrollIntoView()
  }, [])
  return top
}
