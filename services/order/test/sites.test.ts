import { SITE_OWNER_HEADER } from '@izlog/contracts/http/hosts'
import { PlaceOrderResponse } from '@izlog/contracts/http/orders'
import { OTHER_SELLER, SELLER, type TestUser } from '@izlog/kit/testing/client'
import { pageOf } from '@izlog/kit/testing/orderable-page'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newKey, orderFor, startOrders } from './start.ts'

let orders: Awaited<ReturnType<typeof startOrders>>
beforeAll(async () => {
  orders = await startOrders()
  orders.pages.set(1, pageOf(1))
  orders.pages.set(2, pageOf(2, { ownerId: OTHER_SELLER.userId, productName: 'Tuđi usisivač' }))
})
afterAll(() => orders.stop())

/** As the gateway passes it on from that seller's own host. */
const on = ({ userId }: TestUser) => ({ [SITE_OWNER_HEADER]: String(userId) })
const place = (websiteId: number, headers: Record<string, string>, key = newKey()) =>
  orders.http.post('/api/orders', orderFor(websiteId), { 'idempotency-key': key, ...headers })
const postForm = (websiteId: number, headers: Record<string, string>) => {
  const typed = { websiteId: String(websiteId), quantity: '1', name: 'Jovana Stanković', phone: '064 812 3390' }
  const fields = new URLSearchParams({ ...typed, address: 'Futoška 21', city: 'Novi Sad' })
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  return orders.http.post('/api/orders', fields.toString(), { ...form, ...headers })
}

it('a seller’s own host takes orders for their pages only', async () => {
  expect(await place(1, { ...on(SELLER), origin: 'http://radnja.rs' })).toMatchObject({ status: 201 })
  expect(await place(2, on(SELLER))).toMatchObject({ status: 404, body: { code: 'order.website-unknown' } })
  expect(await place(2, {})).toMatchObject({ status: 201 })
  // Known by now without asking catalog.
  expect(await place(2, on(SELLER))).toMatchObject({ status: 404, body: { code: 'order.website-unknown' } })
})

it('an order placed elsewhere is not shown there to somebody who repeats its key', async () => {
  const key = newKey()
  const [first, again] = [await place(2, {}, key), await place(2, {}, key)]
  expect(again.body).toEqual(first.body)
  expect(await place(2, on(SELLER), key)).toMatchObject({ status: 404, body: { code: 'order.website-unknown' } })
})

it('the plain form works there as well, and shows nothing of another’s page', async () => {
  const placed = await postForm(1, on(SELLER))
  expect(placed.status).toBe(303)
  expect(placed.headers.get('location')).toMatch(/^\/hvala\/1\//)
  const refused = await postForm(2, on(SELLER))
  expect(refused.status).toBe(404)
  expect(String(refused.body)).not.toContain('Tuđi usisivač')
  expect(String((await postForm(2, {})).headers.get('location'))).toMatch(/^\/hvala\/2\//)
})

it('an order is read on its own seller’s host and on the platform', async () => {
  const { orderId } = PlaceOrderResponse.parse((await place(1, on(SELLER))).body)
  const read = async (headers: Record<string, string>) =>
    (await orders.http.get(`/api/orders/${orderId}`, headers)).status
  expect([await read(on(SELLER)), await read(on(OTHER_SELLER)), await read({})]).toEqual([200, 404, 200])
  expect(await read({ [SITE_OWNER_HEADER]: 'nobody' })).toBe(404)
})
