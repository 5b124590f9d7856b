import { Buyer } from '@izlog/contracts/http/buyer'
import { OrderPage, PlaceOrderResponse } from '@izlog/contracts/http/orders'
import { connectStore } from '@izlog/kit/store/connection'
import { SUPER_ADMIN, type TestUser } from '@izlog/kit/testing/client'
import { pageOf } from '@izlog/kit/testing/orderable-page'
import { until } from '@izlog/kit/testing/until'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { searchModel } from '../src/store/order-search.ts'
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

describe('the filter by risk', () => {
  const found = async (seller: TestUser, query: string) =>
    OrderPage.parse((await orders.http.as(seller).get(`/api/orders/my?${query}`)).body).items
  const finds = (seller: TestUser, query: string, wanted: readonly { orderId: string }[]) =>
    until(async () => {
      const codes = (await found(seller, query)).map(({ orderId }) => orderId)
      return String(codes) === String(wanted.map(({ orderId }) => orderId))
    })

  it('follows what becomes of the buyer’s other orders, and shows in rows, selection and export what it goes by', async () => {
    const { seller, one, other } = newSeller()
    const http = orders.http.as(seller)
    const phone = '064 812 5001'
    const first = await placed(seller, one, { phone, address: 'Prva 1' })
    const second = await placed(seller, other, { phone, address: 'Druga 2' })
    for (const step of ['confirmed', 'handed-over', 'refused']) await note(seller, first.id, step)
    await finds(seller, 'risk=refused-before', [second])
    const third = await placed(seller, other, { phone, address: 'bez broja' })
    await finds(seller, 'risk=any', [third, second])
    await finds(seller, 'risk=duplicate&status=pending', [third, second])
    await finds(seller, 'risk=address-without-number&search=stankovic', [third])
    await finds(seller, 'risk=duplicate&status=cancelled', [])
    for (const { orderId, id, risk } of await found(seller, ''))
      expect([orderId, risk]).toEqual([orderId, (await buyer(seller, id)).risk])
    const selected = await http.get('/api/orders/desk/selection?risk=any')
    expect(selected.body).toMatchObject({ ids: [third.id, second.id] })
    const file = String((await http.get('/api/orders/export?risk=address-without-number')).body)
    expect([file.includes(third.orderId), file.includes(second.orderId)]).toEqual([true, false])

    // The second is another buyer's, as a call shows: nothing is shared any more.
    const customerData = { ...orderFor(other).customerData, phone: '064 812 5002' }
    const edit = { customerData, quantity: 1, totalPrice: 2990, version: 1 }
    expect((await http.post(`/api/orders/${second.id}/edit`, edit)).status).toBe(200)
    await finds(seller, 'risk=any', [third])
    await finds(seller, 'risk=duplicate', [])
    await finds(newSeller().seller, 'risk=any', [])
  })

  it('has all of the orders to one address, the first too', async () => {
    const { seller, one } = newSeller()
    const to = (place: number) => placed(seller, one, { phone: `064 812 600${place}`, address: 'Bulevar Evrope 6' })
    const [first, second] = [await to(1), await to(2)]
    await finds(seller, 'risk=any', [])
    await finds(seller, 'risk=many-to-address', [await to(3), second, first])
  })

  it('keeps nothing of a shopper who is erased, nor of what others shared with them', async () => {
    const { seller, one, other } = newSeller()
    const [phone, digits] = ['064 812 7001', '648127001']
    // An erasure asks for a phone by the pages that there are.
    for (const page of [one, other]) await orders.announce(pageOf(page, { ownerId: seller.userId }))
    await orders.caughtUp('order.projections', ['websites'])
    const refused = await placed(seller, one, { phone })
    for (const step of ['confirmed', 'handed-over', 'refused']) await note(seller, refused.id, step)
    const order = await placed(seller, other, { phone })
    await finds(seller, 'risk=refused-before', [order])
    const store = await connectStore('order', orders.env)
    // Only what ended ten minutes ago is erased.
    const at = new Date(Date.now() - 11 * 60_000)
    const end = { $set: { 'timeline.2.at': at, endedAt: at } }
    await store.collection('orders').updateOne({ orderId: refused.orderId }, end)
    expect((await orders.http.as(SUPER_ADMIN).post('/api/admin/erasures', { phone })).status).toBe(201)
    await finds(seller, 'risk=any', [])
    const entryOf = async (orderId: string) => JSON.stringify(await searchModel(store).findById(orderId).lean())
    await until(async () => !(await entryOf(refused.orderId)).includes(digits))
    expect(await entryOf(order.orderId)).toContain(digits)
    await store.close()
  })
})
