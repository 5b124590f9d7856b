import { LEGAL_TEXTS } from '@izlog/contracts/domain/legal-texts'
import { OrderCode } from '@izlog/contracts/domain/order-code'
import { CustomUrl, ExistingUrl } from '@izlog/contracts/domain/slugs'
import { WebsiteId } from '@izlog/contracts/domain/website'
import { MESSAGES } from '@izlog/contracts/http/errors'
import { AppError } from '@izlog/kit/errors'
import { allow } from '@izlog/kit/http/access'
import { networkOf } from '@izlog/kit/security/rate-limit'
import { type ErrorRequestHandler, type Request, type Response, Router } from 'express'
import { z } from 'zod'
import type { SentPage } from '../domain/sent-page.ts'
import { movedTo } from '../use-cases/move-website.ts'
import { showLegalText } from '../use-cases/show-legal-text.ts'
import { type PagesDeps, showNotFound, showPage, showThankYou } from '../use-cases/show-page.ts'
import { showStorefront } from '../use-cases/show-storefront.ts'
import { PAGE_CACHING } from './page-caching.ts'
import { placeOf } from './place.ts'

/** Pages that show an order must not be cached, and their address must not leak as a referrer. */
const ORDER_PAGE = { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' } as const

const THANK_YOU = ['/hvala', '/hvala-upsell', '/hvala-simple', '/hvala-success', '/thank-you-success']

/** The redirect repeats the query, which may identify a shopper's ad click; the gateway's cache key ignores the query. */
const OWN_ANSWER = { 'Cache-Control': 'no-store' } as const

/** Prefixes of API paths, never of pages: unknown paths below them answer in JSON. */
const FOR_MACHINES = /^\/(api|internal|uploads)(\/|$)/i

const LegalText = z.enum(LEGAL_TEXTS)
const WebsiteParam = z.coerce.number().pipe(WebsiteId)

/** Server-rendered pages for shoppers. Mounted last: its last routes match every remaining path. */
export const pageRoutes = (deps: PagesDeps): Router =>
  Router()
    .get('/hvala/:websiteId/:orderId', allow('public'), async (req, res) => {
      const code = OrderCode.safeParse(req.params.orderId).data
      // The page cannot name the order in a link, since it is the same for all: without scripts its link adds this to the address.
      if (code && 'stanje' in req.query) return res.set(ORDER_PAGE).redirect(303, `/api/orders/${code}/page`)
      const websiteId = WebsiteParam.safeParse(req.params.websiteId).data
      const shown = { websiteId, namesOrder: code !== undefined }
      send(res, await showThankYou(deps, placeOf(req), shown, encodingOf(req)), ORDER_PAGE)
    })
    .get(THANK_YOU, allow('public'), async (req, res) => {
      const shown = { websiteId: WebsiteParam.safeParse(req.query.website).data, namesOrder: false }
      send(res, await showThankYou(deps, placeOf(req), shown, encodingOf(req)), ORDER_PAGE)
    })
    // Only on a seller's own host; the platform has its app at the root.
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
      const customUrl = ExistingUrl.safeParse(req.params.customUrl).data
      if (!customUrl) return next()
      if (req.path !== `/${customUrl}`) return res.set(OWN_ANSWER).redirect(301, `/${customUrl}${queryOf(req)}`)
      const place = placeOf(req, deps.appUrl)
      const encoding = encodingOf(req)
      const text = LegalText.safeParse(customUrl).data
      const page = await showPage(deps, place, customUrl, encoding)
      const moved = page.status === 404 && (await movedTo(deps, place, customUrl))
      if (moved) return leadOn(req, res, `/${moved}`)
      // A page from before the legal texts keeps its address.
      const instead = page.status === 404 && text && (await showLegalText(deps, place, text, undefined, encoding))
      send(res, instead || page, PAGE_CACHING)
    })
    .get('/:customUrl/:text', allow('public'), async (req, res, next) => {
      const customUrl = CustomUrl.safeParse(req.params.customUrl).data
      const text = LegalText.safeParse(req.params.text).data
      if (!customUrl || !text || req.path !== `/${customUrl}/${text}`) return next()
      const encoding = encodingOf(req)
      const place = placeOf(req)
      const page = await showLegalText(deps, place, text, customUrl, encoding)
      const moved = page ? undefined : await movedTo(deps, place, customUrl)
      if (moved) return leadOn(req, res, `/${moved}/${text}`)
      send(res, page ?? (await showNotFound(deps, encoding)), PAGE_CACHING)
    })
    .get('/{*path}', allow('public'), async (req, res) => {
      if (FOR_MACHINES.test(req.path)) throw new AppError('not_found', 'route.unknown', MESSAGES.unknownRoute)
      send(res, await showNotFound(deps, encodingOf(req)), PAGE_CACHING)
    })
    .use(malformedAddress(deps))

/** An address cut inside a percent-encoded character cannot be decoded; people get the 404 page. */
const malformedAddress =
  (deps: PagesDeps): ErrorRequestHandler =>
  async (error, req, res, next) => {
    if (!(error instanceof URIError) || FOR_MACHINES.test(req.path)) return next(error)
    send(res, await showNotFound(deps, encodingOf(req)), PAGE_CACHING)
  }

/** From the former address of a page to its present one. The page may move again, or back. */
const leadOn = (req: Request, res: Response, path: string) =>
  res.set(OWN_ANSWER).redirect(302, `${path}${queryOf(req)}`)

const queryOf = ({ originalUrl }: Request): string => /\?.*$/s.exec(originalUrl)?.[0] ?? ''

const searchedBy = (req: Request) => ({ search: queryOf(req), network: networkOf(req.ip ?? '') })

const COMPRESSED = ['br', 'gzip'] as const
/** The smallest encoding that the browser accepts; the gateway asks for exactly one. */
const encodingOf = (req: Request) => COMPRESSED.find((encoding) => req.acceptsEncodings(encoding)) ?? 'identity'

/** Seconds by status, for error pages, which are not cached; 10 s is the window of the search limit. */
const RETRY_AFTER: Partial<Record<SentPage['status'], string>> = { 429: '10', 503: '5' }

function send(res: Response, page: SentPage, caching: Record<string, string>): void {
  res.set({ ...caching, 'Content-Security-Policy': page.contentSecurityPolicy })
  if (page.encoding !== 'identity') res.set('Content-Encoding', page.encoding)
  const wait = RETRY_AFTER[page.status]
  if (wait !== undefined) res.set({ 'Cache-Control': 'no-store', 'Retry-After': wait })
  res.status(page.status).type('html').send(page.bytes)
}
