import { type RefObject, useEffect, useState } from 'react'

/**
 * Whether any of the elements that match is on the screen, less a `margin` as IntersectionObserver takes it; `before` until
 * the browser has looked.
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
