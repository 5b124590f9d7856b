import type { ReactNode, RefObject } from 'react'
import { useAnyInView } from './use-in-view.ts'

interface BottomBarProps {
  root: RefObject<HTMLElement | null>
  className: string
  /** What of the page makes the bar needless while it is on the screen. */
  hiddenBy: string
  hiddenAtFirst: boolean
  children: ReactNode
}

/** Fixed at the lower edge, where the thumb is: the way to order that is always there. */
export function BottomBar({ root, className, hiddenBy, hiddenAtFirst, children }: BottomBarProps) {
  const hidden = useAnyInView(root, hiddenBy, hiddenAtFirst)
  return (
    <section
      className={`bottom-bar ${className}${hidden ? ' hidden' : ''}`}
      aria-label="Brzo poručivanje"
      inert={hidden}
    >
      {children}
    </section>
  )
}
