import type { ClosedOrder, OrderRead, ShownOrder } from '@izlog/contracts/http/orders'
import { useCallback, useEffect, useState } from 'react'
import { dropOldCodes, recentOrderOf } from '../order-form/recent-orders.ts'
import { orderIn, websiteIn } from './order-address.ts'
import { rememberIfPlacedHere } from './placed-here.ts'

export type PlacedOrder =
  | { readonly state: 'loading' | 'missing' | 'failed' | 'static' | 'legacy' }
  /** Closed for so long that its code gives access to no personal data. */
  | { readonly state: 'closed'; readonly order: ClosedOrder }
  /** `ownSeller`: the address has the website of the order, so the seller that the server rendered for is the order's. */
  | { readonly state: 'found'; readonly order: OrderRead; readonly ownSeller: boolean }

/** Thank-you routes without an order (docs/product/builder.md 2.10). */
const STATIC = ['/hvala-success', '/thank-you-success']
/** Routes that report a missing order; the others show the legacy page (docs/product/builder.md 2.10). */
const ORDER_ONLY = ['/hvala-simple', '/hvala-upsell']

/** The order of this address, from GET /api/orders/{orderId}. */
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
    return dropOldCodes()
  }, [reload])
  return { placed, reload }
}

/** An address that was copied while the order's code was hidden has only the website: it shows this browser's order from there. */
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
