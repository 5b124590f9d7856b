import type { OrderRead } from '@izlog/contracts/http/orders'
import { useCallback, useEffect, useState } from 'react'
import { orderIn } from './order-address.ts'

export type PlacedOrder =
  | { readonly state: 'loading' | 'missing' | 'failed' | 'static' }
  | { readonly state: 'found'; readonly order: OrderRead }

/** Routes that thank without naming an order (builder spec 2.10). */
const STATIC = ['/hvala-success', '/thank-you-success']

/** The order that this address shows, as GET /api/orders/{orderId} tells it. */
export function usePlacedOrder(): { placed: PlacedOrder; reload: () => void } {
  const [placed, setPlaced] = useState<PlacedOrder>({ state: 'loading' })
  const reload = useCallback(async () => {
    if (STATIC.includes(location.pathname)) return setPlaced({ state: 'static' })
    setPlaced({ state: 'loading' })
    setPlaced(await readOrder(orderIn(location.pathname, location.search, history.state)))
  }, [])
  useEffect(() => {
    reload()
  }, [reload])
  return { placed, reload }
}

async function readOrder(orderId: string | null): Promise<PlacedOrder> {
  if (!orderId) return { state: 'missing' }
  try {
    const response = await fetch(`/api/orders/${encodeURIComponent(orderId)}`)
    if (response.ok) return { state: 'found', order: await response.json() }
    return { state: response.status >= 500 || response.status === 429 ? 'failed' : 'missing' }
  } catch {
    return { state: 'failed' }
  }
}
