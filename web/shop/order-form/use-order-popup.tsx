import { type ReactNode, useCallback, useRef } from 'react'
import type { LandingProps } from '../landing-props.ts'
import { PopupPlace } from './popup-place.tsx'

/** The popup form of a landing page: how to open it with a quantity, and what to put at the end of the page, which opening draws no anew. */
export function useOrderPopup(props: LandingProps): {
  readonly open: (quantity: number) => void
  readonly form: ReactNode
} {
  const opener = useRef<(quantity: number) => void>(() => undefined)
  const open = useCallback((quantity: number) => opener.current(quantity), [])
  return { open, form: <PopupPlace {...props} opener={opener} /> }
}
