import { client, SELLER, SUPER_ADMIN } from '@izlog/kit/testing/client'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Catalog, startCatalog } from './start.ts'

let catalog: Catalog
beforeAll(async () => {
  catalog = await startCatalog()
})
afterAll(() => catalog.stop())

it('GET /api/websites/held-by/{userId} counts every page of one seller', async () => {
  const owner = { userId: 4001, role: 'client' as const }
  const [first] = [await catalog.page({}, owner), await catalog.page({}, owner), await catalog.page({}, SELLER)]
  await catalog.store.collection('websites').updateOne({ _id: first.id as never }, { $set: { isActive: false } })
  const ask = (userId: unknown) => client(catalog.port, SUPER_ADMIN).get(`/api/websites/held-by/${userId}`)
  expect((await ask(owner.userId)).body).toEqual({ pages: 2 })
  expect((await ask(4002)).body).toEqual({ pages: 0 })
  expect((await ask('svi')).status).toBe(422)
})
