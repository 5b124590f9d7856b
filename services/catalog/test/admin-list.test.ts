import { AdminWebsitePage } from '@izlog/contracts/http/catalog'
import { SUPER_ADMIN, type TestUser } from '@izlog/kit/testing/client'
import { until } from '@izlog/kit/testing/until'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Catalog, fresh, startCatalog } from './start.ts'

let catalog: Catalog
beforeAll(async () => {
  catalog = await startCatalog()
})
afterAll(() => catalog.stop())

const found = async (search: string, more = '') =>
  AdminWebsitePage.parse(
    (await catalog.http.as(SUPER_ADMIN).get(`/api/websites?search=${encodeURIComponent(search)}${more}`)).body,
  )
const idsOf = async (search: string) => (await found(search)).items.map(({ id }) => id)

/** A seller of this name whose snapshot has arrived. */
async function sellerNamed(lastName: string, version = 1): Promise<TestUser> {
  const seller: TestUser = { userId: Math.floor(fresh() % 1_000_000_000), role: 'client' }
  await catalog.publishUser(seller, version, { lastName })
  await until(() => catalog.store.collection('sellers').findOne({ _id: seller.userId as never }))
  return seller
}

describe('GET /api/websites', () => {
  it('names whose each page is, by the name of today', async () => {
    const seller = await sellerNamed('Đurđić')
    const { id } = await catalog.page({}, seller)
    const nobodys = await catalog.page()
    const { items } = await found('')
    expect(items.find((item) => item.id === id)?.sellerName).toBe('Marko Đurđić')
    expect(items.find((item) => item.id === nobodys.id)?.sellerName).toBeNull()
    await catalog.publishUser(seller, 2, { lastName: 'Perić' })
    await until(async () => (await found('')).items.some((item) => item.id === id && item.sellerName === 'Marko Perić'))
  })

  it('finds by product, title, address and seller, without diacritics, also what is switched off', async () => {
    const seller = await sellerNamed('Šćepanović')
    const page = await catalog.page({ productName: 'Žičani cediljak Vrelo' }, seller)
    await until(async () => (await idsOf('cediljak')).includes(page.id))
    for (const search of ['zicani', 'VRELO žičani', page.customUrl, 'scepanovic', 'vrelo Šćepanović'])
      expect([search, await idsOf(search)]).toEqual([search, [page.id]])
    expect(await idsOf('vrelo petrović')).toEqual([])
    await catalog.publishUser(seller, 2, { lastName: 'Šćepanović', isActive: false })
    await until(async () => (await idsOf('scepanovic vrelo')).includes(page.id))
  })

  it('pages through what it found', async () => {
    const seller = await sellerNamed('Listarević')
    const pages = []
    for (let made = 0; made < 3; made++) pages.push(await catalog.page({}, seller))
    const first = await found('listarevic', '&limit=2')
    const second = await found('listarevic', `&limit=2&cursor=${first.nextCursor}`)
    expect([first.total, second.nextCursor]).toEqual([3, null])
    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(pages.map(({ id }) => id).toReversed())
  })

  it('refuses a search that is too long, and a cursor that is none', async () => {
    const get = (query: string) => catalog.http.as(SUPER_ADMIN).get(`/api/websites?${query}`)
    expect(await get(`search=${'a'.repeat(81)}`)).toMatchObject({ status: 422 })
    expect(await get('search=vrelo&cursor=$where')).toMatchObject({ status: 422 })
  })

  it('finds pages from before there was a search, once they are brought up to date', async () => {
    const { id } = await catalog.page({ productName: 'Starinski fenjer' })
    await until(async () => (await idsOf('starinski fenjer')).includes(id))
    const unset = { $unset: { adminText: 1 as const } }
    await catalog.store.collection<{ _id: number }>('listings').updateOne({ _id: id }, unset)
    await catalog.store.collection('migrations').deleteOne({ _id: '2026-11-listings-have-admin-text' as never })
    const other = await catalog.another()
    await until(async () => (await idsOf('starinski fenjer')).includes(id))
    await other.stop()
  })
})
