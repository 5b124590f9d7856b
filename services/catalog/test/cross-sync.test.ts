import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Website } from '@izlog/contracts/domain/website'
import { WebsitePage } from '@izlog/contracts/http/catalog'
import {
  CROSS_SYNC_MESSAGES,
  CrossSyncTestResponse,
  type SyncCreateBody,
  SyncCreateResponse,
} from '@izlog/contracts/http/cross-sync'
import { OTHER_SELLER, SELLER, SUPER_ADMIN, type TestUser } from '@izlog/kit/testing/client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signatureOf } from '../src/adapters/peers/signature.ts'
import { type Catalog, fresh, photo, startCatalog } from './start.ts'

const KEY = 'kljuc-koji-znaju-samo-dve-instalacije'
const EMAILS: Record<string, { userId: number; isActive: boolean }> = {
  'prodavac@izlog.test': { userId: SELLER.userId, isActive: true },
  'drugi@izlog.test': { userId: OTHER_SELLER.userId, isActive: true },
  'bivsi@izlog.test': { userId: 77, isActive: false },
}

/** Stubs auth and order: finds users by e-mail address and answers like `/api`. */
async function otherServices() {
  const server = createServer((req, res) => {
    const url = new URL(req.url ?? '', 'http://localhost')
    const send = (status: number, body: unknown) =>
      res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    if (url.pathname === '/internal/users/by-email') {
      const user = EMAILS[url.searchParams.get('email') ?? '']
      return user ? send(200, user) : send(404, {})
    }
    if (url.pathname.endsWith('/email')) return send(200, { email: 'prodavac@izlog.test' })
    return send(req.headers.authorization ? 200 : 401, {})
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { env: { AUTH_URL: url, ORDER_URL: url }, stop: () => new Promise((resolve) => server.close(resolve)) }
}

let services: Awaited<ReturnType<typeof otherServices>>
let there: Catalog
let here: Catalog
beforeAll(async () => {
  services = await otherServices()
  there = await startCatalog({ ...services.env, SYNC_KEY: KEY })
  here = await startCatalog({
    ...services.env,
    SYNC_KEY: KEY,
    SYNC_TARGETS: `http://127.0.0.1:${there.port}, http://127.0.0.1:9`,
  })
})
afterAll(async () => {
  await Promise.all([here.stop(), there.stop()])
  await services.stop()
})

const test = (userEmail: string, user: TestUser = SELLER) =>
  here.http.as(user).post('/api/cross-sync/test', { userEmail })

describe('POST /api/cross-sync/test', () => {
  it('calls each endpoint and each installation, and says how each did', async () => {
    const answer = CrossSyncTestResponse.parse((await test('Prodavac@izlog.test')).body)
    expect(answer).toMatchObject({
      success: false,
      message: CROSS_SYNC_MESSAGES.someFail,
      targets: [expect.any(String), 'http://127.0.0.1:9'],
    })
    expect(answer.results.map(({ endpoint, success, message }) => [endpoint, success, message])).toEqual([
      ['GET /api/auth/me', true, 'Odgovara ispravno'],
      ['GET /api/dashboard/stats', true, 'Odgovara ispravno'],
      ['GET /api/sync/dashboard', true, 'Odgovara ispravno'],
      ['GET /api/websites/my', true, 'Odgovara ispravno'],
      ['GET /api/websites/public-list', true, 'Odgovara ispravno'],
      [`http://127.0.0.1:${there.port}/api/sync/peer/test`, true, CROSS_SYNC_MESSAGES.ready],
      ['http://127.0.0.1:9/api/sync/peer/test', false, CROSS_SYNC_MESSAGES.unreachable],
    ])
  })

  it('lets clients test their own address only, and administrators any', async () => {
    const refused = { status: 403, body: { message: CROSS_SYNC_MESSAGES.ownAddressOnly } }
    expect(await test('drugi@izlog.test')).toMatchObject(refused)
    expect(await test('nepoznat@izlog.test')).toMatchObject(refused)
    expect((await test('nije-adresa')).status).toBe(422)
    const admins = CrossSyncTestResponse.parse((await test('bivsi@izlog.test', SUPER_ADMIN)).body)
    expect(admins.results[5]).toMatchObject({ success: false, message: CROSS_SYNC_MESSAGES.unknownUser })
  })

  it('is only about this installation where no other is set up', async () => {
    const alone = await startCatalog(services.env)
    try {
      const answer = await alone.http.as(SELLER).post('/api/cross-sync/test', { userEmail: 'prodavac@izlog.test' })
      expect(answer.body).toMatchObject({ success: true, message: CROSS_SYNC_MESSAGES.allGood, targets: [] })
    } finally {
      await alone.stop()
    }
  })
})

describe('what another installation sends', () => {
  const PATH = '/api/sync/peer/test'
  const send = (changes: { key?: string; at?: number; id?: string; path?: string; body?: object } = {}) => {
    const body = { userEmail: 'prodavac@izlog.test' }
    const [timestamp, id] = [String(changes.at ?? Date.now()), changes.id ?? randomUUID()]
    const signed = { timestamp, id, path: changes.path ?? PATH, body: JSON.stringify(body) }
    return there.http.post(PATH, changes.body ?? body, {
      'x-sync-timestamp': timestamp,
      'x-sync-id': id,
      'x-sync-signature': signatureOf(changes.key ?? KEY, signed),
    })
  }

  it('is taken once, and only as it was signed', async () => {
    const id = randomUUID()
    expect((await send({ id })).status).toBe(200)
    expect(await send({ id })).toMatchObject({ status: 409, body: { message: CROSS_SYNC_MESSAGES.repeated } })
    const bad = { status: 401, body: { message: CROSS_SYNC_MESSAGES.badSignature } }
    expect(await send({ key: 'x'.repeat(32) })).toMatchObject(bad)
    expect(await send({ body: { userEmail: 'drugi@izlog.test' } })).toMatchObject(bad)
    expect(await send({ path: '/api/sync/peer/create-website' })).toMatchObject(bad)
    expect(await there.http.post(PATH, { userEmail: 'prodavac@izlog.test' })).toMatchObject(bad)
    expect(await there.http.post('/api/sync/peer/create-website', {})).toMatchObject(bad)
    expect(await send({ at: Date.now() - 6 * 60_000 })).toMatchObject({
      status: 401,
      body: { message: CROSS_SYNC_MESSAGES.tooOld },
    })
    expect((await send({ at: Date.now() + 6 * 60_000 })).status).toBe(401)
  })
})

describe('POST /api/sync/create-website from the sync screen', () => {
  const create = (body: Partial<SyncCreateBody> & { urls?: string[] }) =>
    here.http.as(SELLER).post('/api/sync/create-website', body)
  const productPage = async (name: string) => {
    const image = here.web.serve(`/slika-${fresh()}.jpg`, 'image/jpeg', await photo().jpeg().toBuffer())
    const product = {
      '@context': 'https://schema.org',
      '@type': 'Product',
      name,
      image,
      offers: { '@type': 'Offer', price: '2990', priceCurrency: 'RSD' },
    }
    return here.web.serve(
      `/proizvod-${fresh()}`,
      'text/html; charset=utf-8',
      `<html><head><script type="application/ld+json">${JSON.stringify(product)}</script></head><body><h1>${name}</h1></body></html>`,
    )
  }

  it('makes the page from the link and the seller’s words, here and on the targets', async () => {
    const name = `Jastuk Mirna noć ${fresh()}`
    const answer = await create({
      urls: [await productPage(name)],
      targetAudience: 'ljudi koji mnogo sede',
      keyBenefits: 'Bez bola: vrat se odmara cele noći.\nhladan na dodir',
      customerProblems: 'ukočen vrat',
    })
    expect(answer.status).toBe(200)
    const { website, websiteUrl, syncTargets } = SyncCreateResponse.parse(answer.body)
    const made = Website.parse((await here.http.as(SELLER).get(`/api/websites/id/${website.id}`)).body)
    expect(made).toMatchObject({
      productName: name,
      currentPrice: 2990,
      originalPrice: 4190,

      designRecommendations: { targetAudience: 'ljudi koji mnogo sede' },
    })
    expect(made.bullets).toHaveLength(5)
    expect(made.bullets[0]).toEqual({ title: 'Bez bola', text: 'vrat se odmara cele noći.' })
    expect(made.longDescription).toContain('Za koga je: ljudi koji mnogo sede.')
    expect(made.longDescription).toContain('Šta muči kupce: ukočen vrat.')
    expect(made.images[0]?.url).toMatch(/^\/uploads\/images\//)
    expect(syncTargets).toMatchObject([
      { success: true, websiteUrl },
      {
        target: `http://127.0.0.1:${there.port}`,
        success: true,
        websiteUrl: `${there.env.PUBLIC_URL}/${made.customUrl}`,
      },
      { target: 'http://127.0.0.1:9', success: false, message: CROSS_SYNC_MESSAGES.unreachable, websiteUrl: null },
    ])
    const mine = WebsitePage.parse((await there.http.as(SELLER).get('/api/websites/my')).body)
    expect(mine.items.map(({ customUrl }) => customUrl)).toContain(made.customUrl)
  })

  it('takes from the seller what the link does not say, and finds a free address for the same product again', async () => {
    const product = {
      urls: ['http://prodavnica.test/nema-ga'],
      productName: `Lampa Luma ${fresh()}`,
      currentPrice: '1.990',
      images: [await there.uploaded()],
    }
    const made = async () => {
      const answer = await there.http.as(SELLER).post('/api/sync/create-website', product)
      return SyncCreateResponse.parse(answer.body)
    }
    const [first, second] = [await made(), await made()]
    expect(second.website.customUrl).toBe(`${first.website.customUrl}-2`)
    expect(second.syncTargets).toHaveLength(1)
  })

  it('names what neither the link nor the seller gave', async () => {
    const answer = await create({ urls: ['http://prodavnica.test/nema-ga'] })
    expect(answer).toMatchObject({
      status: 422,
      body: {
        issues: [
          { path: 'productName', message: CROSS_SYNC_MESSAGES.noName },
          { path: 'currentPrice', message: CROSS_SYNC_MESSAGES.noPrice },
          { path: 'images', message: CROSS_SYNC_MESSAGES.noImages },
        ],
      },
    })
    expect(await create({ urls: [] })).toMatchObject({ status: 422, body: { message: 'Upišite najmanje jedan link' } })
    expect(await create({ urls: ['ftp://x'] })).toMatchObject({
      status: 422,
      body: { message: 'Mora biti validan link' },
    })
    expect((await here.http.post('/api/sync/create-website', { urls: [] })).status).toBe(401)
  })
})
