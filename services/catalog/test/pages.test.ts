import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { USUAL_CALL_SETTINGS } from '@izlog/contracts/domain/call-settings'
import { makeEvent } from '@izlog/kit/bus/make-event'
import { SELLER, type TestUser } from '@izlog/kit/testing/client'
import { anOrder } from '@izlog/kit/testing/order-events'
import { until } from '@izlog/kit/testing/until'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readCatalogConfig } from '../src/config.ts'
import { startCatalogService } from '../src/service.ts'
import { type Catalog, fresh, startCatalog } from './start.ts'

let catalog: Catalog
beforeAll(async () => {
  catalog = await startCatalog()
})
afterAll(() => catalog.stop())

/** The response as the gateway gets it: the bytes are not decompressed. */
async function ask(path: string, encoding = 'identity', method = 'GET') {
  const { request } = await import('undici')
  const { statusCode, headers, body } = await request(`http://127.0.0.1:${catalog.port}${path}`, {
    method,
    headers: { 'accept-encoding': encoding },
  })
  return { status: statusCode, headers, bytes: Buffer.from(await body.arrayBuffer()) }
}

/** What the stub bundle was asked to render, and its number of renders so far. */
const shown = (bytes: Buffer) =>
  JSON.parse(/<script type="application\/json">(.*)<\/script>/.exec(bytes.toString())?.[1] ?? '') as {
    request: Record<string, unknown>
    rendered: number
  }

const KEPT_BY_GATEWAY = { 'cache-control': 'public, max-age=0, s-maxage=2', vary: 'Accept-Encoding' }

describe('GET /{customUrl}', () => {
  it('sends the whole page in the encoding asked for', async () => {
    const { customUrl } = await catalog.page()
    const plain = await ask(`/${customUrl}`)
    expect(plain).toMatchObject({
      status: 200,
      headers: {
        ...KEPT_BY_GATEWAY,
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': "script-src 'self'",
      },
    })
    expect(plain.headers).not.toHaveProperty('content-encoding')
    expect(plain.headers).not.toHaveProperty('set-cookie')
    expect(shown(plain.bytes).request).toMatchObject({
      kind: 'landing',
      website: { customUrl, currentPrice: 2990 },
      seller: { pixelId: null, consentBanner: false },
      pixelScriptUrl: 'https://pixel.test/fbevents.js',
      publicUrl: 'http://izlog.test',
    })
    const br = await ask(`/${customUrl}`, 'br')
    expect(br.headers['content-encoding']).toBe('br')
    expect(shown(brotliDecompressSync(br.bytes)).request).toEqual(shown(plain.bytes).request)
    const gzip = await ask(`/${customUrl}`, 'gzip')
    expect(gzip.headers['content-encoding']).toBe('gzip')
    expect(shown(gunzipSync(gzip.bytes)).request).toEqual(shown(plain.bytes).request)
  })

  it('tells the browser nothing that is the seller’s own', async () => {
    const { customUrl } = await catalog.page({ upsellProductLinks: ['http://prodavnica.test/tajna'] })
    expect((await ask(`/${customUrl}`)).bytes.toString()).not.toContain('prodavnica.test')
  })

  it('says to the page whether its seller keeps unfinished order forms, with the switch', async () => {
    const owner: TestUser = { userId: 603, role: 'client' }
    const { customUrl } = await catalog.page({}, owner)
    const keeps = async () => Object(shown((await ask(`/${customUrl}`)).bytes).request.seller).keepsUnfinished
    expect(await keeps()).toBeUndefined()
    await catalog.publishUser(owner, 2, { callSettings: { ...USUAL_CALL_SETTINGS, unfinished: true } })
    await until(async () => (await keeps()) === true)
    await catalog.publishUser(owner, 3, { callSettings: USUAL_CALL_SETTINGS })
    await until(async () => (await keeps()) === undefined)
  })

  it('runs no script of others on the app’s own host, and leads to its edit mode from everywhere else', async () => {
    const { customUrl } = await catalog.page()
    const apart = await catalog.another({ APP_URL: 'https://app.izlog.test' })
    const requestAt = async (host: string) => {
      const response = await fetch(`http://127.0.0.1:${apart.port}/${customUrl}`, {
        headers: { 'X-Forwarded-Host': host },
      })
      return shown(Buffer.from(await response.arrayBuffer())).request
    }
    const pixelScriptUrl = 'https://pixel.test/fbevents.js'
    expect(await requestAt('izlog.test')).toMatchObject({ pixelScriptUrl, appUrl: 'https://app.izlog.test' })
    const inApp = await requestAt('app.izlog.test')
    expect(inApp).toMatchObject({ pixelScriptUrl: null, publicUrl: 'http://izlog.test' })
    expect(inApp).not.toHaveProperty('appUrl')
    await apart.stop()
  })

  it('answers HEAD like GET, without the page', async () => {
    const { customUrl } = await catalog.page()
    const { bytes, headers } = await ask(`/${customUrl}`)
    const head = await ask(`/${customUrl}`, 'identity', 'HEAD')
    expect(head).toMatchObject({ status: 200, headers: { 'content-length': headers['content-length'] } })
    expect([head.bytes.length, Number(headers['content-length'])]).toEqual([0, bytes.length])
  })

  it('renders an unchanged page once, and a changed one at once', async () => {
    const owner: TestUser = { userId: 601, role: 'client' }
    const { customUrl, id } = await catalog.page({}, owner)
    const rendered = async () => shown((await ask(`/${customUrl}`)).bytes).rendered
    const first = await rendered()
    expect(await rendered()).toBe(first)
    await catalog.store
      .collection('websites')
      .updateOne({ _id: id as never }, { $set: { title: 'Novi naslov' }, $inc: { version: 1 } })
    expect(shown((await ask(`/${customUrl}`)).bytes)).toMatchObject({ request: { website: { title: 'Novi naslov' } } })
    await catalog.publishUser(owner, 2, { pixel: '123456789012345' })
    await until(async () => {
      const { request } = shown((await ask(`/${customUrl}`)).bytes)
      return (request.seller as { pixelId: string }).pixelId === '123456789012345'
    })
  })

  it('shows a review once it is approved, and no more once its order is erased', async () => {
    const { customUrl, id } = await catalog.page()
    const reviews = async () => Object(shown((await ask(`/${customUrl}`)).bytes).request.website).reviews
    expect(await reviews()).toBeUndefined()
    const order = anOrder({ userId: SELLER.userId, websiteId: id })
    const review = { stars: 5, text: 'Odličan.', name: 'Ana A.', city: 'Niš', at: new Date().toISOString() }
    const { orderId, userId } = order
    const about = (aggregateVersion: number) => ({ aggregateId: orderId, aggregateVersion, at: new Date() })
    await catalog.publish([
      makeEvent('orders', 'order.review-decided.v1', about(5), { orderId, userId, websiteId: id, review }),
    ])
    await until(reviews)
    expect(await reviews()).toEqual([review])
    await catalog.publish([makeEvent('orders', 'order.erased.v1', about(6), { orderId, userId })])
    await until(async () => (await reviews()) === undefined)
    const kept = await catalog.store.collection('reviews').find({ websiteId: id }).toArray()
    expect(JSON.stringify(kept)).not.toMatch(/Odličan|Ana A|Niš/)
    expect(JSON.stringify(kept)).not.toContain(orderId)
  })

  it('leads other spellings of an address to the one', async () => {
    const { customUrl } = await catalog.page({ customUrl: `slova-${fresh()}` })
    for (const spelling of [`/${customUrl.toUpperCase()}`, `/${customUrl}/`, `/%73${customUrl.slice(1)}`]) {
      expect(await ask(spelling)).toMatchObject({ status: 301, headers: { location: `/${customUrl}` } })
    }
    // The redirect keeps the ad's query parameters. The gateway's cache key has no query, so the redirect must not be cached.
    expect(await ask(`/${customUrl.toUpperCase()}?fbclid=A%20b&utm_source=fb`)).toMatchObject({
      headers: { location: `/${customUrl}?fbclid=A%20b&utm_source=fb`, 'cache-control': 'no-store' },
    })
  })

  it.each(['/nema-je', '/a/b/c', '/index.php', '/a', '/%00', '/%FF%C5', '/hvala/7/%FF', '/create/nesto'])(
    'has a page of its own for %s',
    async (path) => {
      const answer = await ask(path)
      expect(answer).toMatchObject({ status: 404, headers: KEPT_BY_GATEWAY })
      expect(shown(answer.bytes).request).toEqual({ kind: 'landing-not-found', publicUrl: 'http://izlog.test' })
    },
  )

  it('speaks JSON to machines', async () => {
    expect(await catalog.http.get('/api/nepoznato')).toMatchObject({ status: 404, body: { code: 'route.unknown' } })
    expect(await catalog.http.get('/internal/nepoznato')).toMatchObject({
      status: 404,
      body: { code: 'route.unknown' },
    })
  })
})

describe('other pages', () => {
  it('lead from the page of thanks without scripts to what the order’s page shows there', async () => {
    const { id } = await catalog.page()
    const thanks = await ask(`/hvala/${id}/K7QM-4RXW-9TPH`)
    expect(shown(thanks.bytes).request).toMatchObject({ kind: 'thank-you', namesOrder: true })
    expect(await ask(`/hvala/${id}/K7QM-4RXW-9TPH?stanje`)).toMatchObject({
      status: 303,
      headers: { location: '/api/orders/K7QM-4RXW-9TPH/page', 'cache-control': 'no-store' },
    })
    expect(shown((await ask(`/hvala/${id}/%2F%2Fprimer.rs?stanje`)).bytes).request).toMatchObject({ namesOrder: false })
  })

  it.each(['/hvala/1/ABCD', '/hvala', '/hvala-upsell', '/hvala-simple', '/hvala-success', '/thank-you-success'])(
    'keep %s out of every cache and its address to themselves',
    async (path) => {
      const answer = await ask(path)
      expect(answer).toMatchObject({
        status: 200,
        headers: { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' },
      })
      expect(shown(answer.bytes).request.kind).toBe('thank-you')
    },
  )

  it('give the thank-you page its seller’s pixel', async () => {
    const owner: TestUser = { userId: 602, role: 'client' }
    await catalog.publishUser(owner, 1, { pixel: '999456789012345' })
    await until(() => catalog.store.collection('sellers').findOne({ _id: owner.userId as never }))
    const { id } = await catalog.page({}, owner)
    expect(shown((await ask(`/hvala/${id}/ABCD`)).bytes).request).toMatchObject({
      seller: { pixelId: '999456789012345' },
    })
  })

  it('list public pages on the storefront and for crawlers', async () => {
    const { customUrl } = await catalog.page()
    const storefront = await ask('/storefront')
    expect(storefront).toMatchObject({ status: 200, headers: KEPT_BY_GATEWAY })
    expect(shown(storefront.bytes).request).toMatchObject({ kind: 'storefront' })
    expect(storefront.bytes.toString()).toContain(customUrl)
  })

  it('count the products of each category, also those that come later', async () => {
    const counts = async () => shown((await ask('/storefront')).bytes).request as Record<string, never>
    const before: { total: number; counts: Record<string, number> } = (await counts()) as never
    await catalog.page({ productName: 'Presvlake za auto sedišta' })
    expect(await counts()).toMatchObject({
      total: before.total + 1,
      counts: { ...before.counts, auto: (before.counts.auto ?? 0) + 1 },
    })
  })

  it('say so while products cannot be read, and let nobody keep that', async () => {
    const { id } = await catalog.page()
    const websites = catalog.store.collection('websites')
    await websites.updateOne({ _id: id as never }, { $set: { images: 'nečitljivo' } })
    const answer = await ask('/storefront')
    expect(answer).toMatchObject({ status: 503, headers: { 'cache-control': 'no-store', 'retry-after': '5' } })
    expect(shown(answer.bytes).request).toMatchObject({ kind: 'storefront-failed' })
    await websites.updateOne({ _id: id as never }, { $set: { images: [] } })
    expect((await ask('/storefront')).status).toBe(200)
  })

  it('tell crawlers where every public page is, since when, and what is not for them', async () => {
    const { customUrl, id } = await catalog.page()
    const page = await catalog.store.collection('websites').findOne({ _id: id as never })
    const sitemap = await ask('/sitemap.xml')
    expect(sitemap).toMatchObject({
      status: 200,
      headers: { ...KEPT_BY_GATEWAY, 'content-type': expect.stringMatching(/^application\/xml/) },
    })
    expect(sitemap.bytes.toString()).toContain(
      `<url><loc>http://izlog.test/${customUrl}</loc><lastmod>${page?.updatedAt.toISOString()}</lastmod></url>`,
    )
    await catalog.store.collection('websites').updateOne({ _id: id as never }, { $set: { isActive: false } })
    expect((await ask('/sitemap.xml')).bytes.toString()).not.toContain(`/${customUrl}<`)
    const robots = (await ask('/robots.txt')).bytes.toString().split('\n')
    expect(robots).toEqual(
      expect.arrayContaining(['Disallow: /api/', 'Disallow: /hvala/', 'Disallow: /create$', 'Disallow: /edit/']),
    )
    expect(robots).toContain('Sitemap: http://izlog.test/sitemap.xml')
  })
})

describe('starting', () => {
  it('says what to do when the web is not built', async () => {
    const config = readCatalogConfig({ ...catalog.env, WEB_DIST: '/nema/ga' })
    await expect(startCatalogService(config)).rejects.toThrow(/entry-server\.js is missing: build the pages/)
  })

  it('serves what its roles say', async () => {
    const config = readCatalogConfig({ ...catalog.env, ROLES: 'api', WEB_DIST: '/nema/ga' })
    const api = await startCatalogService(config)
    try {
      const status = async (path: string) => (await fetch(`http://127.0.0.1:${api.port}${path}`)).status
      expect(await status('/api/websites/public-list')).toBe(200)
      expect(await status('/storefront')).toBe(404)
    } finally {
      await api.stop()
    }
  })

  it('names every fault of its environment at once', () => {
    expect(() => readCatalogConfig({ ...catalog.env, ROLES: 'api,sve', PORT: 'x' })).toThrow(
      /ROLES[\s\S]*PORT|PORT[\s\S]*ROLES/,
    )
    expect(() => readCatalogConfig({ ...catalog.env, UPLOADS_DIR: undefined })).toThrow(/UPLOADS_DIR/)
  })
})
