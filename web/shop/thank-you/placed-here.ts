import { PLACED_HERE_COOKIE } from '@izlog/contracts/domain/placed-here-cookie'
import type { OrderRead } from '@izlog/contracts/http/orders'
import { rememberOrder } from '../order-form/recent-orders.ts'

/**
 * Stores an order that was placed by the plain form, without scripts: the server's answer set a cookie on the order's path.
 * Must be called before the address is hidden.
 */
export function rememberIfPlacedHere({ orderId, website }: OrderRead): void {
  if (document.cookie.split('; ').includes(`${PLACED_HERE_COOKIE}=1`))
    rememberOrder({ websiteId: website.id, orderId, at: Date.now() })
}
