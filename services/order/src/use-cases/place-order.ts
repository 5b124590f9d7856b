import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes, randomUUID } from 'node:crypto'
import { deliveryPriceOf } from '@izlog/contracts/domain/delivery-pricing'
import { ORDER_CODE_BYTES } from '@izlog/contracts/domain/order-code'
import type { OrderableWebsite } from '@izlog/contracts/domain/website'
import type { ClientContext } from '@izlog/contracts/events/orders'
import type { ManualSource } from '@izlog/contracts/http/desk'
import { ORDER_MESSAGES, type PlaceOrderRequest } from '@izlog/contracts/http/orders'
import { AppError } from '@izlog/kit/errors'
import { type Caller, type SiteOwner, shows } from '@izlog/kit/identity'
import type { NextId } from '@izlog/kit/store/counters'
import { ordersPlaced } from '@izlog/kit/telemetry/instruments'
import { inSpan } from '@izlog/kit/trace'
import { v7 as uuid } from 'uuid'
import { isSameBody } from '../domain/body-hash.ts'
import { withStep } from '../domain/desk.ts'
import { newOrder } from '../domain/new-order.ts'
import { customerOf, type Order } from '../domain/order.ts'
import { placedEvents } from '../domain/order-events.ts'
import { type OrderFeed, streamOrder } from '../live/order-feed.ts'
import type { Blocks } from '../store/mongo-blocks.ts'
import type { Idempotency, NewOrder, Orders } from '../store/mongo-orders.ts'
import { type FindWebsiteDeps, findWebsite } from './find-website.ts'
import { phoneOf } from './phone-of.ts'
import { isTheirs } from './read-order.ts'

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
  /** Of an order that its seller enters. */
  manual?: ManualOrder
}

interface ManualOrder {
  by: Caller
  source: ManualSource
  /** T as the seller agreed it. */
  totalPrice: number
}

/**
 * Takes an order of a shopper, or one that its seller enters, which is confirmed at once; that of a blocked buyer is kept on hold, and answered
 * as any other. The same key with the same body answers the same order, even when the page or our validation has changed since.
 * Throws `invalid`, `not_found`, `conflict`, and `invalid` `idempotency.reused` for the same key with another body.
 */
export const placeOrder = (deps: PlaceOrderDeps, placing: OrderAttempt): Promise<Order> =>
  // By this number its trace is found.
  inSpan(
    'place order',
    ({ id }) => ({ 'izlog.order.number': id }),
    () => placeOrOnce(deps, placing),
  )

async function placeOrOnce(deps: PlaceOrderDeps, placing: OrderAttempt): Promise<Order> {
  try {
    const order = await deps.orders.insert(await prepare(deps, placing))
    if (order) {
      streamOrder(deps.feed, 'created', order)
      ordersPlaced.add(1, { source: order.source })
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

async function prepare(
  deps: PlaceOrderDeps,
  { idempotency, websiteId, wish, client, site, manual }: OrderAttempt,
): Promise<NewOrder> {
  const { quantity, totalPrice: seen, deliveryPrice: seenDelivery = null, customerData, ...marks } = wish()
  const { fbp, fbc, adConsent, campaign } = marks
  const now = deps.now()
  const asked = { websiteId, quantity, totalPrice: seen, deliveryPrice: seenDelivery, site }
  const { website, ...page } = await findWebsite(deps, asked)
  if (manual && !isTheirs({ userId: website.ownerId }, manual.by))
    throw new AppError('not_found', 'order.website-unknown', ORDER_MESSAGES.websiteUnknown)
  const { totalPrice, deliveryPrice } = manual ? agreed(website, manual) : page
  const phone = phoneOf(website.market, customerData.phone)
  const [id, offersUpsells, blockedBy] = await Promise.all([
    deps.nextOrderId(),
    manual ? false : deps.projections.offersUpsells(website),
    manual ? undefined : deps.blocks.match(website.ownerId, { phone, email: customerData.email, ip: client.ip }),
  ])
  const facts = {
    id,
    codeBytes: randomBytes(ORDER_CODE_BYTES),
    createdEventId: uuid(),
    website,
    quantity,
    totalPrice,
    deliveryPrice,
    customer: customerOf(customerData, phone),
    source: manual?.source ?? ('page' as const),
    blockedBy,
    purchaseEventId: randomUUID(),
    client: { ...client, fbp, fbc, adConsent, campaign },
    upsellWindowSeconds: offersUpsells ? deps.upsellWindowSeconds : null,
    now,
  }
  // Bound to this request, since it is called together with others and its events are of this one's trace.
  const make = AsyncLocalStorage.bind((possibleDuplicate: boolean) => {
    const placed = newOrder({ ...facts, possibleDuplicate })
    const order = (manual && withStep(placed, { step: 'confirmed' }, { by: manual.by.userId, now })) || placed
    return { order, events: placedEvents(order) }
  })
  return { userId: website.ownerId, websiteId: website.id, phone, now, idempotency, make }
}

const agreed = (website: OrderableWebsite, { totalPrice }: ManualOrder) => ({
  totalPrice,
  deliveryPrice: deliveryPriceOf(website.deliveryPricing, totalPrice),
})

/** The order already stored under this key. Throws, without showing anything of it, when it was placed with another body. */
async function repeated(
  deps: PlaceOrderDeps,
  { idempotency, websiteId, site, manual }: OrderAttempt,
): Promise<Order | undefined> {
  const earlier = await deps.orders.byIdempotency(websiteId, idempotency, deps.now())
  if (earlier && !shows(site, earlier.order.userId)) return undefined
  if (earlier && manual && !isTheirs(earlier.order, manual.by)) return undefined
  if (earlier && !isSameBody(earlier.bodyHash, idempotency.bodyHash))
    throw new AppError('invalid', 'idempotency.reused', ORDER_MESSAGES.idempotencyReused)
  return earlier?.order
}
