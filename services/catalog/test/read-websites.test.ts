import { OrderableWebsite, PublicWebsite, Website } from '@izlog/contracts/domain/website'
import { CATALOG_MESSAGES, PublicList, WebsitePage } from '@izlog/contracts/http/catalog'
import { EDITOR_MESSAGES } from '@izlog/contracts/http/editor'
import { signServiceToken } from '@izlog/kit/security/service-token'
import { OTHER_SELLER, SELLER, SUPER_ADMIN, type TestUser } from '@izlog/kit/testing/client'
import { until } from '@izlog/kit/testing/until'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Catalog, fresh, startCatalog } from './start.ts'

let catalog: Catalog
beforeAll(async () => {
  catalog = await startCatalog()
})
afterAll(() => catalog.stop())

const seller = (): TestUser => ({ userId: Math.floor(fresh() % 1_000_000_000), role: 'client' })
const publicPage = (customUrl: string) => catalog.http.get(`/api/websites/public?url=${customUrl}`)
const NO_TEMPLATE = { status: 404, body: { message: EDITOR_MESSAGES.unknown } }
const NOT_FOUND = { status: 404, body: { message: CATALOG_MESSAGES.notFound } }

/** Fields that must never be public. */
const PRIVATE = ['productLink', 'upsellProductLinks', 'originalUrl', 'aiProcessingError', 'owner', 'outbox', 'version']

describe('GET /api/websites/public', () => {
  it('shows a page to anybody, without what is the seller’s own', async () => {
    const { customUrl } = await catalog.page({ upsellProductLinks: ['http://prodavnica.test/tajna'] })
    const answer = await publicPage(customUrl.toUpperCase())
    expect(answer.status).toBe(200)
    expect(PublicWebsite.parse(answer.body).customUrl).toBe(customUrl)
    expect(Object.keys(answer.body as object).filter((key) => PRIVATE.includes(key))).toEqual([])
    expect(JSON.stringify(answer.body)).not.toContain('prodavnica.test')
  })

  it('knows no page that is not there, and takes no operator for an address', async () => {
    expect(await publicPage('nema-je')).toMatchObject(NOT_FOUND)
    expect((await catalog.http.get('/api/websites/public?url[$ne]=x')).status).toBe(422)
    expect((await catalog.http.get('/api/websites/public?url=a&url=b')).status).toBe(422)
  })

  it('hides the pages of an inactive owner, and shows them when they are back', async () => {
    const owner = seller()
    const { customUrl, id } = await catalog.page({}, owner)
    await catalog.publishUser(owner, 2, { isActive: false })
    await until(async () => (await publicPage(customUrl)).status === 404)
    const listed = PublicList.parse((await catalog.http.get('/api/websites/public-list?limit=100')).body)
    expect(listed.items.map((item) => item.id)).not.toContain(id)
    expect((await catalog.http.get(`/${customUrl}`)).status).toBe(404)
    expect((await catalog.http.as(owner).get(`/api/websites/id/${id}`)).status).toBe(200)

    await catalog.publishUser(owner, 1)
    await catalog.publishUser(owner, 3)
    await until(async () => (await publicPage(customUrl)).status === 200)
  })

  it('hides the page of an owner who was deactivated before it was made', async () => {
    const owner = seller()
    await catalog.publishUser(owner, 1, { deleted: true })
    await until(() => catalog.store.collection('sellers').findOne({ _id: owner.userId as never }))
    const { customUrl } = await catalog.page({}, owner)
    expect(await publicPage(customUrl)).toMatchObject(NOT_FOUND)
  })

  it('hides an inactive page', async () => {
    const { customUrl, id } = await catalog.page()
    await catalog.store.collection('websites').updateOne({ _id: id as never }, { $set: { isActive: false } })
    expect(await publicPage(customUrl)).toMatchObject(NOT_FOUND)
  })
})

describe('lists', () => {
  it('give a seller theirs, newest first, page by page', async () => {
    const owner = seller()
    const made: number[] = []
    for (let count = 0; count < 3; count++) made.push((await catalog.page({}, owner)).id)
    const mine = (query: string) => catalog.http.as(owner).get(`/api/websites/my?${query}`)
    const first = WebsitePage.parse((await mine('limit=2')).body)
    expect(first).toMatchObject({ total: 3, items: [{ id: made[2] }, { id: made[1] }] })
    const last = WebsitePage.parse((await mine(`limit=2&cursor=${first.nextCursor}`)).body)
    expect(last).toMatchObject({ total: 3, nextCursor: null, items: [{ id: made[0] }] })
    expect((await mine('cursor=abc')).status).toBe(422)
    expect((await mine('limit=101')).status).toBe(422)
  })

  it('give everybody the public ones, and administrators all', async () => {
    const { id } = await catalog.page()
    const listed = PublicList.parse((await catalog.http.get('/api/websites/public-list')).body)
    expect(listed.items.map((item) => item.id)).toContain(id)
    const all = WebsitePage.parse((await catalog.http.as(SUPER_ADMIN).get('/api/websites')).body)
    expect(all.items.map((item) => item.id)).toContain(id)
    expect((await catalog.http.as(SELLER).get('/api/websites')).status).toBe(403)
    expect((await catalog.http.get('/api/websites/my')).status).toBe(401)
  })
})

describe('GET /api/websites/id/{id}', () => {
  it('gives all of it to its owner and to administrators, and to nobody else', async () => {
    const { id } = await catalog.page()
    const path = `/api/websites/id/${id}`
    const own = await catalog.http.as(SELLER).get(path)
    expect(Website.parse(own.body)).toMatchObject({ id, productLink: 'http://prodavnica.test/nema-ga' })
    expect((await catalog.http.as(SUPER_ADMIN).get(path)).body).toEqual(own.body)
    expect(await catalog.http.as(OTHER_SELLER).get(path)).toMatchObject(NO_TEMPLATE)
    expect((await catalog.http.get(path)).status).toBe(401)
    expect(await catalog.http.as(SELLER).get('/api/websites/id/abc')).toMatchObject(NO_TEMPLATE)
  })
})

describe('GET /internal/websites/{id}', () => {
  it('tells another service what can be ordered, and nobody else', async () => {
    const { id } = await catalog.page()
    const authorization = `Bearer ${signServiceToken(catalog.env.SERVICE_KEY, 'order', 'catalog')}`
    const answer = await catalog.http.get(`/internal/websites/${id}`, { authorization })
    expect(OrderableWebsite.parse(answer.body)).toMatchObject({ id, active: true, currentPrice: 2990 })
    expect((await catalog.http.get('/internal/websites/999999999', { authorization })).status).toBe(404)
    expect((await catalog.http.as(SUPER_ADMIN).get(`/internal/websites/${id}`)).status).toBe(403)
  })

  it('lets nobody order from an owner who was deactivated', async () => {
    const owner = seller()
    const { id } = await catalog.page({}, owner)
    await catalog.publishUser(owner, 2, { isActive: false })
    const authorization = `Bearer ${signServiceToken(catalog.env.SERVICE_KEY, 'order', 'catalog')}`
    const read = async () =>
      OrderableWebsite.parse((await catalog.http.get(`/internal/websites/${id}`, { authorization })).body)
    await until(async () => !(await read()).active)
    await catalog.publishUser(owner, 3)
    await until(async () => (await read()).active)
  })
})
