import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

/** The closest part of the screen around an element that can take the focus once the element is gone. */
export const focusHome = (element: Element | null): HTMLElement | null =>
  element?.closest<HTMLElement>('[tabindex="-1"]:not([role="dialog"], [role="menu"])') ?? null

/** Gives the focus to what is around an element, if the element has it when it goes away: otherwise nothing would have it. */
export function useKeptFocus(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const going = element.current
    const home = focusHome(going?.parentElement ?? null)
    return () => {
      if (going?.contains(document.activeElement)) home?.focus({ preventScroll: true })
    }
  }, [element])
}

/** Gives the focus back to the button that opened a form in its place, once the form has closed and taken the focus with it. */
export function useReturnedFocus(open: boolean, opener: RefObject<HTMLElement | null>): void {
  const wasOpen = useRef(open)
  useEffect(() => {
    if (wasOpen.current && !open && document.activeElement === document.body) opener.current?.focus()
    wasOpen.current = open
  }, [open, opener])
}
