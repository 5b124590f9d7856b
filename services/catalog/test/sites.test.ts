import { execFile } from 'node:child_process'
import { domainToASCII, fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { PublicWebsite } from '@izlog/contracts/domain/website'
import type { DomainSnapshotV1 } from '@izlog/contracts/events/domains'
import { internalHostPath, SITE_OWNER_HEADER, SITE_PRIMARY_HEADER } from '@izlog/contracts/http/hosts'
import { makeEvent } from '@izlog/kit/bus/make-event'
import { client, type TestUser } from '@izlog/kit/testing/client'
import { until } from '@izlog/kit/testing/until'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Catalog, fresh, startCatalog } from './start.ts'

let catalog: Catalog
beforeAll(async () => {
  catalog = await startCatalog()
})
afterAll(() => catalog.stop())

let numbers = 0
const freshSeller = (): TestUser => ({ userId: 50_000 + numbers++, role: 'client' })
const freshHost = () => `radnja-${fresh()}.rs`

type Changes = Partial<DomainSnapshotV1['data']>
const versions = new Map<number, number>()
/** Publishes a claim on a host as the domain service does; a second call publishes a newer version. */
async function publishDomain(id: number, { userId }: TestUser, host: string, changes: Changes = {}) {
  const version = (versions.get(id) ?? 0) + 1
  versions.set(id, version)
  const about = { aggregateId: id, aggregateVersion: version, at: new Date() }
  const dnsInstructions = { cname: { name: 'www', value: 'izlog.rs' }, txt: { name: '@', value: 'x' }, addresses: [] }
  const claim = { id, userId, host, verifiedAt: new Date(id).toISOString(), primaryAt: null, isAccount: false }
  const data = { ...claim, ownerActive: true, dnsInstructions, deleted: false, ...changes }
  await catalog.publish([makeEvent('domains', 'domain.snapshot.v1', about, data)])
}
const certificateOf = (host: string) => ({
  fingerprint: 'a'.repeat(64),
  names: [host],
  validUntil: new Date().toISOString(),
})
const freshId = () => fresh() % 1_000_000_000

/** The answer that the gateway gets about a host. */
async function shownAt(host: string, port = catalog.port, scheme: 'http' | 'https' = 'http') {
  const { status, headers } = await client(port).get(internalHostPath(host, scheme))
  return status === 200 ? headers.get(SITE_OWNER_HEADER) : (headers.get(SITE_PRIMARY_HEADER) ?? status)
}
const untilShown = (host: string, what: string | number) => until(async () => (await shownAt(host)) === what)

describe('GET /internal/hosts/{host}', () => {
  it('names the seller of a verified host, by both its halves, and nobody before and after', async () => {
    const [seller, host, id] = [freshSeller(), freshHost(), freshId()]
    expect([await shownAt(host), await shownAt('nema.rs'), await shownAt('-')]).toEqual([401, 401, 401])
    await publishDomain(id, seller, host, { verifiedAt: null })
    await publishDomain(id, seller, host)
    await untilShown(host, String(seller.userId))
    expect(await shownAt(`www.${host}`)).toBe(String(seller.userId))
    await publishDomain(id, seller, host, { deleted: true, verifiedAt: null })
    await untilShown(host, 401)
  })

  it('leads from the others to the primary host, half to half, and follows when that changes', async () => {
    const seller = freshSeller()
    const [first, second] = [freshHost(), freshHost()]
    const [one, two] = [freshId(), freshId() + 1]
    await publishDomain(one, seller, first)
    await publishDomain(two, seller, second)
    await untilShown(second, first)
    expect([await shownAt(first), await shownAt(`www.${second}`)]).toEqual([String(seller.userId), `www.${first}`])
    await publishDomain(two, seller, second, { primaryAt: new Date().toISOString() })
    await untilShown(first, second)
    expect(await shownAt(second)).toBe(String(seller.userId))
    await publishDomain(two, seller, second, { deleted: true, verifiedAt: null })
    await untilShown(first, String(seller.userId))
  })

  it('leads to the half of the primary host that was seen to lead here', async () => {
    const [seller, first, second] = [freshSeller(), freshHost(), freshHost()]
    const one = freshId()
    await publishDomain(one, seller, first, { certificate: certificateOf(first) })
    await publishDomain(freshId() + 1, seller, second)
    await untilShown(second, first)
    expect(await shownAt(`www.${second}`)).toBe(first)
  })

  it('leads nobody who came by https to a primary host without a certificate', async () => {
    const [seller, first, second] = [freshSeller(), freshHost(), freshHost()]
    const one = freshId()
    await publishDomain(one, seller, first)
    await publishDomain(freshId() + 1, seller, second, { certificate: certificateOf(second) })
    await untilShown(second, first)
    expect(await shownAt(second, catalog.port, 'https')).toBe(String(seller.userId))
    await publishDomain(one, seller, first, { certificate: certificateOf(first) })
    await until(async () => (await shownAt(second, catalog.port, 'https')) === first)
  })

  it('believes who verified later, when the last word of a former owner is late', async () => {
    const [former, now] = [freshSeller(), freshSeller()]
    const [host, other] = [freshHost(), freshHost()]
    const [formers, theirs, id] = [freshId(), freshId() + 1, freshId() + 2]
    await publishDomain(formers, former, host, { primaryAt: new Date().toISOString() })
    await publishDomain(theirs, former, other)
    await untilShown(other, host)
    await publishDomain(id, now, host, { verifiedAt: new Date().toISOString() })
    await untilShown(host, String(now.userId))
    expect(await shownAt(other)).toBe(String(former.userId))
  })

  it('knows nobody’s host of a seller who was deactivated or deleted, whoever tells it first', async () => {
    const seller = freshSeller()
    const [host, id] = [freshHost(), freshId()]
    await publishDomain(id, seller, host)
    await untilShown(host, String(seller.userId))
    await catalog.publishUser(seller, 1, { isActive: false })
    await untilShown(host, 401)
    await catalog.publishUser(seller, 2, { isActive: true })
    await untilShown(host, String(seller.userId))
    await publishDomain(id, seller, host, { ownerActive: false })
    await untilShown(host, 401)
  })

  it('is known to every instance, also after a restart and a rebuild', async () => {
    const [seller, host, id] = [freshSeller(), freshHost(), freshId()]
    await publishDomain(id, seller, host)
    await untilShown(host, String(seller.userId))
    const second = await catalog.another({ PORT: '0' })
    expect(await shownAt(host, second.port)).toBe(String(seller.userId))
    await second.stop()

    const claims = catalog.store.collection('domains')
    await claims.updateOne({ _id: id as never }, { $set: { userId: 1 } })
    await claims.insertOne({ _id: (id + 1) as never, version: 9, userId: 1, host: 'niko-ne-javlja.rs' })
    const script = fileURLToPath(new URL('../src/rebuild.ts', import.meta.url))
    const { stdout } = await promisify(execFile)(process.execPath, [script], {
      env: { ...process.env, ...catalog.env },
    }).catch((failed: { stderr: string }) => ({ stdout: failed.stderr }))
    expect(stdout).toMatch(/domains: \d+ rebuilt, 1 removed/)
    expect(await shownAt(host)).toBe(String(seller.userId))
  })
})

describe('on a seller’s own host', () => {
  const [seller, neighbour] = [freshSeller(), freshSeller()]
  const host = freshHost()
  let own: Awaited<ReturnType<Catalog['page']>>
  let foreign: typeof own
  beforeAll(async () => {
    own = await catalog.page({}, seller)
    foreign = await catalog.page({ productName: 'Tuđi usisivač' }, neighbour)
  })

  /** The headers that the gateway adds. */
  const on = (owner: TestUser | string, name = host) => ({
    [SITE_OWNER_HEADER]: typeof owner === 'string' ? owner : String(owner.userId),
    'x-forwarded-host': name,
  })
  const get = (path: string, headers: Record<string, string> = on(seller)) => catalog.http.get(path, headers)
  /** What the stub bundle was asked to render. */
  const shown = async (path: string, headers?: Record<string, string>) => {
    const { body } = await get(path, headers)
    return JSON.parse(/<script type="application\/json">(.*)<\/script>/.exec(String(body))?.[1] ?? '').request
  }

  it('there are only that seller’s pages', async () => {
    expect(await get(`/${own.customUrl}`)).toMatchObject({ status: 200 })
    expect(await get(`/${foreign.customUrl}`)).toMatchObject({ status: 404 })
    expect(await get(`/${foreign.customUrl}`, {})).toMatchObject({ status: 200 })
    expect(await get(`/${own.customUrl.toUpperCase()}`)).toMatchObject({ status: 301 })
  })

  it('the storefront is at the root, with that seller’s products, and bears the host’s name', async () => {
    expect(await shown('/')).toMatchObject({
      kind: 'storefront',
      items: [{ customUrl: own.customUrl }],
      total: 1,
      publicUrl: `http://${host}`,
      shop: host,
    })
    const { counts } = await shown('/')
    expect(Object.values<number>(counts).reduce((sum, one) => sum + one)).toBe(1)
    expect(await get('/storefront')).toMatchObject({ status: 404 })
    expect(await get('/', {})).toMatchObject({ status: 404 })
    expect((await shown('/', on(seller, domainToASCII('šuma.rs')))).shop).toBe('šuma.rs')
  })

  it('the API knows only that seller’s', async () => {
    expect(await get(`/api/websites/public?url=${own.customUrl}`)).toMatchObject({ status: 200 })
    expect(await get(`/api/websites/public?url=${foreign.customUrl}`)).toMatchObject({
      status: 404,
      body: { code: 'website.unknown' },
    })
    expect((await get('/api/websites/public-list')).body).toMatchObject({ items: [{ id: own.id }], total: 1 })
    const view = async ({ customUrl }: typeof own) => {
      const { productId } = PublicWebsite.parse((await get(`/api/websites/public?url=${customUrl}`, {})).body)
      return catalog.http.post('/api/track/view', { productId }, on(seller))
    }
    expect([await view(own), await view(foreign)]).toMatchObject([{ status: 204 }, { status: 404 }])
  })

  it('the thank-you pages are of that seller’s pages', async () => {
    expect(await get(`/hvala/${own.id}/ABCD`)).toMatchObject({ status: 200 })
    expect(await get('/hvala-upsell')).toMatchObject({ status: 200 })
    for (const id of [foreign.id, 999_999_999]) {
      expect(await get(`/hvala/${id}/ABCD`)).toMatchObject({ status: 404 })
      expect(await get(`/hvala?website=${id}`)).toMatchObject({ status: 404 })
    }
  })

  it('crawlers find that seller’s pages under that host', async () => {
    const sitemap = String((await get('/sitemap.xml')).body)
    expect(sitemap.match(/<loc>[^<]+/g)).toEqual([`<loc>http://${host}/`, `<loc>http://${host}/${own.customUrl}`])
    const robots = String((await get('/robots.txt')).body)
    expect(robots).toContain(`Sitemap: http://${host}/sitemap.xml`)
    expect(robots).not.toContain('/settings')
    expect(String((await get('/sitemap.xml', {})).body)).toContain(`http://izlog.test/${foreign.customUrl}`)
  })

  it.each(['nobody', '0', '-5', '1e3', ''])('an owner “%s” is none, and not the platform', async (owner) => {
    expect(await get(`/${own.customUrl}`, on(owner))).toMatchObject({ status: 404 })
    expect(await get('/api/websites/public-list', on(owner))).toMatchObject({ status: 404 })
  })
})

describe('which address of a page is the one', () => {
  it('is its own on a seller’s host; the platform names that host once it was seen to lead here', async () => {
    const [seller, host, id] = [freshSeller(), freshHost(), freshId()]
    const { customUrl } = await catalog.page({}, seller)
    const asked = async (headers: Record<string, string> = {}) => {
      const { body } = await catalog.http.get(`/${customUrl}`, headers)
      return JSON.parse(/<script type="application\/json">(.*)<\/script>/.exec(String(body))?.[1] ?? '').request
    }
    const ownHost = { [SITE_OWNER_HEADER]: String(seller.userId), 'x-forwarded-host': `www.${host}:8443` }
    await publishDomain(id, seller, host)
    await untilShown(host, String(seller.userId))
    expect(await asked(ownHost)).toMatchObject({ publicUrl: `http://${host}`, shop: host })
    const platform = await asked()
    expect([platform.publicUrl, platform.canonical, platform.shop]).toEqual(['http://izlog.test', undefined, undefined])
    expect(String((await catalog.http.get('/sitemap.xml')).body)).toContain(`<loc>http://izlog.test/${customUrl}</loc>`)

    // The certificate shows that only www points here.
    const certificate = { fingerprint: 'ab'.repeat(32), names: [`www.${host}`], validUntil: '2027-01-01T00:00:00.000Z' }
    await publishDomain(id, seller, host, { certificate })
    await until(async () => (await asked()).canonical === `http://www.${host}`)
    expect((await asked()).publicUrl).toBe('http://izlog.test')
    expect((await asked(ownHost)).publicUrl).toBe(`http://www.${host}`)
    const listed = async (headers = {}) => String((await catalog.http.get('/sitemap.xml', headers)).body)
    expect(await listed()).not.toContain(`/${customUrl}<`)
    expect(await listed(ownHost)).toContain(`<loc>http://www.${host}/${customUrl}</loc>`)
  })
})
