import { createHash } from 'node:crypto'
import type { OrderFormFields } from '@izlog/contracts/http/orders'
import type { Order } from '../domain/order.ts'
import type { Idempotency } from '../store/mongo-orders.ts'
import { type PlaceOrderDeps, type Placing, placeOrder } from './place-order.ts'

const MINUTE_MS = 60_000

/**
 * Takes an order of a browser without scripts, at what the page costs: the same website, phone and quantity from one network within a
 * minute is the same order. Throws as `placeOrder`.
 */
export function placeFromForm(
  deps: PlaceOrderDeps,
  { websiteId, quantity, ...customerData }: OrderFormFields,
  from: { network: string } & Pick<Placing, 'client' | 'site'>,
): Promise<Order> {
  return placeOrder(deps, {
    idempotency: sameWithinAMinute([from.network, dialled(customerData.phone), quantity]),
    websiteId,
    wish: () => ({ quantity, totalPrice: null, customerData, fbp: null, fbc: null, adConsent: null, campaign: null }),
    client: from.client,
    site: from.site,
  })
}

/** The colon keeps it apart from every key that a browser may send. */
const sameWithinAMinute = (parts: (string | number)[]): Idempotency => ({
  key: `form:${createHash('sha256').update(JSON.stringify(parts)).digest('base64url')}`,
  bodyHash: '',
  livesMs: MINUTE_MS,
})

/** The number without its country and however it was grouped: '064/812-3390' and '+381 64 8123390' are one. */
const dialled = (phone: string): string => phone.replace(/\D/g, '').replace(/^(?:00)?(?:38[127])?0?/, '')
