import { DESK_MESSAGES } from '@izlog/contracts/http/desk'
import { BulkDeskAnswer, MANY_AT_ONCE, MANY_ORDERS_MESSAGES, OrderSelection } from '@izlog/contracts/http/many-orders'
import { ORDER_MESSAGES, OrderPage, PlaceOrderResponse } from '@izlog/contracts/http/orders'
import { SUPER_ADMIN, type TestUser } from '@izlog/kit/testing/client'
import { pageOf } from '@izlog/kit/testing/orderable-page'
import { until } from '@izlog/kit/testing/until'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { orderFor, startOrders } from './start.ts'

let orders: Awaited<ReturnType<typeof startOrders>>
beforeAll(async () => {
  orders = await startOrders()
})
afterAll(() => orders.stop())

let users = 72_000
/** A seller with orders of their own, newest first. */
async function sellerWith(count: number) {
  const userId = users++
  const seller: TestUser = { userId, role: 'client' }
  orders.pages.set(userId, pageOf(userId, { ownerId: userId }))
  for (let number = 0; number < count; number++) {
    const customerData = { ...orderFor(userId).customerData, phone: `064 812 ${1000 + number}` }
    PlaceOrderResponse.parse((await orders.place(orderFor(userId, { customerData }))).body)
  }
  return { seller, ids: (await listOf(seller)).map(({ id }) => id) }
}

const listOf = async (user: TestUser) => OrderPage.parse((await orders.http.as(user).get('/api/orders/my')).body).items
const bulk = (user: TestUser, body: object) => orders.http.as(user).post('/api/orders/desk/bulk', body)
const resultsOf = async (user: TestUser, body: object) => BulkDeskAnswer.parse((await bulk(user, body)).body).results
const select = async (user: TestUser, query = '') =>
  OrderSelection.parse((await orders.http.as(user).get(`/api/orders/desk/selection${query}`)).body)

describe('the same step of many orders', () => {
  it('is taken by each that may, and the others say why not', async () => {
    const { seller, ids } = await sellerWith(3)
    const [first = 0, second = 0, third = 0] = ids
    await orders.http.as(seller).post(`/api/orders/${second}/desk`, { step: 'declined' })
    await orders.http.as(seller).post(`/api/orders/${third}/desk`, { step: 'confirmed' })
    expect(await resultsOf(seller, { ids, step: 'packed' })).toEqual([
      { id: first, orderId: expect.any(String), refusal: DESK_MESSAGES.notPossible('new', 'packed') },
      { id: second, orderId: expect.any(String), refusal: DESK_MESSAGES.notPossible('declined', 'packed') },
      { id: third, orderId: expect.any(String), refusal: null },
    ])
    expect((await listOf(seller)).map(({ desk }) => desk.shipment)).toEqual([null, null, 'packed'])
  })

  it('counts once when the call is sent again, with its event and its reason', async () => {
    const { seller, ids } = await sellerWith(2)
    const declining = { ids, step: 'declined', reason: 'Nema robe' }
    const [one, two] = await Promise.all([resultsOf(seller, declining), resultsOf(seller, declining)])
    expect([...one, ...two].map(({ refusal }) => refusal)).toEqual([null, null, null, null])
    const [order] = await listOf(seller)
    expect(order).toMatchObject({ status: 'cancelled', desk: { reason: 'Nema robe' } })
    await until(() => orders.events.all('order.status-changed', order?.orderId ?? '').length === 1)
    expect(orders.events.all('order.desk-changed', order?.orderId ?? '')).toHaveLength(1)
  })

  it('reaches nobody else’s orders, but an administrator’s reaches all', async () => {
    const { ids } = await sellerWith(1)
    const other: TestUser = { userId: users++, role: 'client' }
    expect(await resultsOf(other, { ids, step: 'confirmed' })).toMatchObject([
      { orderId: null, refusal: ORDER_MESSAGES.notFound },
    ])
    expect(await resultsOf(SUPER_ADMIN, { ids, step: 'confirmed' })).toMatchObject([{ refusal: null }])
  })

  it.each([
    [[], MANY_ORDERS_MESSAGES.none],
    [Array.from({ length: MANY_AT_ONCE + 1 }, (_, index) => index + 1), MANY_ORDERS_MESSAGES.tooMany(MANY_AT_ONCE)],
  ])('is asked for between one and five hundred orders', async (ids, message) => {
    const user: TestUser = { userId: users++, role: 'client' }
    expect(await bulk(user, { ids, step: 'confirmed' })).toMatchObject({ status: 422, body: { message } })
  })
})

describe('all orders of a filter', () => {
  it('are selected by their numbers, newest first, and are the seller’s own', async () => {
    const { seller, ids } = await sellerWith(3)
    expect(await select(seller)).toEqual({ ids, isAll: true })
    await until(async () => (await select(seller, '?status=pending')).ids.length === 3)
    await bulk(seller, { ids: ids.slice(0, 2), step: 'confirmed' })
    expect(await select(seller, '?status=processing')).toEqual({ ids: ids.slice(0, 2), isAll: true })
    expect(await select({ userId: users++, role: 'client' })).toEqual({ ids: [], isAll: true })
  })
})
