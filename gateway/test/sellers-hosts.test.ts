import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SITE_OWNER_HEADER, SITE_PRIMARY_HEADER } from '@izlog/contracts/http/hosts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Ask, type Gateway, SERVICES, startGateway } from './start-gateway.ts'

let gateway: Gateway
beforeAll(async () => {
  gateway = await startGateway({
    files: {
      'app/index.html': '<title>app</title>',
      'app/preview.html': '<title>preview</title>',
      'app/favicon.svg': '<svg/>',
      'app/icon-192.png': 'png',
      'app/manifest.webmanifest': '{}',
      'app/push-worker.js': 'script',
      'pages/assets/pages/client.js': 'script',
    },
  })
})
afterAll(() => gateway.stop())

type HostAnswer = [status: number, headers?: Record<string, string>]
/** Catalog's answer for each host; other hosts have no owner. */
const hosts = new Map<string, HostAnswer>()
const owned = (owner: number): HostAnswer => [200, { [SITE_OWNER_HEADER]: String(owner) }]
const ASKS_HOST = /^\/internal\/hosts\/(.*)\?scheme=http$/

let content: RequestListener
beforeEach(() => {
  hosts.clear()
  hosts.set('radnja.rs', owned(7)).set('stara.rs', [403, { [SITE_PRIMARY_HEADER]: 'radnja.rs' }])
  content = (req, res) => void res.setHeader('Content-Type', 'application/json').end(JSON.stringify({ url: req.url }))
  gateway.services.catalog.answer = (req, res) => {
    const host = ASKS_HOST.exec(req.url ?? '')?.[1]
    if (host === undefined) return content(req, res)
    const [status, headers] = hosts.get(host) ?? [401]
    res.writeHead(status, headers).end()
  }
  for (const name of SERVICES) gateway.services[name].asked.length = 0
})

const ask = (row: string, host = 'radnja.rs', { headers, ...options }: Ask = {}) => {
  const [method = '', path = ''] = row.split(' ')
  return gateway.ask(path, { method, headers: { Host: host, ...headers }, ...options })
}
/** What came through to the services, but for the question whose host it is. */
const passedOn = () =>
  SERVICES.flatMap((name) =>
    gateway.services[name].asked
      .filter(({ url }) => !ASKS_HOST.test(url ?? ''))
      .map((req) => ({ service: name as string, row: `${req.method} ${req.url}`, headers: req.headers })),
  )

describe('a verified host', () => {
  it.each([
    ['GET /', 'catalog'],
    ['GET /?kategorija=home&trazi=led&posle=3', 'catalog'],
    ['GET /jastuk-mirna-noc', 'catalog'],
    ['GET /hvala/5/K7QM-4RXW-9TPH', 'catalog'],
    ['GET /hvala-upsell', 'catalog'],
    ['GET /thank-you-success', 'catalog'],
    ['GET /uploads/images/ab-640.webp', 'catalog'],
    ['GET /sitemap.xml', 'catalog'],
    ['GET /robots.txt', 'catalog'],
    ['GET /.well-known/acme-challenge/token', 'domain'],
    ['GET /api/websites/public?url=jastuk', 'catalog'],
    ['GET /api/websites/public-list?cursor=5', 'catalog'],
    ['GET /api/testimonials/Jastuk%20%2F%20Mirna/zdravlje?market=Serbia', 'catalog'],
    ['POST /api/track/view', 'catalog'],
    ['POST /api/orders', 'order'],
    ['POST /api/orders/unfinished', 'order'],
    ['GET /api/orders/K7QM-4RXW-9TPH', 'order'],
    ['GET /api/orders/K7QM-4RXW-9TPH/page', 'order'],
    ['POST /api/orders/K7QM-4RXW-9TPH/correction', 'order'],
    ['POST /api/orders/K7QM-4RXW-9TPH/cancellation', 'order'],
    ['POST /api/orders/K7QM-4RXW-9TPH/review', 'order'],
    ['GET /api/upsell/products/5', 'upsell'],
    ['POST /api/upsell/order', 'upsell'],
  ])('serves %s by %s', async (row, service) => {
    expect((await ask(row)).status).toBe(200)
    expect(passedOn()).toMatchObject([{ service, row }])
  })

  it('serves the files of shoppers’ pages', async () => {
    expect(await ask('GET /assets/pages/client.js')).toMatchObject({ status: 200, text: 'script' })
  })

  it.each([
    'POST /api/auth/login',
    'GET /api/auth/me',
    'GET /api/docs',
    'GET /api/docs/openapi.json',
    'GET /api/orders',
    'GET /api/orders/my',
    'GET /api/orders/stream',
    'GET /api/orders/export',
    'POST /api/orders/labels',
    'POST /api/orders/desk/bulk',
    'GET /api/orders/payouts',
    'POST /api/orders/payouts/import',
    'GET /api/orders/12',
    'POST /api/orders/12/correction',
    'GET /api/orders/K7QM-4RXW-9TPH/desk',
    'PUT /api/orders/12',
    'DELETE /api/orders/K7QM-4RXW-9TPH',
    'GET /api/websites',
    'GET /api/websites/my',
    'PUT /api/websites/id/5',
    'POST /api/websites/public',
    'GET /api/testimonials/../websites/my',
    'GET /api/sync/progress/abc',
    'POST /api/sync/create-website',
    'POST /api/images/upload',
    'GET /api/upsell/order',
    'PATCH /api/upsell/products/5',
    'POST /api/upsell/process-links',
    'GET /api/track/view',
    'GET /api/domains',
    'GET /api/notifications/stream',
    'PUT /api/push/subscription',
    'GET /api/admin/users',
    'GET /API/orders',
    'GET /internal/hosts/radnja.rs',
    'GET /api/orders/..%2f..%2finternal/hosts/radnja.rs',
    'GET /readyz',
    'GET /healthz',
    'GET /metrics',
    'GET /METRICS',
    'GET /.gateway/host',
    'GET /.gateway/unconnected.html',
    'GET /assets/nema.js',
  ])('knows no %s', async (row) => {
    expect((await ask(row)).status).toBe(404)
    expect(passedOn()).toEqual([])
  })

  it.each([
    '/login',
    '/create',
    '/admin',
    '/orders',
    '/domains',
    '/settings',
    '/edit/5',
    '/preview.html',
    '/favicon.svg',
    '/manifest.webmanifest',
    '/push-worker.js',
    '/icon-192.png',
  ])('asks catalog for a page at %s, and shows nothing of the sellers’ app', async (path) => {
    expect((await ask(`GET ${path}`)).text).toBe(JSON.stringify({ url: path }))
    expect(passedOn()).toMatchObject([{ service: 'catalog', headers: { 'x-site-owner': '7' } }])
  })

  it('tells services whose site it is, whatever the client says', async () => {
    const headers = { [SITE_OWNER_HEADER]: '1' }
    await ask('POST /api/orders', 'radnja.rs:8080', { headers })
    await ask('GET /whose', 'radnja.rs', { headers })
    const received = passedOn().map(({ headers: { host, ...rest } }) => [host, rest['x-site-owner']])
    expect(received).toEqual([
      ['radnja.rs', '7'],
      ['radnja.rs:8080', '7'],
    ])
  })

  it('passes on no session and no token, and its pages are kept for everybody', async () => {
    const headers = { Cookie: 'izlog_session=a; izlog_in=1', Authorization: 'Bearer b' }
    content = (_req, res) => void res.setHeader('Cache-Control', 'public, s-maxage=60').end('page')
    await ask('POST /api/orders', 'radnja.rs', { headers })
    await ask('GET /signed-in', 'radnja.rs', { headers })
    for (const { headers: passed } of passedOn()) {
      expect([passed.cookie, passed.authorization]).toEqual([undefined, undefined])
    }
    expect((await ask('GET /signed-in', 'radnja.rs', { headers })).headers['x-cache-status']).toBe('HIT')
  })

  it('gets pages and thank-you pages as the platform does', async () => {
    await ask('GET /packed', 'radnja.rs', { headers: { 'Accept-Encoding': 'gzip, br' } })
    expect(passedOn()[0]?.headers['accept-encoding']).toBe('br')
    expect((await ask('GET /hvala/5/ABCD')).headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    })
  })

  it('never shows what was kept for its owner of before', async () => {
    hosts.set('prodata.rs', owned(7))
    content = (req, res) =>
      void res.setHeader('Cache-Control', 'public, s-maxage=60').end(`of ${req.headers['x-site-owner']}`)
    expect((await ask('GET /sold', 'prodata.rs')).text).toBe('of 7')
    hosts.set('prodata.rs', owned(8))
    await expect.poll(async () => (await ask('GET /sold', 'prodata.rs')).text, { timeout: 60_000 }).toBe('of 8')
  })

  it('is followed when it is no longer anybody’s', async () => {
    hosts.set('prolazna.rs', owned(9))
    expect((await ask('GET /a', 'prolazna.rs')).status).toBe(200)
    hosts.delete('prolazna.rs')
    await expect.poll(async () => (await ask('GET /a', 'prolazna.rs')).status, { timeout: 60_000 }).toBe(404)
  })

  it('stays up while catalog restarts; one never heard of has to wait', async () => {
    hosts.set('stalna.rs', owned(9))
    await ask('POST /api/orders', 'stalna.rs')
    const away: RequestListener = (req) => void req.socket.destroy()
    gateway.services.catalog.answer = away
    const { asked } = gateway.services.catalog
    const before = asked.length
    // Until the answer was too old to be used unasked, and after.
    await expect
      .poll(
        async () => {
          expect((await ask('POST /api/orders', 'stalna.rs')).status).toBe(200)
          return asked.length
        },
        { timeout: 60_000 },
      )
      .toBeGreaterThan(before)
    expect(await ask('POST /api/orders', 'nova.rs')).toMatchObject({ status: 503, headers: { 'retry-after': '2' } })
    expect(JSON.parse((await ask('POST /api/orders', 'nova.rs')).text)).toMatchObject({ code: 'unavailable' })
  })
})

describe('a host that another stands for', () => {
  it.each([
    ['GET /jastuk?utm_source=fb', 'stara.rs', 'http://radnja.rs/jastuk?utm_source=fb'],
    ['GET /', 'stara.rs:8080', 'http://radnja.rs:8080/'],
    ['GET /login', 'STARA.RS', 'http://radnja.rs/login'],
    ['POST /api/orders', 'stara.rs', 'http://radnja.rs/api/orders'],
  ])('%s at %s leads to %s', async (row, host, location) => {
    expect(await ask(row, host)).toMatchObject({ status: 308, headers: { location } })
    expect(passedOn()).toEqual([])
  })
})

describe('a host that is nobody’s', () => {
  it.each(['/', '/jastuk', '/assets/pages/client.js', '/hvala/5/ABCD'])(
    'has a plain page for %s that says so',
    async (path) => {
      const page = await ask(`GET ${path}`, 'nicija.rs')
      expect(page).toMatchObject({
        status: 404,
        headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
      })
      expect(page.text).toContain('Domen <b>nicija.rs</b> nije povezan ili još nije verifikovan')
      expect(page.text).not.toContain('href=')
      expect(passedOn()).toEqual([])
    },
  )

  it('says it to machines as JSON', async () => {
    const answer = await ask('POST /api/orders', 'nicija.rs')
    expect(answer.status).toBe(404)
    expect(JSON.parse(answer.text)).toMatchObject({
      code: 'host.unknown',
      message: 'Ovaj domen nije povezan ili još nije verifikovan',
    })
  })

  it.each(['nicija.rs', 'stara.rs'])('still answers the certificate authority: %s', async (host) => {
    expect((await ask('GET /.well-known/acme-challenge/token', host)).status).toBe(200)
    expect(passedOn()).toMatchObject([{ service: 'domain', row: 'GET /.well-known/acme-challenge/token' }])
  })

  it.each(['radnja.rs?', 'radnja.rs%2f', 'sellers', '-'])(
    'is also %s, whatever its name would mean in an address',
    async (host) => {
      hosts.set('radnja.rs?', owned(7))
      expect((await ask('GET /', host)).status).toBe(404)
      expect(passedOn()).toEqual([])
    },
  )

  it('is not taken for the platform when catalog forgets to say whose it is', async () => {
    hosts.set('zaboravljena.rs', [200])
    await ask('GET /api/websites/public-list', 'zaboravljena.rs')
    expect(passedOn()).toMatchObject([{ headers: { 'x-site-owner': 'nobody' } }])
  })
})

describe('the platform’s own hosts', () => {
  it.each(['izlog.rs', 'IZLOG.RS:8080', 'localhost', '127.0.0.1', '192.168.1.20:8080', '[::1]:8080'])(
    '%s is one, and nobody’s site',
    async (host) => {
      expect((await ask('GET /login', host)).text).toBe('<title>app</title>')
      await ask('GET /api/websites/my', host, { headers: { [SITE_OWNER_HEADER]: '1', Cookie: 'izlog_session=a' } })
      const [{ headers } = { headers: {} as Record<string, unknown> }] = passedOn()
      expect([headers['x-site-owner'], headers.cookie]).toEqual([undefined, 'izlog_session=a'])
    },
  )

  it('are that of PUBLIC_URL alone in production; machines are watched by their address', async () => {
    const inProduction = await startGateway({ production: true, files: { 'app/index.html': '<title>app</title>' } })
    inProduction.services.catalog.answer = (_req, res) => void res.writeHead(401).end()
    const statuses = await Promise.all(
      [
        ['izlog.rs', '/login'],
        ['localhost', '/login'],
        ['127.0.0.1', '/login'],
        ['127.0.0.1:8080', '/healthz'],
        ['radnja.rs', '/healthz'],
      ].map(async ([Host = '', path = '']) => (await inProduction.ask(path, { headers: { Host } })).status),
    )
    await inProduction.stop()
    expect(statuses).toEqual([200, 404, 404, 200, 404])
  })
})

describe('a host with a certificate', () => {
  const certificates = mkdtempSync(join(tmpdir(), 'izlog-certificates-'))
  let secured: Gateway
  beforeAll(async () => {
    writeFileSync(join(certificates, 'radnja.rs.pem'), '')
    secured = await startGateway({ tlsDir: certificates })
    secured.services.catalog.answer = (req, res) => gateway.services.catalog.answer(req, res)
  })
  afterAll(async () => {
    await secured.stop()
    rmSync(certificates, { recursive: true })
  })
  const location = async (path: string, Host: string, method = 'GET') => {
    const { status, headers } = await secured.ask(path, { method, headers: { Host } })
    return [status, headers.location]
  }

  it('is shown by https only, whatever is asked and however its name is written', async () => {
    const https = `https://radnja.rs:${secured.tlsPort}`
    expect(await location('/jastuk?fbclid=1', 'radnja.rs')).toEqual([308, `${https}/jastuk?fbclid=1`])
    expect(await location('/', 'RADNJA.RS:8080')).toEqual([308, `${https}/`])
    expect(await location('/api/orders', 'radnja.rs', 'POST')).toEqual([308, `${https}/api/orders`])
  })

  it('still answers the certificate authority, and others are shown as they are asked for', async () => {
    expect(await location('/.well-known/acme-challenge/token', 'radnja.rs')).toEqual([200, undefined])
    hosts.set('nova.rs', owned(7))
    expect(await location('/jastuk', 'nova.rs')).toEqual([200, undefined])
    expect(await location('/jastuk', '../radnja.rs')).toEqual([400, undefined])
  })
})

describe('HSTS', () => {
  it.each([
    ['https://izlog.rs', 'max-age=31536000'],
    ['http://izlog.rs', undefined],
  ])('of the platform at %s is %s', async (publicUrl, hsts) => {
    const platform = await startGateway({ publicUrl })
    const { headers } = await platform.ask('/jastuk', { headers: { Host: 'izlog.rs' } })
    await platform.stop()
    expect(headers['strict-transport-security']).toBe(hsts)
  })
})
