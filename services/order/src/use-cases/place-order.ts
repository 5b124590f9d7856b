import { randomBytes, randomUUID } from 'node:crypto'
import { localize } from '@izlog/contracts/domain/localize'
import { MARKETS } from '@izlog/contracts/domain/markets'
import { ORDER_CODE_BYTES } from '@izlog/contracts/domain/order-code'
import { normalisePhone } from '@izlog/contracts/domain/phones'
import type { ClientContext } from '@izlog/contracts/events/orders'
import { ORDER_MESSAGES, type PlaceOrderRequest } from '@izlog/contracts/http/orders'
import { AppError, invalid } from '@izlog/kit/errors'
import { type SiteOwner, shows } from '@izlog/kit/identity'
import type { NextId } from '@izlog/kit/store/counters'
import { v7 as uuid } from 'uuid'
import { isSameBody } from '../domain/body-hash.ts'
import { countryOf, customerOf, newOrder, type Order } from '../domain/order.ts'
import { placedEvents } from '../domain/order-events.ts'
import { type OrderFeed, streamOrder } from '../live/order-feed.ts'
import type { Blocks } from '../store/mongo-blocks.ts'
import type { Idempotency, Orders } from '../store/mongo-orders.ts'
import { type FindWebsiteDeps, findWebsite } from './find-website.ts'

export interface PlaceOrderDeps extends FindWebsiteDeps {
  orders: Orders
  nextOrderId: NextId
  feed: Pick<OrderFeed, 'notify'>
  blocks: Pick<Blocks, 'match'>
  upsellWindowSeconds: number
  now: () => Date
}

/** `totalPrice` null: the page's current price. */
type Wish = Omit<PlaceOrderRequest, 'totalPrice' | 'websiteId'> & { totalPrice: number | null }

export interface OrderAttempt {
  idempotency: Idempotency
  websiteId: number
  /** Throws `invalid`. */
  wish: () => Wish
  client: Pick<ClientContext, 'ip' | 'userAgent'>
  /** The seller on whose host it is placed. */
  site: SiteOwner
}

/**
 * Takes an order; that of a blocked buyer is kept on hold, and answered as any other. The same key with the same body answers the same order, even when the page or our validation has changed since.
 * Throws `invalid`, `not_found`, `conflict`, and `invalid` `idempotency.reused` for the same key with another body.
 */
export async function placeOrder(deps: PlaceOrderDeps, placing: OrderAttempt): Promise<Order> {
  try {
    const order = await prepare(deps, placing)
    if ((await deps.orders.insert(order, placing.idempotency, placedEvents(order))) === 'stored') {
      streamOrder(deps.feed, 'created', order)
      return order
    }
  } catch (refusal) {
    const earlier = await repeated(deps, placing)
    if (earlier) return earlier
    throw refusal
  }
  const earlier = await repeated(deps, placing)
  if (!earlier) throw new AppError('conflict', 'order.key-taken', ORDER_MESSAGES.idempotencyReused)
  return earlier
}

async function prepare(deps: PlaceOrderDeps, { websiteId, wish, client, site }: OrderAttempt): Promise<Order> {
  const { quantity, totalPrice: seen, deliveryPrice: seenDelivery = null, customerData, ...marks } = wish()
  const { fbp, fbc, adConsent, campaign } = marks
  const now = deps.now()
  const asked = { websiteId, quantity, totalPrice: seen, deliveryPrice: seenDelivery, site }
  const { website, totalPrice, deliveryPrice } = await findWebsite(deps, asked)
  const phone = normalisePhone(customerData.phone, countryOf(website.market))
  if (!phone) {
    const message = localize(website.market, ORDER_MESSAGES.phoneInvalid(MARKETS[website.market].phoneExample))
    throw invalid([{ path: 'customerData.phone', message }])
  }
  const [id, possibleDuplicate, offersUpsells, blockedBy] = await Promise.all([
    deps.nextOrderId(),
    deps.orders.orderedBefore(website.id, phone.e164, now),
    deps.projections.offersUpsells(website),
    deps.blocks.match(website.ownerId, { phone: phone.e164, email: customerData.email, ip: client.ip }),
  ])
  return newOrder({
    id,
    codeBytes: randomBytes(ORDER_CODE_BYTES),
    createdEventId: uuid(),
    website,
    quantity,
    totalPrice,
    deliveryPrice,
    customer: customerOf(customerData, phone.e164),
    possibleDuplicate,
    blockedBy,
    purchaseEventId: randomUUID(),
    client: { ...client, fbp, fbc, adConsent, campaign },
    upsellWindowSeconds: offersUpsells ? deps.upsellWindowSeconds : null,
    now,
  })
}

/** The order already stored under this key. Throws, without showing anything of it, when it was placed with another body. */
async function repeated(
  deps: PlaceOrderDeps,
  { idempotency, websiteId, site }: OrderAttempt,
): Promise<Order | undefined> {
  const earlier = await deps.orders.byIdempotency(websiteId, idempotency, deps.now())
  if (earlier && !shows(site, earlier.order.userId)) return undefined
  if (earlier && !isSameBody(earlier.bodyHash, idempotency.bodyHash))
    throw new AppError('invalid', 'idempotency.reused', ORDER_MESSAGES.idempotencyReused)
  return earlier?.order
}
