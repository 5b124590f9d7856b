import { SITE_OWNER_HEADER } from '@izlog/contracts/http/hosts'
import { OTHER_SELLER, SELLER, type TestUser } from '@izlog/kit/testing/client'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startUpsells, type Upsells } from './start.ts'

let upsells: Upsells
beforeAll(async () => {
  upsells = await startUpsells()
})
afterAll(() => upsells.stop())

/** As the gateway passes it on from that seller's own host. */
const on = ({ userId }: TestUser) => ({ [SITE_OWNER_HEADER]: String(userId) })

it('upsell products are shown on their seller’s own host, and another’s page is unknown there', async () => {
  const page = upsells.page()
  await upsells.publishPage(page)
  const product = await upsells.product(page.id)
  const list = (websiteId: number, headers: Record<string, string>) =>
    upsells.http.get(`/api/upsell/products/${websiteId}`, headers)
  expect(await list(page.id, on(SELLER))).toMatchObject({ status: 200, body: [{ id: product.id }] })
  expect(await list(page.id, on(OTHER_SELLER))).toMatchObject({ status: 404, body: { code: 'website.unknown' } })
  expect(await list(page.id, {})).toMatchObject({ status: 200 })
  expect(await list(999_999, on(SELLER))).toMatchObject({ status: 404 })
  // The projection does not have the host yet, so catalog is asked.
  expect(await list(upsells.page().id, on(SELLER))).toMatchObject({ status: 200, body: [] })
})

it('an upsell product is taken on its seller’s own host only, also when it was taken before', async () => {
  const page = upsells.page()
  const product = await upsells.product(page.id)
  const order = upsells.order(page)
  const take = (headers: Record<string, string>) => {
    const { id: upsellProductId, websiteId, discountPrice: totalPrice } = product
    const body = { originalOrderId: order.orderId, upsellProductId, websiteId, quantity: 1, totalPrice }
    return upsells.http.post('/api/upsell/order', body, headers)
  }
  expect(await take(on(OTHER_SELLER))).toMatchObject({ status: 404, body: { code: 'upsell.not-offered' } })
  expect(order.upsells).toEqual([])
  expect(await take(on(SELLER))).toMatchObject({ status: 201 })
  expect(await take(on(OTHER_SELLER))).toMatchObject({ status: 404, body: { code: 'upsell.not-offered' } })
})
