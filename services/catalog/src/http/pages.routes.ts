import { CustomUrl } from '@izlog/contracts/domain/slugs'
import { WebsiteId } from '@izlog/contracts/domain/website'
import { MESSAGES } from '@izlog/contracts/http/errors'
import { AppError } from '@izlog/kit/errors'
import { allow } from '@izlog/kit/http/access'
import { networkOf } from '@izlog/kit/security/rate-limit'
import { type ErrorRequestHandler, type Request, type Response, Router } from 'express'
import { z } from 'zod'
import type { SentPage } from '../adapters/page-renderer/page-cache.ts'
import { type PagesDeps, showNotFound, showPage, showStorefront, showThankYou } from '../use-cases/show-page.ts'
import { PAGE_CACHING } from './page-caching.ts'
import { placeOf } from './place.ts'

/** Whatever holds an order is kept by nobody and its address told to nobody. */
const ORDER_PAGE = { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' } as const

const THANK_YOU = ['/hvala', '/hvala-upsell', '/hvala-simple', '/hvala-success', '/thank-you-success']

/** An answer with the marks of somebody's ad in it: the gateway keeps answers without looking at the query. */
const OWN_ANSWER = { 'Cache-Control': 'no-store' } as const

/** Names of machines, never of pages: what is unknown there is told as JSON. */
const FOR_MACHINES = /^\/(api|internal|uploads)(\/|$)/i

const WebsiteParam = z.coerce.number().pipe(WebsiteId)

/** What shoppers see, rendered on the server. Comes last: its last rows take every path that is left. */
export const pageRoutes = (deps: PagesDeps): Router =>
  Router()
    .get('/hvala/:websiteId/:orderId', allow('public'), async (req, res) => {
      const websiteId = WebsiteParam.safeParse(req.params.websiteId).data
      send(res, await showThankYou(deps, placeOf(req), websiteId, encodingOf(req)), ORDER_PAGE)
    })
    .get(THANK_YOU, allow('public'), async (req, res) => {
      const websiteId = WebsiteParam.safeParse(req.query.website).data
      send(res, await showThankYou(deps, placeOf(req), websiteId, encodingOf(req)), ORDER_PAGE)
    })
    // At the root of a seller's own host, where the platform has its app.
    .get('/', allow('public'), async (req, res, next) => {
      const place = placeOf(req)
      if (place.owner === undefined) return next()
      send(res, await showStorefront(deps, place, searchedBy(req), encodingOf(req)), PAGE_CACHING)
    })
    .get('/storefront', allow('public'), async (req, res, next) => {
      const place = placeOf(req)
      if (place.owner !== undefined) return next()
      send(res, await showStorefront(deps, place, searchedBy(req), encodingOf(req)), PAGE_CACHING)
    })
    .get('/:customUrl', allow('public'), async (req, res, next) => {
      const customUrl = CustomUrl.safeParse(req.params.customUrl).data
      if (!customUrl) return next()
      if (req.path !== `/${customUrl}`) return res.set(OWN_ANSWER).redirect(301, `/${customUrl}${queryOf(req)}`)
      send(res, await showPage(deps, placeOf(req, deps.appUrl), customUrl, encodingOf(req)), PAGE_CACHING)
    })
    .get('/{*path}', allow('public'), async (req, res) => {
      if (FOR_MACHINES.test(req.path)) throw new AppError('not_found', 'route.unknown', MESSAGES.unknownRoute)
      send(res, await showNotFound(deps, encodingOf(req)), PAGE_CACHING)
    })
    .use(cutAddress(deps))

/** An address that was cut in the middle of a sign is no page's; people get the page that says so. */
const cutAddress =
  (deps: PagesDeps): ErrorRequestHandler =>
  async (error, req, res, next) => {
    if (!(error instanceof URIError) || FOR_MACHINES.test(req.path)) return next(error)
    send(res, await showNotFound(deps, encodingOf(req)), PAGE_CACHING)
  }

const queryOf = ({ originalUrl }: Request): string => /\?.*$/s.exec(originalUrl)?.[0] ?? ''

const searchedBy = (req: Request) => ({ search: queryOf(req), network: networkOf(req.ip ?? '') })

const COMPRESSED = ['br', 'gzip'] as const
/** The smallest that the browser takes; the gateway asks for exactly one. */
const encodingOf = (req: Request) => COMPRESSED.find((encoding) => req.acceptsEncodings(encoding)) ?? 'identity'

/** Seconds, by the status of what stands for a page and is kept by nobody; the most that a search has to wait. */
const RETRY_AFTER: Partial<Record<SentPage['status'], string>> = { 429: '10', 503: '5' }

function send(res: Response, page: SentPage, caching: Record<string, string>): void {
  res.set({ ...caching, 'Content-Security-Policy': page.contentSecurityPolicy })
  if (page.encoding !== 'identity') res.set('Content-Encoding', page.encoding)
  const wait = RETRY_AFTER[page.status]
  if (wait !== undefined) res.set({ 'Cache-Control': 'no-store', 'Retry-After': wait })
  res.status(page.status).type('html').send(page.bytes)
}
