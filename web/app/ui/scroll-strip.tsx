import { type ReactNode, useEffect, useRef, useState } from 'react'
import { cx } from './cx.ts'

/** Content that scrolls sideways where it is too wide, to what is chosen in it at first; it fades at an edge behind which more follows. */
export function ScrollStrip({ children, className }: { children: ReactNode; className?: string }) {
  const strip = useRef<HTMLDivElement>(null)
  const [hidden, setHidden] = useState({ before: false, after: false })
  useEffect(() => {
    const element = strip.current
    if (!element) return
    const measure = () => {
      const { scrollLeft, scrollWidth, clientWidth } = element
      const before = scrollLeft > 1
      const after = scrollLeft + clientWidth < scrollWidth - 1
      setHidden((known) => (known.before === before && known.after === after ? known : { before, after }))
    }
    const chosen = element.querySelector<HTMLElement>('[data-state=on], [data-state=active]')
    if (chosen && chosen.offsetLeft + chosen.offsetWidth > element.clientWidth)
      element.scrollLeft = chosen.offsetLeft - (element.clientWidth - chosen.offsetWidth) / 2
    measure()
    element.addEventListener('scroll', measure, { passive: true })
    // Counts that load, and a turned phone, change what fits.
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    for (const child of element.children) observer.observe(child)
    return () => {
      element.removeEventListener('scroll', measure)
      observer.disconnect()
    }
  }, [])
  return (
    <div ref={strip} className={cx('overflow-x-auto [scrollbar-width:none]', fadeOf(hidden), className)}>
      {children}
    </div>
  )
}

const fadeOf = ({ before, after }: { before: boolean; after: boolean }) =>
  cx(
    before && !after && '[mask-image:linear-gradient(to_left,#000_calc(100%-2.5rem),transparent)]',
    after && !before && '[mask-image:linear-gradient(to_right,#000_calc(100%-2.5rem),transparent)]',
    before &&
      after &&
      '[mask-image:linear-gradient(to_right,transparent,#000_2.5rem,#000_calc(100%-2.5rem),transparent)]',
  )
