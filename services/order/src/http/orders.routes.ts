import { DAY_MS } from '@izlog/contracts/domain/durations'
import { DeskOrder, ManualOrderRequest } from '@izlog/contracts/http/desk'
import {
  ChangeOrderStatusRequest,
  ClosedOrder,
  OrderFilter,
  OrderItem,
  OrderPage,
  OrderRead,
  PlaceOrderRequest,
  PlaceOrderResponse,
} from '@izlog/contracts/http/orders'
import { read } from '@izlog/kit/errors'
import { allow } from '@izlog/kit/http/access'
import { initiatorOf } from '@izlog/kit/http/initiator'
import { callerIfAny, callerOf } from '@izlog/kit/http/session'
import { siteOwnerOf } from '@izlog/kit/http/site'
import { networkOf, type RateLimit } from '@izlog/kit/security/rate-limit'
import { type Request, Router } from 'express'
import { z } from 'zod'
import { hashOfBody } from '../domain/body-hash.ts'
import { deskOrder } from '../domain/desk.ts'
import { isClosed } from '../domain/order-end.ts'
import { closedOrder, orderItem } from '../domain/order-views.ts'
import type { Idempotency } from '../store/mongo-orders.ts'
import { changeOrderStatus } from '../use-cases/change-order-status.ts'
import { type ListOrdersDeps, listOrders } from '../use-cases/list-orders.ts'
import { type PlaceOrderDeps, placeOrder } from '../use-cases/place-order.ts'
import { isTheirs, readOrder } from '../use-cases/read-order.ts'
import { type ShowOrderDeps, showOpenOrder } from '../use-cases/show-order.ts'
import { idempotencyKeyOf } from './idempotency-key.ts'
import { type ReadOnlyDeps, refuseReadOnly } from './refuse-read-only.ts'

export type OrderRouteDeps = PlaceOrderDeps & ListOrdersDeps & ReadOnlyDeps & ShowOrderDeps & { orderLimit: RateLimit }

/** Only the page, for which the key counts: a retry must find its order even when the rest of the body would be refused today. */
const OnWebsite = z.looseObject({ websiteId: PlaceOrderRequest.shape.websiteId })

const ById = z.object({ id: z.coerce.number().int().positive() })

/** docs/product/platform.md 7 and docs/product/builder.md 7: orders. */
export const orderRoutes = (deps: OrderRouteDeps): Router => {
  const writes = refuseReadOnly(deps)
  return Router()
    .post('/api/orders', allow('public'), async (req, res) => {
      await deps.orderLimit(networkOf(req.ip ?? ''))
      const idempotency = idempotencyOf(req)
      const websiteId = OnWebsite.safeParse(req.body).data?.websiteId ?? read(PlaceOrderRequest, req.body).websiteId
      const order = await placeOrder(deps, {
        idempotency,
        websiteId,
        wish: () => read(PlaceOrderRequest, req.body),
        client: clientOf(req),
        site: siteOwnerOf(req),
      })
      const { orderId, totalPrice, currencySymbol, purchaseEventId } = order
      res
        .status(201)
        .json(PlaceOrderResponse.parse({ success: true, orderId, totalPrice, currencySymbol, purchaseEventId }))
    })
    .post('/api/orders/manual', allow('signedIn'), writes, async (req, res) => {
      const { totalPrice, source, ...wanted } = read(ManualOrderRequest, req.body ?? {})
      const order = await placeOrder(deps, {
        idempotency: idempotencyOf(req),
        websiteId: wanted.websiteId,
        wish: () => ({ ...wanted, totalPrice: null, fbp: null, fbc: null, adConsent: null, campaign: null }),
        client: { ip: null, userAgent: null },
        site: undefined,
        manual: { by: callerOf(req), source, totalPrice },
      })
      res.status(201).json(DeskOrder.parse(deskOrder(order)))
    })
    .get('/api/orders', allow('admin'), async (req, res) => {
      res.json(OrderPage.parse(await listOrders(deps, undefined, read(OrderFilter, req.query))))
    })
    .get('/api/orders/my', allow('signedIn'), async (req, res) => {
      res.json(OrderPage.parse(await listOrders(deps, callerOf(req).userId, read(OrderFilter, req.query))))
    })
    .get('/api/orders/:orderId', allow('public'), async (req, res) => {
      const caller = () => callerIfAny(req)
      const order = await readOrder(deps, caller, String(req.params.orderId), siteOwnerOf(req))
      const isOpen = !isClosed(order, deps.shownDays, deps.now()) || (!order.erasedAt && isTheirs(order, caller()))
      res
        .set('Cache-Control', 'no-store')
        .json(isOpen ? OrderRead.parse(await showOpenOrder(deps, order)) : ClosedOrder.parse(closedOrder(order)))
    })
    .put('/api/orders/:id', allow('admin'), async (req, res) => {
      const { id } = read(ById, req.params)
      const { status } = read(ChangeOrderStatusRequest, req.body)
      res.json(
        OrderItem.parse(orderItem(await changeOrderStatus(deps, id, status, callerOf(req).userId, initiatorOf(req)))),
      )
    })
}

/** The shopper's browser, by which the ad platform matches purchases. */
export const clientOf = (req: Request) => ({
  ip: req.ip ?? null,
  userAgent: req.get('user-agent')?.slice(0, 500) ?? null,
})

/**
 * A browser's idempotency key is valid for a day, together with the hash of its body. A call without a key (docs/product/platform.md 7)
 * gets a key of its own, so each such call is a new order. Throws for a malformed key.
 */
const idempotencyOf = (req: Request): Idempotency => ({
  ...{ key: idempotencyKeyOf(req), bodyHash: hashOfBody(Object(req.body)), livesMs: DAY_MS },
})
