import type { ReactNode, RefObject } from 'react'
import { useAnyInView } from './use-in-view.ts'

interface BottomBarProps {
  root: RefObject<HTMLElement | null>
  className: string
  /** Selector of the elements that hide the bar while one of them is on the screen. */
  hiddenBy: string
  hiddenAtFirst: boolean
  children: ReactNode
}

/** A bar with an order button, fixed at the lower edge. */
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
