import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Gateway, SERVICES, startGateway } from './start-gateway.ts'

const PAGES = 'izlog.rs'
const APP = 'app.izlog.rs'
const SESSION = { Cookie: '__Host-izlog_session=a' }

let gateway: Gateway
beforeAll(async () => {
  gateway = await startGateway({
    production: true,
    publicUrl: `https://${PAGES}`,
    appUrl: `https://${APP}`,
    files: { 'app/index.html': '<title>app</title>', 'app/preview.html': 'frame', 'app/favicon.svg': '<svg/>' },
  })
})
afterAll(() => gateway.stop())
beforeEach(() => {
  for (const name of SERVICES) gateway.services[name].asked.length = 0
})

const ask = (host: string, path: string, headers: Record<string, string> = {}, method = 'GET') =>
  gateway.ask(path, { method, headers: { Host: host, ...headers } })
const asked = (name: (typeof SERVICES)[number]) => gateway.services[name].asked.at(-1)

describe('where the app has a host of its own, that of pages', () => {
  it.each([
    '/',
    '/login',
    '/admin/dnevnik',
    '/create',
    '/edit/7?tab=cena',
    '/orders',
    '/preview.html',
    '/api/docs',
    '/manifest.webmanifest',
    '/push-worker.js',
    '/icon-512.png',
  ])('leads %s to the app', async (path) => {
    expect(await ask(PAGES, path)).toMatchObject({ status: 302, headers: { location: `https://${APP}${path}` } })
  })

  it('shows pages, and knows nobody’s session there', async () => {
    expect((await ask(PAGES, '/jastuk', SESSION)).status).toBe(200)
    expect(asked('catalog')?.headers.cookie).toBeUndefined()
    await ask(PAGES, '/api/auth/me', SESSION)
    expect(asked('auth')?.headers.cookie).toBeUndefined()
    await ask(PAGES, '/hvala/5/K7QM4RXW9TPH', SESSION)
    expect(asked('catalog')).toMatchObject({ url: '/hvala/5/K7QM4RXW9TPH' })
    expect(asked('catalog')?.headers.cookie).toBeUndefined()
  })

  it('answers programs that bring a token that stands alone', async () => {
    await ask(PAGES, '/api/orders/my', { Authorization: 'Bearer b' })
    expect(asked('order')?.headers.authorization).toBe('Bearer b')
  })
})

describe('the app’s own host', () => {
  it('says itself that a longer address does not exist, and is asked for it by the host of pages', async () => {
    expect(await ask(APP, '/a/b')).toMatchObject({ status: 404, text: '<title>app</title>' })
    expect(await ask(PAGES, '/a/b')).toMatchObject({ status: 302, headers: { location: `https://${APP}/a/b` } })
  })

  it('serves the app, its calls with their session, and says that it is for no search engine', async () => {
    expect(await ask(APP, '/orders')).toMatchObject({
      status: 200,
      text: '<title>app</title>',
      headers: { 'x-robots-tag': 'noindex' },
    })
    expect((await ask(APP, '/preview.html')).text).toBe('frame')
    await ask(APP, '/api/auth/me', SESSION)
    expect(asked('auth')?.headers).toMatchObject({ cookie: SESSION.Cookie, host: APP })
  })

  it.each(['/storefront?kategorija=auto', '/hvala/5/K7QM4RXW9TPH', '/thank-you-success', '/sitemap.xml'])(
    'leads %s to the host of pages, whoever asks',
    async (path) => {
      for (const headers of [{}, SESSION])
        expect(await ask(APP, path, headers)).toMatchObject({
          status: 302,
          headers: { location: `https://${PAGES}${path}` },
        })
      expect(asked('catalog')).toBeUndefined()
    },
  )

  it('shows a page to who is signed in, kept by nobody, and leads everybody else to where shoppers see it', async () => {
    expect(await ask(APP, '/jastuk?fbclid=x')).toMatchObject({
      status: 302,
      headers: { location: `https://${PAGES}/jastuk?fbclid=x` },
    })
    for (const _ of [1, 2])
      expect(await ask(APP, '/jastuk', SESSION)).toMatchObject({ status: 200, headers: { 'x-cache-status': 'BYPASS' } })
    expect(gateway.services.catalog.asked.map(({ url, headers }) => [url, headers.host])).toEqual([
      ['/jastuk', APP],
      ['/jastuk', APP],
    ])
  })

  it('is nobody’s shop: a host that is neither is asked of catalog', async () => {
    gateway.services.catalog.answer = (_req, res) => void res.writeHead(401).end()
    expect((await ask('tudja.rs', '/orders')).status).toBe(404)
    expect(asked('catalog')?.url).toBe('/internal/hosts/tudja.rs?scheme=http')
  })
})
