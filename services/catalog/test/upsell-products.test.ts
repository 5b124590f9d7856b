import { makeEvent } from '@izlog/kit/bus/make-event'
import { SELLER } from '@izlog/kit/testing/client'
import { until } from '@izlog/kit/testing/until'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Catalog, fresh, startCatalog } from './start.ts'

let catalog: Catalog
beforeAll(async () => {
  catalog = await startCatalog()
})
afterAll(() => catalog.stop())

let version = 0
/** Publishes an upsell product's snapshot, as upsell does. */
const publishOffer = (id: number, websiteId: number, active: boolean, deleted = false) =>
  catalog.publish([
    makeEvent(
      'upsell-products',
      'upsell-product.snapshot.v1',
      { aggregateId: id, aggregateVersion: ++version, at: new Date() },
      {
        id,
        websiteId,
        userId: SELLER.userId,
        title: 'Jastučnica',
        sku: null,
        image: null,
        originalPrice: null,
        discountPrice: 990,
        currency: 'RSD',
        active,
        deleted,
      },
    ),
  ])

it('a page says whether it has an active upsell product, and a save does not forget it', async () => {
  const { id, customUrl } = await catalog.page()
  const read = async () =>
    (await catalog.http.as(SELLER).get(`/api/websites/id/${id}`)).body as {
      hasUpsellProducts: boolean
      version: number
    }
  const untilHas = (wanted: boolean) => until(async () => (await read()).hasUpsellProducts === wanted)
  const [first, second] = [fresh(), fresh()]
  const before = await read()
  expect(before.hasUpsellProducts).toBe(false)

  await publishOffer(first, id, false)
  await publishOffer(second, id, true)
  await untilHas(true)
  expect((await read()).version).toBe(before.version)
  expect((await catalog.http.get(`/api/websites/public?url=${customUrl}`)).body).toMatchObject({
    hasUpsellProducts: true,
  })
  await catalog.http.as(SELLER).put(`/api/websites/id/${id}`, { title: 'Novi naslov' })
  expect(await read()).toMatchObject({ title: 'Novi naslov', hasUpsellProducts: true })

  await publishOffer(first, id, true)
  await publishOffer(second, id, true, true)
  await until(() => catalog.store.collection('upsell_offers').findOne({ _id: second as never, active: false }))
  await untilHas(true)
  await publishOffer(first, id, false)
  await untilHas(false)
})
