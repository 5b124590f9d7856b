import type { ClosedOrder, OrderRead, ShownOrder } from '@izlog/contracts/http/orders'
import { useCallback, useEffect, useState } from 'react'
import { dropOldStrings, recentOrderOf } from '../order-form/recent-orders.ts'
import { orderIn, websiteIn } from './order-address.ts'
import { rememberIfPlacedHere } from './placed-here.ts'

export type PlacedOrder =
  | { readonly state: 'loading' | 'missing' | 'failed' | 'static' | 'legacy' }
  /** Over for so long that its string tells nothing personal any more. */
  | { readonly state: 'closed'; readonly order: ClosedOrder }
  /** `ownSeller`: the address named the page that the order is of, so what the server knows of its seller holds for it. */
  | { readonly state: 'found'; readonly order: OrderRead; readonly ownSeller: boolean }

/** Routes that thank without naming an order (builder spec 2.10). */
const STATIC = ['/hvala-success', '/thank-you-success']
/** Routes that say so where there is no such order; the others show the legacy page (builder spec 2.10). */
const ORDER_ONLY = ['/hvala-simple', '/hvala-upsell']

/** The order that this address shows, as GET /api/orders/{orderId} tells it. */
export function usePlacedOrder(): { placed: PlacedOrder; reload: () => void } {
  const [placed, setPlaced] = useState<PlacedOrder>({ state: 'loading' })
  const reload = useCallback(async () => {
    const { pathname, search } = location
    if (STATIC.includes(pathname)) return setPlaced({ state: 'static' })
    setPlaced({ state: 'loading' })
    const website = websiteIn(pathname, search)
    const orderId = orderIn(pathname, search, history.state) ?? lastOrderOf(website)
    const read = await readOrder(orderId, ORDER_ONLY.includes(pathname))
    if (read.state !== 'found') return setPlaced(read)
    rememberIfPlacedHere(read.order)
    setPlaced({ ...read, ownSeller: read.order.website.id === website })
  }, [])
  useEffect(() => {
    reload()
    return dropOldStrings()
  }, [reload])
  return { placed, reload }
}

/** An address that was copied while its order was hidden still names the page: in this browser it shows what was ordered there. */
const lastOrderOf = (websiteId: number | null): string | null =>
  websiteId === null ? null : (recentOrderOf(websiteId, Date.now())?.orderId ?? null)

type Read =
  | { readonly state: 'missing' | 'failed' | 'legacy' }
  | { readonly state: 'closed'; readonly order: ClosedOrder }
  | { readonly state: 'found'; readonly order: OrderRead }

async function readOrder(orderId: string | null, orderOnly: boolean): Promise<Read> {
  const missing = { state: orderOnly ? 'missing' : 'legacy' } as const
  if (!orderId) return missing
  try {
    const response = await fetch(`/api/orders/${encodeURIComponent(orderId)}`)
    if (response.ok) {
      const order: ShownOrder = await response.json()
      return 'closed' in order ? { state: 'closed', order } : { state: 'found', order }
    }
    return response.status >= 500 || response.status === 429 ? { state: 'failed' } : missing
  } catch {
    return { state: 'failed' }
  }
}
