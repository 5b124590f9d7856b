import { PLACED_HERE_COOKIE } from '@izlog/contracts/domain/placed-here-cookie'
import type { OrderRead } from '@izlog/contracts/http/orders'
import { rememberOrder } from '../order-form/recent-orders.ts'

/**
 * Remembers an order that this browser placed by the plain form, which runs no script: its answer left a mark under the order's address.
 * To be called while the address is still the order's.
 */
export function rememberIfPlacedHere({ orderId, website }: OrderRead): void {
  if (document.cookie.split('; ').includes(`${PLACED_HERE_COOKIE}=1`))
    rememberOrder({ websiteId: website.id, orderId, at: Date.now() })
}
