import { connect } from 'node:net'
import { Router } from 'express'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { AppError } from '../src/errors.ts'
import { allow } from '../src/http/access.ts'
import { createApp } from '../src/http/app.ts'
import { type EventStream, openEventStream } from '../src/http/event-stream.ts'
import { type HttpServer, listen } from '../src/http/server.ts'
import { callerIfAny, createGuard } from '../src/http/session.ts'
import { createLogger } from '../src/logger.ts'
import type { RevocationState } from '../src/security/revocations.ts'
import { servicePublicKeys, signServiceToken } from '../src/security/service-token.ts'
import { client, SELLER, SUPER_ADMIN, tokenFor } from '../src/testing/client.ts'
import { metricsOf } from '../src/testing/metrics-of.ts'
import { testEnvironment } from '../src/testing/stack.ts'
import { until } from '../src/testing/until.ts'

const env = testEnvironment()
const open: EventStream[] = []
const left: EventStream[] = []
const logged: string[] = []
let revocationState: RevocationState = 'valid'
const guard = createGuard({
  jwtPublicKey: env.JWT_PUBLIC_KEY,
  self: 'catalog',
  servicePublicKeys: servicePublicKeys.parse(env.SERVICE_PUBLIC_KEYS),
  secure: false,
  revoked: async () => revocationState,
})
const log = createLogger('test', 'silent')
log.error = (entry: unknown) => void logged.push(JSON.stringify(entry))
let looks = 0
let slow = 0
const notReady = async () => {
  looks += 1
  return []
}
const deps = { log, guard, notReady }
const router = Router()
  .get('/public', allow('public'), (req, res) => void res.json({ userId: callerIfAny(req)?.userId ?? null }))
  .post('/mine', allow('signedIn'), (req, res) => void res.json(req.body ?? {}))
  .get('/admin', allow('admin'), (_req, res) => void res.json({}))
  .get('/internal/thing', allow('internal', 'order'), (_req, res) => void res.json({}))
  .get('/bug', allow('public'), () => {
    throw new Error('connection string mongodb://secret')
  })
  .get('/orders/:code', allow('public'), () => {
    throw new Error('a bug')
  })
  .get('/stream', allow('public'), (req, res) => {
    const stream = openEventStream(
      req,
      res,
      async () => true,
      () => void left.push(stream),
    )
    open.push(stream)
  })
  .get('/slow', allow('public'), () => void slow++)
  .get('/busy', allow('public'), () => {
    throw new AppError('unavailable', 'unavailable', 'Sačekajte', { retryAfter: 7 })
  })

let server: HttpServer
beforeAll(async () => {
  server = await listen(createApp({ ...deps, routers: [router] }), 0)
})
afterAll(() => server.stop())
const http = () => client(server.port)

describe('who may call', () => {
  it('is said by every route, or the app does not start', () => {
    const silent = Router().get('/api/forgotten', (_req, res) => void res.json({}))
    expect(() => createApp({ ...deps, routers: [silent] })).toThrow('GET /api/forgotten does not say who may call it')
  })

  it.each([
    ['/public', [200, 200, 200]],
    ['/admin', [401, 403, 200]],
    ['/internal/thing', [403, 403, 403]],
  ])('%s answers nobody, a seller and an administrator with %j', async (path, statuses) => {
    const answers = [await http().get(path), await http().as(SELLER).get(path), await http().as(SUPER_ADMIN).get(path)]
    expect(answers.map(({ status }) => status)).toEqual(statuses)
  })

  it('lets services in with a service token only', async () => {
    const token = signServiceToken(env.SERVICE_KEY, 'order', 'catalog')
    expect((await http().get('/internal/thing', { authorization: `Bearer ${token}` })).status).toBe(200)
    expect((await http().get('/public', { authorization: `Bearer ${token}` })).body).toEqual({ userId: null })
  })

  it('takes a write by cookie from our own pages only', async () => {
    const cookie = `izlog_session=${tokenFor(SELLER)}`
    const from = (origin: string) => http().post('/mine', {}, { cookie, origin })
    expect((await from(`http://127.0.0.1:${server.port}`)).status).toBe(200)
    expect(await from('https://napadac.example')).toMatchObject({ status: 403, body: { code: 'origin.foreign' } })
    expect((await http().post('/mine', {}, { cookie })).status).toBe(403)
  })

  it('is told to no cache, also when it is a refusal', async () => {
    const caching = async (path: string, as: typeof SELLER | undefined) =>
      (await (as ? http().as(as) : http()).get(path)).headers.get('cache-control')
    expect(await caching('/admin', SUPER_ADMIN)).toBe('no-store')
    expect(await caching('/admin', SELLER)).toBe('no-store')
    expect(await caching('/admin', undefined)).toBe('no-store')
    expect(await caching('/public', undefined)).toBeNull()
  })

  it('ends with the session, and lets nobody in while Redis cannot tell', async () => {
    revocationState = 'revoked'
    expect((await http().as(SELLER).post('/mine', {})).status).toBe(401)
    revocationState = 'unknown'
    expect(await http().as(SELLER).post('/mine', {})).toMatchObject({
      status: 503,
      headers: expect.objectContaining({}),
    })
    // The session's state is unknown, so the answer is 503 and not that of a visitor without a session: otherwise a failed logout would
    // look successful.
    expect((await http().as(SELLER).get('/public')).status).toBe(503)
    expect((await http().get('/public')).status).toBe(200)
    revocationState = 'valid'
  })
})

it('looks whether it is ready once a second, however often it is asked', async () => {
  const before = looks
  const began = performance.now()
  await Promise.all(Array.from({ length: 50 }, () => http().get('/readyz')))
  const seconds = Math.floor((performance.now() - began) / 1000)
  expect(looks - before).toBeLessThanOrEqual(2 + seconds)
})

it('measures an answer that nobody waited for', async () => {
  const socket = connect(server.port, '127.0.0.1')
  socket.write('GET /slow HTTP/1.1\r\nHost: izlog.test\r\n\r\n')
  await until(() => slow === 1)
  socket.destroy()
  const measured = 'izlog_http_request_seconds_count{method="GET",route="/slow",status="499"} 1'
  expect(await until(async () => (await metricsOf(server.port)).includes(measured))).toBe(true)
})

describe('refusals', () => {
  it.each([
    ['malformed JSON', () => http().as(SELLER).post('/mine', '{'), 400, 'Zahtev nije ispravno zapisan'],
    ['a path that says nothing', () => http().get('/orders/%ff'), 400, 'Zahtev nije ispravno zapisan'],
    ['an unknown route', () => http().get('/api/nema'), 404, 'Nepoznata adresa'],
    [
      '300 KB of JSON',
      () =>
        http()
          .as(SELLER)
          .post('/mine', { text: 'x'.repeat(300_000) }),
      413,
      'Poslato je previše podataka',
    ],
    [
      'XML',
      () => http().as(SELLER).post('/mine', '<a/>', { 'content-type': 'text/xml' }),
      415,
      'Ova vrsta sadržaja nije podržana',
    ],
  ])('%s', async (_what, call, status, message) => {
    expect(await call()).toMatchObject({ status, body: { message, error: message } })
  })

  it('tell nothing of a bug', async () => {
    const { status, body } = await http().get('/bug')
    expect(status).toBe(500)
    expect(JSON.stringify(body)).not.toMatch(/mongodb|secret|stack/)
  })

  it('write no order code into the log: it opens the order', async () => {
    expect((await http().get('/orders/K7QM-4RXW-9TPH')).status).toBe(500)
    expect(logged.at(-1)).toContain('/orders/…')
    expect(logged.join()).not.toContain('K7QM')
  })

  it('say when to come again', async () => {
    const { status, headers } = await http().get('/busy')
    expect([status, headers.get('retry-after')]).toEqual([503, '7'])
  })
})

describe('an event stream', () => {
  /** Opens a stream over its own connection; `head` contains further header lines of the request. */
  const opened = async (head = '', body = '') => {
    const before = open.length
    const socket = connect(server.port, '127.0.0.1')
    socket.write(`GET /stream HTTP/1.1\r\nHost: izlog.test\r\n${head}\r\n${body}`)
    const stream = await until(() => open[before])
    return { socket, stream }
  }

  it('is left when its reader goes, also when the request came with a body', async () => {
    const { socket, stream } = await opened('Content-Type: application/json\r\nContent-Length: 2\r\n', '{}')
    socket.destroy()
    expect(await until(() => left.includes(stream))).toBe(true)
  })

  it('is cut when its reader stops reading, and takes nothing after its end', async () => {
    const { socket, stream } = await opened()
    socket.pause()
    const cut = until(() => {
      stream.send('order', 'x'.repeat(1_000_000))
      return left.includes(stream)
    })
    expect(await cut).toBe(true)
    socket.destroy()
    const other = await opened()
    other.socket.pause()
    for (let count = 0; count < 3; count++) other.stream.send('order', 'x'.repeat(400_000))
    other.stream.close()
    other.stream.send('order', 'one too many')
    await new Promise((resolve) => setImmediate(resolve))
    other.socket.destroy()
    expect(await until(() => left.includes(other.stream))).toBe(true)
  })
})
