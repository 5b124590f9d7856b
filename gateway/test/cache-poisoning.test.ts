import { CATEGORIES } from '@izlog/contracts/domain/categories'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Gateway, startGateway } from './start-gateway.ts'

/** Each page contains the request that catalog received, so a page from another request's cache entry is noticed. */
let gateway: Gateway
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway.stop())
beforeEach(() => {
  const { catalog } = gateway.services
  catalog.asked.length = 0
  catalog.answer = ({ url, headers }, res) => {
    res.writeHead(200, { 'Content-Type': 'text/html', 'Cache-Control': 'public, max-age=0, s-maxage=60' })
    res.end(`${headers['x-forwarded-proto']} ${headers['x-forwarded-port'] ?? ''} ${url}`)
  }
})
const bodyOf = async (path: string, headers: Record<string, string> = {}) => (await gateway.ask(path, { headers })).text

describe('a page in the cache', () => {
  it.each([
    '/storefront%3Fkategorija=home&trazi=lampa&posle=',
    '/storefront%3fkategorija=home',
    '/jastuk%23a',
    '/jastuk%0d%0aX-Own:%20y',
    '/jastuk%7F',
    '/uploads/images/a%3Fb.webp',
    '/hvala/5/K7QM%3F',
  ])('is never that of %s, which nobody is asked for', async (path) => {
    expect(await gateway.ask(path)).toMatchObject({ status: 404, headers: { 'cache-control': 'no-store' } })
    expect(gateway.services.catalog.asked).toEqual([])
  })

  it('is never that of a path with a byte of zero', async () => {
    expect((await gateway.ask('/jastuk%00')).status).toBe(400)
    expect(gateway.services.catalog.asked).toEqual([])
  })

  it('is not what a path and a query make together that another path makes alone', async () => {
    const search = '/storefront?kategorija=home&trazi=a'
    await bodyOf('/storefront kategorija=home&trazi=a&posle='.replace(' ', '%20'))
    await bodyOf('/storefront&kategorija=home&trazi=a&posle=')
    expect(await bodyOf(search)).toContain('/storefront?kategorija=home&trazi=a&posle=')
  })

  it('is one for all ports and spellings of the host, and does not carry what a stranger sent', async () => {
    const page = await bodyOf('/host', { Host: 'izlog.rs', 'X-Forwarded-Port': '666', 'X-Forwarded-Proto': 'gopher' })
    for (const Host of ['izlog.rs:1234', 'IZLOG.RS']) expect(await bodyOf('/host', { Host })).toBe(page)
    expect(page).toBe('http  /host')
    expect(gateway.services.catalog.asked).toHaveLength(1)
    const strange = { 'X-Original-URL': '/admin', 'X-Rewrite-URL': '/admin', 'X-HTTP-Method-Override': 'POST' }
    expect(await bodyOf('/strange', strange)).toBe('http  /strange')
  })

  it('is not led astray by a name at the end that looks like a file', async () => {
    const own = { Cookie: 'izlog_session=a', Accept: 'text/css' }
    for (const path of ['/api/auth/me/x.css', '/api/auth/me%2Fx.css', '/api/orders/my/style.css'])
      expect((await gateway.ask(path, { headers: own })).headers['x-cache-status']).toBeUndefined()
    expect((await gateway.ask('/jastuk/style.css', { headers: own })).headers['x-cache-status']).toBe('BYPASS')
  })

  it('is asked for under every shelf that there is', async () => {
    for (const category of CATEGORIES) await bodyOf(`/storefront?kategorija=${category}`)
    await bodyOf('/storefront?kategorija=nakit')
    expect(gateway.services.catalog.asked.map(({ url }) => url)).toEqual([
      ...CATEGORIES.map((category) => `/storefront?kategorija=${category}&trazi=&posle=`),
      '/storefront',
    ])
  })
})

describe('what services say of themselves', () => {
  it.each(['/readyz', '/READYZ', '/readyz/', '/ready%7A', '//readyz', '/HEALTHZ', '/healthz/', '/x/../readyz'])(
    'cannot be asked from outside by %s',
    async (path) => {
      expect((await gateway.ask(path)).status).toBe(404)
      expect(gateway.services.catalog.asked).toEqual([])
    },
  )
})
