import { Website } from '@izlog/contracts/domain/website'
import { PublicList } from '@izlog/contracts/http/catalog'
import { SITE_OWNER_HEADER } from '@izlog/contracts/http/hosts'
import { TOO_MANY_SEARCHES } from '@izlog/contracts/http/public-list'
import { client, type TestUser } from '@izlog/kit/testing/client'
import { until } from '@izlog/kit/testing/until'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { websiteSnapshot } from '../src/domain/website-snapshot.ts'
import { type Catalog, fresh, startCatalog } from './start.ts'

let catalog: Catalog
beforeAll(async () => {
  catalog = await startCatalog()
})
afterAll(() => catalog.stop())

/** A seller with these products, the last one the newest, and their site as a shopper sees it. */
async function shopOf(...productNames: string[]) {
  const seller: TestUser = { userId: Math.floor(fresh() % 1_000_000_000), role: 'client' }
  const ids: number[] = []
  for (const productName of productNames) ids.push((await catalog.page({ productName }, seller)).id)
  const get = (path: string) => catalog.http.get(path, { [SITE_OWNER_HEADER]: String(seller.userId) })
  const list = async (query: string) => PublicList.parse((await get(`/api/websites/public-list?${query}`)).body)
  return {
    seller,
    ids,
    get,
    list,
    names: async (query: string) => (await list(query)).items.map(({ productName }) => productName),
    /** The data that the server rendered into the storefront. */
    async written(query = '') {
      const { status, body } = await get(`/${query}`)
      expect(status).toBe(200)
      return JSON.parse(/<script type="application\/json">(.*)<\/script>/.exec(String(body))?.[1] ?? '').request
    },
  }
}

const LAMP = 'Noćna lampa Medvjeđe svjetlo'
const PILLOW = 'Ortopedski jastuk Mirna noć'
const COVERS = 'Presvlake za auto sedišta'

describe('the list of a site', () => {
  it('is narrowed to a shelf and to words, page by page, and says how many there are', async () => {
    const { list, names } = await shopOf(LAMP, PILLOW, COVERS, 'LED lampa Luma', 'Lampa za radni sto')
    expect(await names('category=auto')).toEqual([COVERS])
    expect(await names(`search=${encodeURIComponent('медведи лампа')}`)).toEqual([LAMP])
    expect(await names('search=lampe&category=home')).toEqual(['Lampa za radni sto', 'LED lampa Luma', LAMP])
    expect(await names('search=lampe&category=auto')).toEqual([])
    const first = await list('search=lampa&limit=2')
    expect([first.total, first.items.length]).toEqual([3, 2])
    const rest = await list(`search=lampa&limit=2&cursor=${first.nextCursor}`)
    expect(rest).toMatchObject({ total: 3, nextCursor: null, items: [{ productName: LAMP }] })
  })

  it('begins a search with what bears its words in the name, over pages of any length', async () => {
    const { seller, ids, list, names } = await shopOf(LAMP, 'LED lampa Luma', PILLOW, 'Lampa za sto', COVERS)
    const mention = (id: number | undefined) =>
      catalog.http.as(seller).put(`/api/websites/id/${id}`, { hook: 'Uz nju ne treba lampa' })
    for (const id of [ids[2], ids[4]]) expect((await mention(id)).status).toBe(200)
    const all = ['Lampa za sto', 'LED lampa Luma', LAMP, COVERS, PILLOW]
    expect(await names('search=lampe')).toEqual(all)
    expect(await names('search=')).toEqual([COVERS, 'Lampa za sto', PILLOW, 'LED lampa Luma', LAMP])
    for (const limit of [1, 2, 3, 4, 5]) {
      const seen: string[] = []
      for (let cursor: string | null = ''; cursor !== null; ) {
        const page: Awaited<ReturnType<typeof list>> = await list(
          `search=lampe&limit=${limit}${cursor && `&cursor=${cursor}`}`,
        )
        expect([page.total, page.items.length], `of ${limit}`).toEqual([5, Math.min(limit, 5 - seen.length)])
        seen.push(...page.items.map(({ productName }) => productName))
        cursor = page.nextCursor
      }
      expect(seen, `of ${limit}`).toEqual(all)
    }
  })

  it('is taken in by nothing that is typed', async () => {
    const { get, names } = await shopOf(LAMP)
    for (const typed of ['.*', '[0-9]', '🎧', '"', '%', '$where'])
      expect(await names(`search=${encodeURIComponent(typed)}`), typed).toEqual([])
    expect(await names(`search=${encodeURIComponent('(a+)+$')}`)).toEqual([LAMP])
    expect(await names('search[$ne]=x&search[$regex]=jastuk')).toEqual([LAMP])
    for (const query of [
      'category=sve',
      `search=${'x'.repeat(81)}`,
      'search=a&search=b',
      'cursor=abc',
      'cursor=t',
      'limit=101',
    ])
      expect((await get(`/api/websites/public-list?${query}`)).status, query).toBe(422)
  })

  it('knows a page by its new words as soon as they are saved, on its new shelf', async () => {
    const { seller, ids, names, written } = await shopOf(LAMP)
    const [id] = ids
    const answer = await catalog.http.as(seller).put(`/api/websites/id/${id}`, { hook: 'Za kola i kamp' })
    expect(answer.status).toBe(200)
    expect([await names('search=kamp'), await names('search=uspava')]).toEqual([[LAMP], []])
    expect((await written()).counts).toMatchObject({ auto: 1, home: 0 })
  })

  it('leaves out what is hidden at once, and counts it no more once its owner is known to be gone', async () => {
    const { seller, ids, list, written } = await shopOf(LAMP, PILLOW)
    const hide = (isActive: boolean) =>
      catalog.store.collection('websites').updateOne({ _id: ids[0] as never }, { $set: { isActive } })
    await hide(false)
    expect((await list('search=')).items).toMatchObject([{ productName: PILLOW }])
    await hide(true)
    await catalog.publishUser(seller, 2, { isActive: false })
    await until(async () => (await list('')).total === 0)
    expect(await written()).toMatchObject({ items: [], total: 0, counts: { home: 0, health: 0 } })
    await catalog.publishUser(seller, 3)
    await until(async () => (await list('')).total === 2)
  })

  it('gets from a page’s event what a crash kept out of it', async () => {
    const { seller, ids, list } = await shopOf(LAMP)
    await catalog.store.collection('listings').deleteMany({ userId: seller.userId })
    const page = Website.parse((await catalog.http.as(seller).get(`/api/websites/id/${ids[0]}`)).body)
    await catalog.publish([websiteSnapshot(page)])
    await until(async () => (await list('')).total === 1)
  })
})

describe('the storefront of one seller on the platform', () => {
  const shownAt = async (query: string) => {
    const { status, body } = await catalog.http.get(`/storefront${query}`)
    return {
      status,
      ...JSON.parse(/<script type="application\/json">(.*)<\/script>/.exec(String(body))?.[1] ?? '{}').request,
    }
  }

  it('holds their active products and no others, also page by page', async () => {
    const { seller, ids } = await shopOf(LAMP, PILLOW)
    await shopOf(COVERS)
    const ofSeller = `?fbclid=x&prodavac=${seller.userId}`
    expect(await shownAt(ofSeller)).toMatchObject({
      status: 200,
      filter: { category: null, typed: '', seller: seller.userId },
      items: [{ productName: PILLOW }, { productName: LAMP }],
      total: 2,
      counts: { auto: 0, health: 1, home: 1 },
    })
    const hidden = await catalog.http.as(seller).put(`/api/websites/id/${ids[1]}`, { isActive: false })
    expect(hidden.status).toBe(200)
    expect(await shownAt(ofSeller)).toMatchObject({ items: [{ productName: LAMP }], total: 1 })
    const listed = await catalog.http.get(`/api/websites/public-list?seller=${seller.userId}`)
    expect(PublicList.parse(listed.body)).toMatchObject({ items: [{ productName: LAMP }], total: 1 })
  })

  it('answers alike for a seller without products and for nobody, and lets no number be anything else', async () => {
    const { seller, ids } = await shopOf(LAMP)
    await catalog.http.as(seller).put(`/api/websites/id/${ids[0]}`, { isActive: false })
    const [empty, unknown] = [await shownAt(`?prodavac=${seller.userId}`), await shownAt('?prodavac=999999999999999')]
    expect(empty).toMatchObject({ status: 404, kind: 'storefront-without-products' })
    expect(unknown).toEqual(empty)
    for (const malformed of ['0', '-1', 'ana%40primer.test', '{"$gt":0}', '1e3'])
      expect(await shownAt(`?prodavac=${malformed}`)).toMatchObject({ status: 200, filter: { seller: null } })
    expect((await catalog.http.get('/api/websites/public-list?seller=ana')).status).toBe(422)
  })

  it('is nothing to a seller’s own host, which shows theirs', async () => {
    const { written, list } = await shopOf(LAMP)
    const { seller: other } = await shopOf(COVERS)
    expect(await written(`?prodavac=${other.userId}`)).toMatchObject({ items: [{ productName: LAMP }] })
    expect((await list(`seller=${other.userId}`)).items).toMatchObject([{ productName: LAMP }])
  })

  it('is offered where a page of theirs is switched off, if it has others', async () => {
    const { seller, ids, get } = await shopOf(LAMP, PILLOW)
    const [lamp, pillow] = await Promise.all(
      ids.map(async (id) => Website.parse((await catalog.http.as(seller).get(`/api/websites/id/${id}`)).body)),
    )
    const off = (id: number | undefined) => catalog.http.as(seller).put(`/api/websites/id/${id}`, { isActive: false })
    const sellerAt = async (path: string, ask = catalog.http.get) => {
      const { status, body } = await ask(path)
      return [
        status,
        JSON.parse(/<script type="application\/json">(.*)<\/script>/.exec(String(body))?.[1] ?? '').request.sellerId,
      ]
    }
    await off(ids[0])
    expect(await sellerAt(`/${lamp?.customUrl}`)).toEqual([404, seller.userId])
    expect(await sellerAt(`/${lamp?.customUrl}`, get)).toEqual([404, undefined])
    await off(ids[1])
    expect(await sellerAt(`/${pillow?.customUrl}`)).toEqual([404, undefined])
  })
})

describe('the orders of the day', () => {
  it('stand on an honest page’s card, counted, and on no other', async () => {
    const { seller, ids, list } = await shopOf(LAMP, PILLOW)
    await catalog.http.as(seller).put(`/api/websites/id/${ids[0]}`, { figures: 'honest' })
    const order = (websiteId: number | undefined, number: number, changes: object = {}) => ({
      _id: `${websiteId}-${number}`,
      version: 1,
      websiteId,
      createdAt: new Date(),
      cancelled: false,
      ...changes,
    })
    await catalog.store
      .collection('recent_orders')
      .insertMany([
        order(ids[0], 1),
        order(ids[0], 2),
        order(ids[0], 3, { cancelled: true }),
        order(ids[0], 4, { createdAt: new Date(Date.now() - 25 * 3_600_000) }),
        order(ids[1], 1),
      ] as never[])
    expect((await list('')).items.map(({ productName, recentOrders }) => [productName, recentOrders])).toEqual([
      [PILLOW, null],
      [LAMP, 2],
    ])
  })
})

describe('who searches too much', () => {
  const SEARCHES = [
    '/api/websites/public-list?search=lampa',
    '/storefront?trazi=lampa',
    '/storefront?kategorija=home&posle=9',
  ]

  it('waits a little, and is asked to in Serbian; the shop itself stays open, to others all of it', async () => {
    const limited = await catalog.another({ LIMIT_SEARCHES_PER_10_SECONDS: '1' })
    try {
      const { get } = client(limited.port)
      const ask = (path: string, address: string) => get(path, { 'X-Forwarded-For': address })
      for (const [index, path] of SEARCHES.entries()) {
        const address = `203.0.113.${index}`
        const refused = await until(async () => {
          const answer = await ask(path, address)
          return answer.status === 429 && answer
        })
        expect(refused.headers.get('retry-after'), path).toMatch(/^(\d|10)$/)
        expect(JSON.stringify(refused.body), path).toContain(
          path.startsWith('/api') ? TOO_MANY_SEARCHES : 'storefront-limited',
        )
        expect((await ask(path, `198.51.100.${index}`)).status, path).toBe(200)
        expect((await ask('/storefront?kategorija=home', address)).status, path).toBe(200)
      }
    } finally {
      await limited.stop()
    }
  })
})

describe('the storefront as the server writes it', () => {
  it('is narrowed by its address, with the whole shop’s newest and counts', async () => {
    const { written, ids } = await shopOf(LAMP, PILLOW, COVERS)
    expect(await written(`?utm_source=fb&kategorija=home&trazi=${encodeURIComponent('svetlo')}`)).toMatchObject({
      filter: { category: 'home', typed: 'svetlo' },
      after: null,
      items: [{ productName: LAMP }],
      nextCursor: null,
      total: 1,
      newest: [{ productName: COVERS }, { productName: PILLOW }, { productName: LAMP }],
      counts: { auto: 1, health: 1, tech: 0, home: 1, beauty: 0 },
    })
    expect(await written(`?posle=${ids[2]}`)).toMatchObject({
      after: String(ids[2]),
      items: [{ productName: PILLOW }, { productName: LAMP }],
      total: 3,
    })
  })

  it('passes over what its address cannot mean', async () => {
    const { written } = await shopOf(LAMP)
    const hostile = `?kategorija=constructor&trazi[$ne]=x&posle=${'9'.repeat(40)}&trazi=%00${'%26x'.repeat(900)}`
    expect(await written('?kategorija=__proto__&posle=-1&trazi=')).toMatchObject({ total: 1, after: null })
    expect(await written(hostile)).toMatchObject({ items: [], total: 0, filter: { category: null } })
  })

  it('ends a page after 24 products and says where the next begins', async () => {
    const { seller, ids, written } = await shopOf(LAMP)
    for (const name of ['websites', 'listings']) {
      const collection = catalog.store.collection(name)
      const { _id, ...first } = (await collection.findOne({ _id: ids[0] as never })) ?? {}
      const copy = (number: number) => ({
        ...first,
        _id: number,
        ...(name === 'websites' ? { productId: -number, customUrl: `kopija-${number}` } : {}),
      })
      const copies = Array.from({ length: 24 }, (_, index) => copy(5_000_000 + seller.userId + index))
      await collection.insertMany(copies as never[])
    }
    const page = await written()
    expect([page.items.length, page.total, page.newest.length]).toEqual([24, 25, 6])
    expect(await written(`?posle=${page.nextCursor}`)).toMatchObject({ items: [{ id: ids[0] }], nextCursor: null })
  })

  it('says whether all that its seller shows is true', async () => {
    const { seller, ids, written } = await shopOf(LAMP, PILLOW)
    const honest = (id: number | undefined) =>
      catalog.http.as(seller).put(`/api/websites/id/${id}`, { figures: 'honest' })
    expect((await honest(ids[0])).status).toBe(200)
    expect((await written()).honest).toBe(false)
    await honest(ids[1])
    expect((await written()).honest).toBe(true)
  })
})
