import { CATALOG_MESSAGES } from '@izlog/contracts/http/catalog'
import { EDITOR_MESSAGES } from '@izlog/contracts/http/editor'
import { SITE_OWNER_HEADER } from '@izlog/contracts/http/hosts'
import { OWN_PAGE_MESSAGES } from '@izlog/contracts/http/own-page'
import { OTHER_SELLER, SELLER, SUPER_ADMIN, type TestUser } from '@izlog/kit/testing/client'
import { until } from '@izlog/kit/testing/until'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Catalog, fresh, startCatalog } from './start.ts'

let catalog: Catalog
beforeAll(async () => {
  catalog = await startCatalog()
})
afterAll(() => catalog.stop())

const move = (id: number, customUrl: string, user: TestUser = SELLER, headers = {}) =>
  catalog.http.as(user).post(`/api/websites/id/${id}/address`, { customUrl }, headers)
const freshUrl = () => `lampa-${fresh()}`
/** The page itself, or where its address leads. */
async function at(path: string, owner?: number) {
  const { status, headers } = await fetch(`http://127.0.0.1:${catalog.port}${path}`, {
    redirect: 'manual',
    headers: owner === undefined ? {} : { [SITE_OWNER_HEADER]: String(owner), 'x-forwarded-host': 'lampa.rs' },
  })
  return status === 200 ? status : { status, to: headers.get('location'), caching: headers.get('cache-control') }
}
const leadsTo = (to: string) => ({ status: 302, to, caching: 'no-store' })
const taken = { status: 409, body: { message: CATALOG_MESSAGES.urlTaken, issues: [{ path: 'customUrl' }] } }

it('a page is moved as one edit, and its old address leads on with its query, on the seller’s host too', async () => {
  const { id, customUrl: old } = await catalog.page()
  const moved = freshUrl()
  expect(await move(id, moved.toUpperCase())).toMatchObject({
    ...{ status: 200 },
    body: { message: OWN_PAGE_MESSAGES.moved, website: { id, customUrl: moved, version: 2 } },
  })
  expect(await at(`/${moved}`)).toBe(200)
  for (const owner of [undefined, SELLER.userId]) {
    expect(await at(`/${old}?fbclid=A%20b`, owner)).toEqual(leadsTo(`/${moved}?fbclid=A%20b`))
    expect(await at(`/${old}/uslovi`, owner)).toEqual(leadsTo(`/${moved}/uslovi`))
  }
  expect(await at(`/${old}`, OTHER_SELLER.userId)).toMatchObject({ status: 404 })
  const { body } = await catalog.http.as(SELLER).get(`/api/websites/id/${id}/revisions`)
  expect(body).toMatchObject({ items: [{ revision: 2, changedFields: ['customUrl'] }, { revision: 1 }] })
  await until(() => catalog.events.all('website.snapshot', String(id)).length === 2)
  expect(catalog.events.all('website.snapshot', String(id))[1]?.data).toMatchObject({ customUrl: moved })
})

it('of a page that was moved twice, and back, each address leads to where it is', async () => {
  const { id, customUrl: first } = await catalog.page()
  const [second, third] = [freshUrl(), freshUrl()]
  await move(id, second)
  await move(id, third)
  expect([await at(`/${first}`), await at(`/${second}`)]).toEqual([leadsTo(`/${third}`), leadsTo(`/${third}`)])
  expect(await move(id, first)).toMatchObject({ status: 200 })
  expect([await at(`/${first}`), await at(`/${second}`)]).toEqual([200, leadsTo(`/${first}`)])
  // Switched off, it is off at its own address, and does not lead to itself.
  await catalog.http.as(SELLER).put(`/api/websites/id/${id}`, { isActive: false })
  expect(await at(`/${first}`)).toMatchObject({ status: 404 })
})

it('nobody but its seller may use an old address again', async () => {
  const { id, customUrl: old } = await catalog.page()
  await move(id, freshUrl())
  const { id: others } = await catalog.page({}, OTHER_SELLER)
  expect(await move(others, old, OTHER_SELLER)).toMatchObject(taken)
  const create = async (user: TestUser) =>
    catalog.http.as(user).post('/api/sync/create-website', await catalog.brief({ customUrl: old }))
  const available = async (user: TestUser) =>
    (await catalog.http.as(user).get(`/api/websites/url-available?url=${old}`)).body as { state: string }
  expect(await create(OTHER_SELLER)).toMatchObject(taken)
  expect([await available(OTHER_SELLER), await available(SELLER)]).toMatchObject([
    { state: 'taken' },
    { state: 'free' },
  ])
  expect(await create(SELLER)).toMatchObject({ status: 200 })
  expect(await at(`/${old}`)).toBe(200)
})

it('an address that is taken, reserved or malformed is refused, and the page stays where it is', async () => {
  const { id, customUrl } = await catalog.page()
  const other = await catalog.page()
  expect(await move(id, other.customUrl)).toMatchObject(taken)
  for (const refused of ['orders', 'uslovi', 'Ćao lampo', ''])
    expect(await move(id, refused)).toMatchObject({ status: 422, body: { issues: [{ path: 'customUrl' }] } })
  expect(await at(`/${customUrl}`)).toBe(200)
  expect(await move(id, customUrl)).toMatchObject({ status: 200, body: { website: { version: 1 } } })
})

it('of two pages moved to one address at once, one gets it', async () => {
  const [one, two, wanted] = [await catalog.page(), await catalog.page(), freshUrl()]
  const answers = await Promise.all([move(one.id, wanted), move(two.id, wanted)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
})

it('a locked page is not moved, nor one that was saved since', async () => {
  const { id } = await catalog.page()
  await catalog.http.as(SUPER_ADMIN).put(`/api/websites/id/${id}`, { editableByClient: false })
  expect(await move(id, freshUrl())).toMatchObject({ status: 403, body: { message: EDITOR_MESSAGES.locked } })
  expect(await move(id, freshUrl(), SUPER_ADMIN, { 'if-match': '"1"' })).toMatchObject({
    ...{ status: 409, body: { code: 'website.changed' } },
  })
})
