import { type RefObject, useEffect } from 'react'
import type { Attempt } from './attempt.ts'
import type { OrderFormEvent } from './order-form-state.ts'

/** The browser may bring this page back as it was left, with an order already placed: it then begins anew. */
export function useFreshFormOnReturn(
  tell: (event: OrderFormEvent) => void,
  underWay: RefObject<boolean>,
  unanswered: RefObject<Attempt | null>,
): void {
  useEffect(() => {
    const onReturn = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      underWay.current = false
      unanswered.current = null
      tell({ type: 'failed' })
    }
    addEventListener('pageshow', onReturn)
    return () => removeEventListener('pageshow', onReturn)
  }, [tell, underWay, unanswered])
}
