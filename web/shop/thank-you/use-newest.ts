import type { OrderRead } from '@izlog/contracts/http/orders'
import { useEffect, useRef } from 'react'
import { readAgain } from './change-order.ts'

/** Until then it is known whether a courier carries the parcel of an order that was just placed. */
const SETTLED_MS = 4000

/** Reads the order again when its tab is shown again, and once while its parcel is being sent: where it is and what may be changed follows from what happens elsewhere. */
export function useNewest({ orderId, fixedBy }: OrderRead, onChange: (order: OrderRead) => void): void {
  const change = useRef(onChange)
  change.current = onChange
  useEffect(() => {
    const read = async () => {
      const order = document.visibilityState === 'visible' ? await readAgain(orderId) : null
      if (order) change.current(order)
    }
    document.addEventListener('visibilitychange', read)
    const timer = fixedBy === 'sending' ? setTimeout(read, SETTLED_MS) : undefined
    return () => {
      document.removeEventListener('visibilitychange', read)
      clearTimeout(timer)
    }
  }, [orderId, fixedBy])
}
