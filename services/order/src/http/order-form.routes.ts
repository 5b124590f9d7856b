import { HOUR_MS } from '@izlog/contracts/domain/durations'
import { localize } from '@izlog/contracts/domain/localize'
import { MARKETS } from '@izlog/contracts/domain/markets'
import { normalisePhone } from '@izlog/contracts/domain/phones'
import { PLACED_HERE_COOKIE } from '@izlog/contracts/domain/placed-here-cookie'
import { unbroken } from '@izlog/contracts/domain/unbroken'
import type { OrderableWebsite } from '@izlog/contracts/domain/website'
import { ERROR_STATUS, MESSAGES } from '@izlog/contracts/http/errors'
import { ORDER_MESSAGES, OrderFormFields } from '@izlog/contracts/http/orders'
import { type AppError, type Issue, read } from '@izlog/kit/errors'
import { allow } from '@izlog/kit/http/access'
import { asAppError } from '@izlog/kit/http/error-handler'
import { siteOwnerOf } from '@izlog/kit/http/site'
import { shows } from '@izlog/kit/identity'
import type { Logger } from '@izlog/kit/logger'
import { networkOf, type RateLimit } from '@izlog/kit/security/rate-limit'
import { type Request, type Response, Router, urlencoded } from 'express'
import { placeFromForm } from '../use-cases/place-from-form.ts'
import type { PlaceOrderDeps } from '../use-cases/place-order.ts'
import { FORM_PAGE_CSP, orderFormPage } from './order-form-page.ts'
import { clientOf } from './orders.routes.ts'

export type OrderFormRouteDeps = PlaceOrderDeps & { orderLimit: RateLimit; log: Logger }

const FORM = 'application/x-www-form-urlencoded'
const body = urlencoded({ extended: false, limit: '32kb', parameterLimit: 30 })

/** POST /api/orders of a browser without scripts (docs/product/builder.md 2.4). Mounted before the route that takes JSON. */
export const orderFormRoutes = (deps: OrderFormRouteDeps): Router =>
  Router().post('/api/orders', allow('public'), async (req, res, next) => {
    if (!req.is(FORM)) return next()
    res.set('Cache-Control', 'no-store')
    try {
      await parsed(req, res)
      const network = networkOf(req.ip ?? '')
      await deps.orderLimit(network)
      const from = { network, client: clientOf(req), site: siteOwnerOf(req) }
      const order = await placeFromForm(deps, read(OrderFormFields, req.body), from)
      const path = `/hvala/${order.website.id}/${order.orderId}`
      res.cookie(PLACED_HERE_COOKIE, '1', { path, maxAge: HOUR_MS, sameSite: 'lax', secure: req.secure })
      res.redirect(303, path)
    } catch (error) {
      const refusal = asAppError(error)
      if (!refusal) deps.log.error({ err: error }, 'order form failed')
      await refuse(deps, req, res, refusal)
    }
  })

const parsed = (req: Request, res: Response): Promise<void> =>
  new Promise((resolve, reject) => body(req, res, (error: unknown) => (error ? reject(error) : resolve())))

/** Answers the form with everything that was typed and the errors. Product name and prices are missing while the store is away, and for another seller's page on a seller's host. */
async function refuse(deps: OrderFormRouteDeps, req: Request, res: Response, refusal: AppError | undefined) {
  const typed: Record<string, unknown> = req.body ?? {}
  const found = await deps.projections.websiteById(Number(typed.websiteId) || 0).catch(() => undefined)
  const known = found && shows(siteOwnerOf(req), found.website.ownerId) ? found : undefined
  const issues = [...(refusal?.issues ?? []), ...phoneIssues(known?.website, typed.phone)]
  if (refusal?.retryAfter !== undefined) res.set('Retry-After', String(refusal.retryAfter))
  res
    .status(refusal ? ERROR_STATUS[refusal.kind] : 500)
    .set('Content-Security-Policy', FORM_PAGE_CSP)
    .type('html')
    .send(
      orderFormPage({
        website: known?.website,
        typed: (name) => (typeof typed[name] === 'string' ? typed[name] : undefined),
        problems: new Map(issues.map(({ path, message }) => [path.replace('customerData.', ''), unbroken(message)])),
        message: refusal?.message ?? MESSAGES.internal,
      }),
    )
}

/** The order checks the phone only after the other fields; checking it here too spares the shopper a second round. */
function phoneIssues(website: OrderableWebsite | undefined, phone: unknown): Issue[] {
  if (!website || typeof phone !== 'string' || phone.trim() === '') return []
  const { country, phoneExample } = MARKETS[website.market]
  if (normalisePhone(phone, country)) return []
  return [{ path: 'phone', message: localize(website.market, ORDER_MESSAGES.phoneInvalid(phoneExample)) }]
}
