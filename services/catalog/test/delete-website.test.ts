import { DAY_MS } from '@izlog/contracts/domain/durations'
import { EDITOR_MESSAGES } from '@izlog/contracts/http/editor'
import { OWN_PAGE_MESSAGES, TrashPage } from '@izlog/contracts/http/own-page'
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
const remove = (id: number, user: TestUser = SELLER, headers = {}) => catalog.http.as(user).delete(address(id), headers)
const bringBack = (id: number, user: TestUser = SELLER) => catalog.http.as(user).post(`${address(id)}/bring-back`, {})
const trash = async (user: TestUser = SELLER) =>
  TrashPage.parse((await catalog.http.as(user).get('/api/websites/trash')).body).items
const mine = async () => (await catalog.http.as(SELLER).get('/api/websites/my')).body as { items: { id: number }[] }
const shown = async (customUrl: string) => (await catalog.http.get(`/${customUrl}`)).status
const snapshots = (id: number) => catalog.events.all('website.snapshot', String(id)).map(({ data }) => data)
/** As if the page had been deleted so many days ago. */
const age = (id: number, days: number) =>
  catalog.store
    .collection('websites')
    .updateOne({ _id: id as never }, { $set: { trashedAt: new Date(Date.now() - days * DAY_MS) } })

it('before a page is deleted, what hangs on it is answered in numbers', async () => {
  const { id } = await catalog.page()
  await catalog.http.as(SELLER).put(address(id), { title: 'U nacrtu', draft: true })
  const answer = await catalog.http.as(SELLER).get(`${address(id)}/deletion`)
  expect(answer).toMatchObject({ status: 200, body: { orders: 0, upsellProducts: 0, hasDraft: true, isActive: true } })
})

it('a deleted page is gone for shoppers, orders and lists at once, and is brought back as it was', async () => {
  const { id, customUrl } = await catalog.page()
  await catalog.http.as(SELLER).put(address(id), { title: 'U nacrtu', draft: true })
  expect(await remove(id)).toMatchObject({
    ...{ status: 200 },
    body: { message: OWN_PAGE_MESSAGES.deleted, website: { id, customUrl, daysLeft: 30 } },
  })
  expect([await shown(customUrl), (await catalog.http.as(SELLER).get(address(id))).status]).toEqual([404, 404])
  expect((await mine()).items.map((item) => item.id)).not.toContain(id)
  const { body } = await catalog.http.get('/api/websites/public-list?limit=50')
  expect((body as { items: { id: number }[] }).items.map((item) => item.id)).not.toContain(id)
  expect(await trash()).toEqual(expect.arrayContaining([expect.objectContaining({ id, customUrl, daysLeft: 30 })]))
  expect(await trash(OTHER_SELLER)).toEqual([])
  // Its address stays its own.
  expect(await catalog.http.as(OTHER_SELLER).get(`/api/websites/url-available?url=${customUrl}`)).toMatchObject({
    body: { state: 'taken' },
  })

  expect(await bringBack(id)).toMatchObject({
    ...{ status: 200 },
    body: { message: OWN_PAGE_MESSAGES.broughtBack, website: { id, isActive: true, draft: { by: 'you' } } },
  })
  expect(await shown(customUrl)).toBe(200)
  expect((await trash()).map((item) => item.id)).not.toContain(id)
  await until(() => snapshots(id).length === 3)
  expect(snapshots(id).slice(1)).toMatchObject([
    { active: false, trashed: true, deleted: false },
    { active: true, trashed: false, deleted: false },
  ])
})

it('deleting or bringing back a page twice changes nothing more', async () => {
  const { id } = await catalog.page()
  const answers = await Promise.all([remove(id), remove(id)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  const again = await Promise.all([bringBack(id), bringBack(id)])
  expect(again.map(({ status, body }) => [status, (body as { website: { version: number } }).website.version])).toEqual(
    [
      [200, 3],
      [200, 3],
    ],
  )
})

it('a locked page, another’s, and one that was saved since are not deleted', async () => {
  const { id } = await catalog.page()
  expect(await remove(id, OTHER_SELLER)).toMatchObject({ status: 404 })
  await catalog.http.as(SUPER_ADMIN).put(address(id), { editableByClient: false })
  expect(await remove(id)).toMatchObject({ status: 403, body: { message: EDITOR_MESSAGES.locked } })
  expect(await remove(id, SUPER_ADMIN, { 'if-match': '"1"' })).toMatchObject({ status: 409 })
  expect(await remove(id, SUPER_ADMIN)).toMatchObject({ status: 200 })
  expect(await bringBack(id, OTHER_SELLER)).toMatchObject({ status: 404 })
  expect(await bringBack(id)).toMatchObject({ status: 403 })
})

it('shoppers of a deleted page are offered what else its seller shows', async () => {
  const { customUrl, id } = await catalog.page()
  await catalog.page()
  await remove(id)
  const page = String((await catalog.http.get(`/${customUrl}`)).body)
  expect(page).toContain(`"sellerId":${SELLER.userId}`)
})

it('after thirty days it is gone for good, with its former addresses, and its address is free', async () => {
  const { id, customUrl: old } = await catalog.page()
  const customUrl = `lampa-${fresh()}`
  await catalog.http.as(SELLER).post(`${address(id)}/address`, { customUrl })
  await remove(id)
  await age(id, 29.5)
  expect((await trash()).find((item) => item.id === id)).toMatchObject({ daysLeft: 1 })
  await age(id, 30)
  expect((await trash()).map((item) => item.id)).not.toContain(id)
  expect(await bringBack(id)).toMatchObject({ status: 404, body: { message: OWN_PAGE_MESSAGES.gone } })

  const another = await catalog.another()
  await until(async () => (await catalog.store.collection('websites').countDocuments({ _id: id as never })) === 0)
  await another.stop()
  await until(() => snapshots(id).length === 4)
  expect(snapshots(id).at(-1)).toMatchObject({ active: false, deleted: true })
  for (const name of ['revisions', 'former-urls'])
    expect(await catalog.store.collection(name).countDocuments({ websiteId: id })).toBe(0)
  for (const url of [old, customUrl])
    expect(await catalog.http.as(OTHER_SELLER).get(`/api/websites/url-available?url=${url}`)).toMatchObject({
      body: { state: 'free' },
    })
})
