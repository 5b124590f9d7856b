import { ERROR_STATUS, MESSAGES } from '@izlog/contracts/http/errors'
import { ShownOrder } from '@izlog/contracts/http/orders'
import { CorrectionRequest } from '@izlog/contracts/http/shopper-changes'
import { read } from '@izlog/kit/errors'
import { allow } from '@izlog/kit/http/access'
import { asAppError } from '@izlog/kit/http/error-handler'
import { siteOwnerOf } from '@izlog/kit/http/site'
import type { Logger } from '@izlog/kit/logger'
import { type Request, type Response, Router } from 'express'
import type { Order } from '../domain/order.ts'
import { type ByCode, cancelOrder, correctOrder, type ShopperDeps } from '../use-cases/change-own-order.ts'
import { readOrder } from '../use-cases/read-order.ts'
import { showOrder } from '../use-cases/show-order.ts'
import { limitTries } from './limit-tries.ts'
import { ORDER_PAGE_CSP, orderPage, orderProblemPage } from './order-page.ts'

export type ShopperRouteDeps = ShopperDeps & { log: Logger }

/** Nobody keeps what is private, and no link from it names the order's code. */
const PRIVATE = { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' } as const

/** What whoever has an order's code may do to it, and the order's page for browsers without scripts. */
export const shopperRoutes = (deps: ShopperRouteDeps): Router => {
  const answer = async (res: Response, order: Order) =>
    res.set(PRIVATE).json(ShownOrder.parse(await showOrder(deps, order)))
  return Router()
    .get('/api/orders/:orderId/page', allow('public'), async (req, res) => {
      res.set({ ...PRIVATE, 'Content-Security-Policy': ORDER_PAGE_CSP }).type('html')
      try {
        const order = await readOrder(deps, () => undefined, String(req.params.orderId), siteOwnerOf(req))
        res.send(orderPage(await showOrder(deps, order)))
      } catch (error) {
        const refusal = asAppError(error)
        if (!refusal) deps.log.error({ err: error }, 'order page failed')
        if (refusal?.retryAfter !== undefined) res.set('Retry-After', String(refusal.retryAfter))
        res
          .status(refusal ? ERROR_STATUS[refusal.kind] : 500)
          .send(orderProblemPage(refusal?.message ?? MESSAGES.internal))
      }
    })
    .post('/api/orders/:orderId/correction', allow('public'), limitTries(deps), async (req, res) => {
      const wanted = read(CorrectionRequest, req.body ?? {})
      await answer(res, await correctOrder(deps, byCode(req), wanted))
    })
    .post('/api/orders/:orderId/cancellation', allow('public'), limitTries(deps), async (req, res) => {
      await answer(res, await cancelOrder(deps, byCode(req)))
    })
}

const byCode = (req: Request): ByCode => ({ code: String(req.params.orderId), site: siteOwnerOf(req) })
