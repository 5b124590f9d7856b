import { Buyer } from '@izlog/contracts/http/buyer'
import { OrderPage, PlaceOrderResponse } from '@izlog/contracts/http/orders'
import { SUPER_ADMIN, type TestUser } from '@izlog/kit/testing/client'
import { pageOf } from '@izlog/kit/testing/orderable-page'
import { until } from '@izlog/kit/testing/until'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { orderFor, startOrders } from './start.ts'

let orders: Awaited<ReturnType<typeof startOrders>>
beforeAll(async () => {
  orders = await startOrders()
})
afterAll(() => orders.stop())

let users = 72_000
/** A seller with two pages. */
function newSeller() {
  const userId = users++
  const [one, other] = [userId * 10, userId * 10 + 1]
  for (const page of [one, other]) orders.pages.set(page, pageOf(page, { ownerId: userId }))
  return { seller: { userId, role: 'client' } satisfies TestUser, one, other }
}

/** Places an order and answers its number. */
async function placed(seller: TestUser, page: number, customer: { phone?: string; address?: string } = {}) {
  const customerData = { ...orderFor(page).customerData, ...customer }
  const { orderId } = PlaceOrderResponse.parse((await orders.place(orderFor(page, { customerData }))).body)
  const mine = async () => {
    const { items } = OrderPage.parse((await orders.http.as(seller).get(`/api/orders/my?search=${orderId}`)).body)
    return items[0]
  }
  return { orderId, id: (await until(mine)).id }
}
const note = (seller: TestUser, id: number, step: string) =>
  orders.http.as(seller).post(`/api/orders/${id}/desk`, { step })
const buyer = async (user: TestUser, id: number) =>
  Buyer.parse((await orders.http.as(user).get(`/api/orders/${id}/buyer`)).body)

it('shows what became of all orders under a phone, however it was typed, on all pages of the seller', async () => {
  const { seller, one, other } = newSeller()
  const first = await placed(seller, one, { phone: '064/812-3390' })
  const second = await placed(seller, other, { phone: '+381 64 8123390' })
  const third = await placed(seller, one, { phone: '064 812 3390' })
  await placed(seller, one, { phone: '064 812 3391' })
  for (const step of ['confirmed', 'handed-over', 'delivered']) await note(seller, first.id, step)
  for (const step of ['confirmed', 'handed-over', 'refused']) await note(seller, second.id, step)
  expect(await buyer(seller, third.id)).toMatchObject({
    ...{ place: 3, orders: 3, delivered: 1, refused: 1, hasMore: false },
    spent: [{ currencySymbol: 'RSD', sum: 2990 }],
    risk: ['refused-before', 'duplicate', 'many-to-address'],
    others: [
      { orderId: second.orderId, desk: { shipment: 'refused' } },
      { orderId: first.orderId, status: 'completed' },
    ],
  })
  expect(await buyer(SUPER_ADMIN, first.id)).toMatchObject({ place: 1, orders: 3 })
})

it('counts no other seller’s orders, and is read by nobody else', async () => {
  const [mine, theirs] = [newSeller(), newSeller()]
  const phone = '065 333 2211'
  const refused = await placed(theirs.seller, theirs.one, { phone })
  for (const step of ['confirmed', 'handed-over', 'refused']) await note(theirs.seller, refused.id, step)
  const order = await placed(mine.seller, mine.one, { phone })
  expect(await buyer(mine.seller, order.id)).toEqual({
    ...{ place: 1, orders: 1, delivered: 0, refused: 0, spent: [], hasMore: false, risk: [], others: [] },
  })
  expect((await orders.http.as(theirs.seller).get(`/api/orders/${order.id}/buyer`)).status).toBe(404)
  expect((await orders.http.get(`/api/orders/${order.id}/buyer`)).status).toBe(401)
  expect(JSON.stringify((await orders.http.get(`/api/orders/${order.orderId}`)).body)).not.toContain('risk')
})

it('sees many orders to one address in an hour, whatever their phones are', async () => {
  const { seller, one } = newSeller()
  await placed(seller, one, { phone: '064 812 4001', address: 'Bulevar Evrope 5' })
  const second = await placed(seller, one, { phone: '064 812 4002', address: 'bulevar evrope, 5' })
  expect((await buyer(seller, second.id)).risk).toEqual([])
  const earlier = await placed(seller, one, { phone: '064 812 4003', address: 'BULEVAR EVROPE 5' })
  await orders.placedAgo(earlier.orderId, 2 * 3600)
  expect((await buyer(seller, second.id)).risk).toEqual([])
  const third = await placed(seller, one, { phone: '064 812 4004', address: 'Bulevar Evrope 5' })
  expect((await buyer(seller, third.id)).risk).toEqual(['many-to-address'])
})
