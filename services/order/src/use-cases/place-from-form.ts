import { createHash } from 'node:crypto'
import { MINUTE_MS } from '@izlog/contracts/domain/durations'
import { foldText } from '@izlog/contracts/domain/fold-text'
import type { OrderFormFields } from '@izlog/contracts/http/orders'
import type { Order } from '../domain/order.ts'
import type { Idempotency } from '../store/mongo-orders.ts'
import { type OrderAttempt, type PlaceOrderDeps, placeOrder } from './place-order.ts'

/**
 * Takes an order of a browser without scripts, at the page's current price. The same fields from the same network within a minute are
 * the same order. All fields count, so that a neighbour's phone alone does not show the neighbour's order. Throws as `placeOrder`.
 */
export function placeFromForm(
  deps: PlaceOrderDeps,
  { websiteId, quantity, ...customerData }: OrderFormFields,
  from: { network: string } & Pick<OrderAttempt, 'client' | 'site'>,
): Promise<Order> {
  return placeOrder(deps, {
    idempotency: sameWithinAMinute([from.network, dialled(customerData.phone), quantity, ...typed(customerData)]),
    websiteId,
    wish: () => ({ quantity, totalPrice: null, customerData, fbp: null, fbc: null, adConsent: null, campaign: null }),
    client: from.client,
    site: from.site,
  })
}

/** The colon sets it apart from every key that a browser may send. */
const sameWithinAMinute = (parts: (string | number)[]): Idempotency => ({
  key: `form:${createHash('sha256').update(JSON.stringify(parts)).digest('base64url')}`,
  bodyHash: '',
  livesMs: MINUTE_MS,
})

/** All fields but the phone; capitals, accents and spaces make no difference. */
const typed = ({ phone: _, ...rest }: Omit<OrderFormFields, 'websiteId' | 'quantity'>): string[] =>
  Object.entries(rest)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(
      ([field, value]) =>
        `${field} ${foldText(value ?? '')
          .trim()
          .replace(/\s+/g, ' ')}`,
    )

/** The number without country code and separators: '064/812-3390' and '+381 64 8123390' are one. */
const dialled = (phone: string): string => phone.replace(/\D/g, '').replace(/^(?:00)?(?:38[127])?0?/, '')
