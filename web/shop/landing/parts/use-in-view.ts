import { type RefObject, useEffect, useState } from 'react'

/**
 * True while an element that matches is on the screen, within a `margin` as of IntersectionObserver's rootMargin; `before` until
 * the observer has reported.
 */
export function useAnyInView(
  root: RefObject<HTMLElement | null>,
  selector: string,
  before: boolean,
  margin = '0px',
): boolean {
  const [inView, setInView] = useState(before)
  useEffect(() => {
    const visible = new Set<Element>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          if (isIntersecting) visible.add(target)
          else visible.delete(target)
        setInView(visible.size > 0)
      },
      { rootMargin: margin },
    )
    for (const element of root.current?.querySelectorAll(selector) ?? []) observer.observe(element)
    return () => observer.disconnect()
  }, [root, selector, margin])
  return inView
}
