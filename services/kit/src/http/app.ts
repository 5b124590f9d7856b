import { randomUUID } from 'node:crypto'
import { MESSAGES } from '@izlog/contracts/http/errors'
import express, { type Express, type RequestHandler, type Router } from 'express'
import helmet from 'helmet'
import { AppError } from '../errors.ts'
import { withoutCodes } from '../loggable.ts'
import type { Logger } from '../logger.ts'
import type { ServiceName } from '../security/service-token.ts'
import { httpRequestSeconds } from '../telemetry/instruments.ts'
import { serveMetrics } from '../telemetry/metrics.ts'
import { currentTrace, traceFields, withTrace } from '../trace.ts'
import { type Access, allowedBy, type Guard } from './access.ts'
import { errorHandler } from './error-handler.ts'
import { isStream } from './server.ts'

export interface AppDeps {
  log: Logger
  guard: Guard
  /** Names of the dependencies that do not answer; empty when ready. */
  notReady: () => Promise<string[]>
  routers: Router[]
}

/** The Express app of a service: request ids, security headers, JSON, health, metrics, routes and error answers. Throws on a route without `allow`. */
export function createApp({ log, guard, notReady, routers }: AppDeps): Express {
  const app = express()
  app.disable('x-powered-by')
  app.disable('etag')
  app.set('trust proxy', 1)
  app.locals.guard = guard
  app.get('/healthz', (_req, res) => void res.json({ status: 'ok' }))
  const ready = cachedForASecond(notReady)
  app.get('/readyz', async (_req, res) => {
    const missing = await ready()
    res.status(missing.length > 0 ? 503 : 200).json({ ready: missing.length === 0, missing })
  })
  app.get('/metrics', serveMetrics)
  app.use(
    identify(log),
    helmet({ contentSecurityPolicy: false, strictTransportSecurity: false }),
    requireKnownContentType,
  )
  app.use(express.json({ limit: '256kb' }))
  for (const router of routers) {
    for (const route of routesOf(router)) {
      if (!route.access) throw new Error(`${route.method} ${route.path} does not say who may call it`)
    }
    app.use(router)
  }
  app.use(() => {
    throw new AppError('not_found', 'route.unknown', MESSAGES.unknownRoute)
  })
  app.use(errorHandler(log))
  return app
}

/** Reuses a result for a second: each readiness check calls store, Redis and Kafka, and requests must not multiply that. */
function cachedForASecond<T>(check: () => Promise<T>): () => Promise<T> {
  let answer: { found: Promise<T>; at: number } | undefined
  return () => {
    if (!answer || performance.now() - answer.at > 1000) answer = { found: check(), at: performance.now() }
    return answer.found
  }
}

/** The status, as nginx logs it, of an answer that its caller did not wait for. */
const NOT_WAITED_FOR = 499

/** Gives each request an id and a trace, and logs and measures its status and duration. */
const identify =
  (log: Logger): RequestHandler =>
  (req, res, next) => {
    const requestId = /^[\w-]{8,64}$/.exec(String(req.headers['x-request-id'] ?? ''))?.[0] ?? randomUUID()
    const started = performance.now()
    res.setHeader('X-Request-Id', requestId)
    withTrace(headerText(req.headers.traceparent), requestId, () => {
      const trace = currentTrace()
      res.once('close', () => {
        const ms = performance.now() - started
        const { method } = req
        const status = res.writableFinished ? res.statusCode : NOT_WAITED_FOR
        if (!isStream(res)) httpRequestSeconds.record(ms / 1000, { method, route: routeOf(req), status })
        log.debug(
          { ...(trace && traceFields(trace)), method, path: withoutCodes(req.path), status, ms: Math.round(ms) },
          'request',
        )
      })
      next()
    })
  }
/** The pattern of the request's path, never the path itself: there are only so many. */
const routeOf = ({ route }: { route?: { path: unknown } }): string => (route ? String(route.path) : 'unknown')

const headerText = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value)

const CONTENT = ['application/json', 'multipart/form-data', 'application/x-www-form-urlencoded']
const requireKnownContentType: RequestHandler = (req, _res, next) => {
  const hasBody = req.headers['transfer-encoding'] !== undefined || Number(req.headers['content-length'] ?? 0) > 0
  if (hasBody && !req.is(CONTENT)) throw new AppError('unsupported', 'unsupported', MESSAGES.unsupported)
  next()
}

export interface RouteInfo {
  method: string
  path: string
  access: Access | undefined
  /** Of an internal route: the services that may call it. */
  services: readonly ServiceName[]
}

/** Every route of a router with who may call it: for the check above and for the test of all routes × all callers. */
export function routesOf(router: Router): RouteInfo[] {
  return router.stack.flatMap(({ route }) => {
    if (!route) return []
    return route.stack
      .filter((layer, index, all) => all.findIndex(({ method }) => method === layer.method) === index)
      .map((layer) => ({
        method: layer.method.toUpperCase(),
        path: String(route.path),
        access: allowedBy(layer.handle)?.access,
        services: allowedBy(layer.handle)?.services ?? [],
      }))
  })
}
