import { CATALOG_MESSAGES } from '@izlog/contracts/http/catalog'
import { EditedWebsite } from '@izlog/contracts/http/editor'
import { type DuplicateWebsiteBody, DuplicateWebsiteResponse, OWN_PAGE_MESSAGES } from '@izlog/contracts/http/own-page'
import { OTHER_SELLER, SELLER, SUPER_ADMIN, type TestUser } from '@izlog/kit/testing/client'
import { until } from '@izlog/kit/testing/until'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Catalog, fresh, startCatalog } from './start.ts'

let catalog: Catalog
beforeAll(async () => {
  catalog = await startCatalog()
})
afterAll(() => catalog.stop())

const address = (id: number) => `/api/websites/id/${id}`
const ask = (id: number, body: Partial<DuplicateWebsiteBody> = {}, user: TestUser = SELLER) =>
  catalog.http.as(user).post(`${address(id)}/duplicate`, { customUrl: `kopija-${fresh()}`, ...body })
const duplicate = async (id: number, body: Partial<DuplicateWebsiteBody> = {}) =>
  DuplicateWebsiteResponse.parse((await ask(id, body)).body)
const read = async (id: number) => EditedWebsite.parse((await catalog.http.as(SELLER).get(address(id))).body)

it('a copy has all texts and upsell products, and is off until it is checked', async () => {
  const { id } = await catalog.page({ upsellProductLinks: [{ noLink: true, title: 'Navlaka', price: 990 }] })
  await catalog.http.as(SELLER).put(address(id), { title: 'Moj naslov' })
  await catalog.http.as(SELLER).put(address(id), { hook: 'U nacrtu', draft: true })
  const { message, website } = await duplicate(id)
  expect(message).toBe(OWN_PAGE_MESSAGES.duplicated)
  const [source, copy] = [await read(id), await read(website.id)]
  expect(copy).toMatchObject({
    ...{ title: 'Moj naslov', hook: source.hook, editedFields: ['title'], images: source.images },
    ...{ currentPrice: 2990, quantityOffers: source.quantityOffers, upsellProductLinks: source.upsellProductLinks },
    ...{ copiedFrom: id, isActive: false, version: 1, draft: null },
  })
  expect(copy.productId).not.toBe(source.productId)
  expect((await catalog.http.get(`/${website.customUrl}`)).status).toBe(404)
  const { body } = await catalog.http.as(SELLER).get(`${address(website.id)}/revisions`)
  expect(body).toMatchObject({ items: [{ revision: 1, kind: 'created' }] })
  await until(() => catalog.events.all('website.snapshot', String(website.id)).length === 1)
  expect(catalog.events.all('website.snapshot', String(website.id))[0]?.data).toMatchObject({
    ...{ active: false, upsellProductLinks: [{ title: 'Navlaka', price: 990 }] },
  })
  expect((await read(id)).version).toBe(source.version)
})

it('into Ijekavian the texts are turned word by word, and prices are as confirmed', async () => {
  const { id } = await catalog.page()
  await catalog.http.as(SELLER).put(address(id), { title: 'Lepo mleko', hook: 'Samo 990 RSD' })
  const { website, notes } = await duplicate(id, {
    ...{ targetMarket: 'Montenegro', prices: { current: 25, 'upsell.0': 5 } },
    upsells: [{ noLink: true, title: 'Navlaka', price: 990 }],
  })
  expect(await read(website.id)).toMatchObject({
    ...{ targetMarket: 'Montenegro', currency: 'EUR', currencySymbol: '€', currentPrice: 25, originalPrice: 43 },
    ...{ title: 'Lijepo mlijeko', upsellProductLinks: [{ title: 'Navlaka', price: 5 }] },
  })
  expect(notes).toEqual([
    'Tržište je Crna Gora: cene su u valuti €, a telefon se proverava po pravilima te zemlje.',
    'Tekstovi su u ijekavici. Pročitajte ih pre objavljivanja.',
    'U tekstu se pominje iznos u valuti RSD. Proverite uvodnu rečenicu.',
    'Porudžbine i domen ostaju na prvoj stranici.',
  ])
})

it('upsell products come along as they are: crossed-out price, pictures, the seller’s message, and off where they were off', async () => {
  const { id } = await catalog.page()
  const images = ['https://slike.test/1.jpg', 'https://slike.test/2.jpg']
  const words = { urgentDescription: 'Uz jastuk ide i navlaka.', features: ['Pere se na 60°'] }
  const off = { title: 'Navlaka', price: 990, originalPrice: 1490, images, ...words, isActive: false }
  const { website } = await duplicate(id, { upsells: [{ noLink: true, ...off }, 'https://dobavljac.test/torba'] })
  expect((await read(website.id)).upsellProductLinks).toEqual([
    { url: '', ...off },
    { url: 'https://dobavljac.test/torba' },
  ])
})

it('into Ekavian the texts are written anew, and the seller’s own stay and are named', async () => {
  const { id } = await catalog.page({ targetMarket: 'Montenegro', currentPrice: '26', originalPrice: '43' })
  await catalog.http.as(SELLER).put(address(id), { title: 'Lijepo mlijeko' })
  const { website, notes } = await duplicate(id, { targetMarket: 'Serbia' })
  const copy = await read(website.id)
  expect(copy).toMatchObject({ title: 'Lijepo mlijeko', currency: 'RSD', currentPrice: 3050, originalPrice: 5040 })
  expect(copy.longDescription).not.toMatch(/prije|cijen|mjest/i)
  expect(notes).toContain('Vaše reči su ostale kakve su bile. Proverite naslov.')
})

it('a taken address, a wrong price, another’s page and a locked one are refused', async () => {
  const { id, customUrl } = await catalog.page()
  expect(await ask(id, { customUrl })).toMatchObject({ status: 409, body: { message: CATALOG_MESSAGES.urlTaken } })
  expect(await ask(id, { targetMarket: 'Bosnia', prices: { current: 0 } })).toMatchObject({
    ...{ status: 422, body: { issues: [{ path: 'prices.current' }] } },
  })
  expect(await ask(id, {}, OTHER_SELLER)).toMatchObject({ status: 404 })
  const twice = { customUrl: `kopija-${fresh()}` }
  const answers = await Promise.all([ask(id, twice), ask(id, twice)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  await catalog.http.as(SUPER_ADMIN).put(address(id), { editableByClient: false })
  expect(await ask(id)).toMatchObject({ status: 403 })
})
