import { randomBytes, randomUUID } from 'node:crypto'
import { localizeByCurrency } from '@izlog/contracts/domain/localize'
import { formatOrderCode, ORDER_CODE_BYTES, OrderCode } from '@izlog/contracts/domain/order-code'
import type { ClientContext } from '@izlog/contracts/events/orders'
import { UPSELL_MESSAGES, type UpsellOrderRequest } from '@izlog/contracts/http/upsell'
import { AddUpsellAnswer, type AddUpsellRequest } from '@izlog/contracts/http/upsell-internal'
import { AppError } from '@izlog/kit/errors'
import type { SiteOwner } from '@izlog/kit/identity'
import type { Reservation, UpsellOrder } from '../domain/upsell-order.ts'
import type { UpsellProduct } from '../domain/upsell-product.ts'
import type { UpsellProductReservation } from '../store/mongo-stock.ts'
import type { UpsellDeps } from './deps.ts'
import { isLive } from './find-website.ts'
import { record, settle } from './settle-reservations.ts'

export interface Adding {
  request: UpsellOrderRequest
  client: Pick<ClientContext, 'ip' | 'userAgent'>
  /** The seller on whose host it is added. */
  site: SiteOwner
}

/**
 * Adds an upsell product to an order while its window is open; the same request again answers the same upsell. The steps, and what a kill
 * between them leaves: `contracts/src/http/upsell-internal.ts`. Throws what `UpsellOrderResponse` names.
 */
export async function addUpsell(deps: UpsellDeps, { request, client, site }: Adding): Promise<UpsellOrder> {
  if (site !== undefined && (await deps.products.byId(request.upsellProductId))?.userId !== site) throw notOffered()
  const code = OrderCode.safeParse(request.originalOrderId.toUpperCase())
  if (!code.success) throw REFUSALS['not-found']()
  const earlier = await deps.upsellOrders.of(code.data, request.upsellProductId)
  if (earlier) return sameAs(request, earlier)
  const reservation =
    (await underWay(deps, code.data, request)) ?? (await reserve(deps, code.data, { request, client }))
  return 'reservation' in reservation ? ask(deps, reservation, request) : sameAs(request, reservation)
}

/** Continues an earlier try that did not finish, or settles it when it was for something else. */
async function underWay(
  deps: UpsellDeps,
  code: string,
  request: UpsellOrderRequest,
): Promise<UpsellProductReservation | UpsellOrder | undefined> {
  const earlier = await deps.stock.reservationOf(request.upsellProductId, code)
  if (!earlier) return undefined
  const { quantity, totalPrice } = earlier.reservation
  if (quantity === request.quantity && totalPrice === request.totalPrice) return earlier
  return settle(deps, earlier).catch((cause: unknown) => Promise.reject(unreachable(cause)))
}

/** Takes the pieces from the stock at the price that the shopper saw. */
async function reserve(
  deps: UpsellDeps,
  code: string,
  { request, client }: Omit<Adding, 'site'>,
): Promise<UpsellProductReservation | UpsellOrder> {
  const { product, unitPrice } = await offered(deps, request)
  const reservation: Reservation = {
    id: randomUUID(),
    originalOrderId: code,
    orderId: formatOrderCode(randomBytes(ORDER_CODE_BYTES)),
    quantity: request.quantity,
    totalPrice: unitPrice * request.quantity,
    title: product.title,
    sku: product.sku,
    image: product.images[0] ?? null,
    currency: product.currency,
    // Order answers where the ad ran when it accepts.
    client: { ...client, fbp: request.fbp, fbc: request.fbc, adConsent: request.adConsent, campaign: null },
    at: deps.now(),
  }
  if (await deps.stock.take(product.id, unitPrice, reservation)) return { product, reservation }
  // Another request of the same order was first, or the upsell product has just changed or sold out. The reservation is removed after
  // the upsell is stored, so look for the reservation first: the other order of reads may find neither.
  const twin = (await deps.stock.reservationOf(product.id, code)) ?? (await deps.upsellOrders.of(code, product.id))
  if (twin) return twin
  await offered(deps, request)
  throw soldOut()
}

/** The current upsell product, provided that it costs what the shopper saw. Throws `not_found`, `conflict`. */
async function offered(
  deps: UpsellDeps,
  request: UpsellOrderRequest,
): Promise<{ product: UpsellProduct; unitPrice: number }> {
  const product = await deps.products.byId(request.upsellProductId)
  const unitPrice = product?.discountPrice ?? null
  if (!product?.isActive || unitPrice === null || product.websiteId !== request.websiteId) throw notOffered()
  if (!(await isLive(deps, product.websiteId))) throw notOffered()
  if (unitPrice * request.quantity !== request.totalPrice) {
    const totalPrice = unitPrice * request.quantity
    throw new AppError(
      'conflict',
      'order.total-changed',
      localizeByCurrency(product.currency, UPSELL_MESSAGES.totalChanged),
      {
        details: { totalPrice },
      },
    )
  }
  if (product.stockLeft < request.quantity) throw soldOut()
  return { product, unitPrice }
}

/** Asks order to accept it, and records the answer. */
async function ask(
  deps: UpsellDeps,
  { product, reservation }: UpsellProductReservation,
  request: UpsellOrderRequest,
): Promise<UpsellOrder> {
  const body: AddUpsellRequest = {
    reservationId: reservation.id,
    upsellOrderId: reservation.orderId,
    upsellProductId: product.id,
    websiteId: product.websiteId,
    title: reservation.title,
    sku: reservation.sku,
    image: reservation.image,
    quantity: reservation.quantity,
    totalPrice: reservation.totalPrice,
    currency: reservation.currency,
  }
  const path = `/internal/orders/${reservation.originalOrderId}/upsells`
  const answer = await deps
    .askInternal('order', deps.orderUrl, path, AddUpsellAnswer, { body })
    .catch((cause: unknown) => Promise.reject(unreachable(cause)))
  if (!answer) throw unreachable()
  if (answer.outcome === 'accepted') return record(deps, { product, reservation }, answer.order)
  await deps.stock.giveBack(product.id, reservation)
  const earlier =
    answer.outcome === 'already-in' && (await deps.upsellOrders.of(reservation.originalOrderId, product.id))
  if (earlier) return sameAs(request, earlier)
  throw REFUSALS[answer.outcome](reservation.currency)
}

/** The upsell that the order has already, when it is the requested one. */
function sameAs({ quantity }: UpsellOrderRequest, earlier: UpsellOrder): UpsellOrder {
  if (earlier.quantity === quantity) return earlier
  throw REFUSALS['already-in']()
}

const conflict = (code: string, message: string) => () => new AppError('conflict', code, message)
const notOffered = () => new AppError('not_found', 'upsell.not-offered', UPSELL_MESSAGES.notOffered)
const soldOut = conflict('upsell.sold-out', UPSELL_MESSAGES.soldOut)
const unreachable = (cause?: unknown) =>
  new AppError('unavailable', 'upsell.order-unreachable', UPSELL_MESSAGES.orderUnreachable, { retryAfter: 2, cause })

const REFUSALS = {
  'window-closed': (currency: string) =>
    new AppError('conflict', 'upsell.window-closed', localizeByCurrency(currency, UPSELL_MESSAGES.windowClosed)),
  cancelled: conflict('upsell.order-cancelled', UPSELL_MESSAGES.orderCancelled),
  'already-in': conflict('upsell.already-in', UPSELL_MESSAGES.alreadyIn),
  'not-found': () => new AppError('not_found', 'upsell.order-not-found', UPSELL_MESSAGES.orderNotFound),
  /** The worker has withdrawn this try already; the next request starts from the beginning. */
  withdrawn: () => unreachable(),
} as const
