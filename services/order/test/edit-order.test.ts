import { DESK_MESSAGES, DeskOrder, type EditOrderBody, type ManualOrderRequest } from '@izlog/contracts/http/desk'
import { OrderPage, PlaceOrderResponse } from '@izlog/contracts/http/orders'
import { DashboardStats } from '@izlog/contracts/http/stats'
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

let users = 81_000
function aSeller(): TestUser {
  const userId = users++
  orders.pages.set(userId, pageOf(userId, { ownerId: userId }))
  return { userId, role: 'client' }
}
const mine = async (seller: TestUser) =>
  OrderPage.parse((await orders.http.as(seller).get('/api/orders/my')).body).items
async function placed(seller: TestUser) {
  const { orderId } = PlaceOrderResponse.parse((await orders.place(orderFor(seller.userId))).body)
  return until(async () => (await mine(seller)).find((order) => order.orderId === orderId))
}
const edit = (user: TestUser, id: number, body: EditOrderBody) =>
  orders.http.as(user).post(`/api/orders/${id}/edit`, body)
const figures = async (user: TestUser) =>
  DashboardStats.parse((await orders.http.as(user).get('/api/dashboard/stats')).body)
const wanted = ({ userId }: TestUser, more: Partial<EditOrderBody> = {}): EditOrderBody => ({
  ...{ customerData: orderFor(userId).customerData, quantity: 1, totalPrice: 2990, version: 1 },
  ...more,
})

describe('an order that is edited', () => {
  it('is what was agreed on the phone: for its seller, the channels, the search and the figures', async () => {
    const seller = aSeller()
    const { id, orderId } = await placed(seller)
    const before = await until(async () => {
      const { totalRevenue } = await figures(seller)
      return Number(totalRevenue) > 0 && totalRevenue
    })
    const customerData = { ...orderFor(seller.userId).customerData, address: 'Cara Dušana 7', phone: '065 111 2233' }
    const answer = await edit(
      seller,
      id,
      wanted(seller, { customerData, quantity: 2, totalPrice: 4500, reason: 'Dogovor' }),
    )
    expect(answer).toMatchObject({
      status: 200,
      body: {
        version: 2,
        order: { address: 'Cara Dušana 7', phoneE164: '+381651112233', quantity: 2, totalPrice: 4500 },
        entries: [{ step: 'edited', by: seller.userId, reason: 'Dogovor', note: 'telefon, adresa, količina, cena' }],
      },
    })
    const event = await until(() => orders.events.all('order.edited', orderId)[0])
    expect(event.data).toMatchObject({
      ...{ totalPrice: 4500, totalPriceBefore: 2990, editedBy: seller.userId, customer: { address: 'Cara Dušana 7' } },
      fields: ['phone', 'address', 'quantity', 'totalPrice'],
    })
    const found = await orders.http.as(seller).get('/api/orders/my?search=0651112233')
    expect(OrderPage.parse(found.body).items.map((order) => order.orderId)).toEqual([orderId])
    const { totalRevenue } = await until(async () => {
      const now = await figures(seller)
      return now.totalRevenue !== before && now
    })
    expect(Number(totalRevenue) / Number(before)).toBeCloseTo(4500 / 2990, 2)
  })

  it('changes nothing when nothing is other, and asks why the price is', async () => {
    const seller = aSeller()
    const { id } = await placed(seller)
    expect(await edit(seller, id, wanted(seller))).toMatchObject({ status: 200, body: { version: 1, entries: [] } })
    expect(await edit(seller, id, wanted(seller, { totalPrice: 2500 }))).toMatchObject({
      ...{ status: 422, body: { issues: [{ path: 'reason', message: DESK_MESSAGES.reasonMissing }] } },
    })
  })

  it('is not written over by somebody who saw it before', async () => {
    const seller = aSeller()
    const { id } = await placed(seller)
    const addressed = (address: string) =>
      wanted(seller, { customerData: { ...orderFor(seller.userId).customerData, address } })
    const [one, two] = await Promise.all([
      edit(seller, id, addressed('Prva 1')),
      edit(SUPER_ADMIN, id, addressed('Druga 2')),
    ])
    expect([one.status, two.status].sort()).toEqual([200, 409])
  })

  it('stays as it is once its parcel has left, or it was cancelled', async () => {
    const seller = aSeller()
    const note = (id: number, step: string) => orders.http.as(seller).post(`/api/orders/${id}/desk`, { step })
    const left = await placed(seller)
    await note(left.id, 'confirmed')
    await note(left.id, 'handed-over')
    expect(await edit(seller, left.id, wanted(seller, { quantity: 2 }))).toMatchObject({
      ...{ status: 409, body: { message: DESK_MESSAGES.leftAlready } },
    })
    const declined = await placed(seller)
    await note(declined.id, 'declined')
    expect(await edit(seller, declined.id, wanted(seller, { quantity: 2 }))).toMatchObject({
      ...{ status: 409, body: { message: DESK_MESSAGES.cancelled } },
    })
  })
})

describe('an order that its seller enters', () => {
  const body = ({ userId }: TestUser): ManualOrderRequest => ({
    ...{ websiteId: userId, quantity: 1, totalPrice: 2500, source: 'viber' },
    customerData: { ...orderFor(userId).customerData, email: null, postalCode: null, notes: null },
  })
  const enter = (user: TestUser, order: ManualOrderRequest, key: string) =>
    orders.http.as(user).post('/api/orders/manual', order, { 'idempotency-key': key })

  it('is confirmed, goes the way of any other, and is one however often it is sent', async () => {
    const seller = aSeller()
    const key = `rucno-${seller.userId}-0123456789`
    const [one, again] = await Promise.all([enter(seller, body(seller), key), enter(seller, body(seller), key)])
    expect(one).toMatchObject({
      status: 201,
      body: { order: { source: 'viber', totalPrice: 2500, status: 'processing', desk: { confirmation: 'confirmed' } } },
    })
    const { order } = DeskOrder.parse(one.body)
    expect(DeskOrder.parse(again.body).order.orderId).toBe(order.orderId)
    const created = await orders.events.first('order.created', order.orderId)
    expect(created.data).toMatchObject({ status: 'processing', totalPrice: 2500 })
    await until(() => orders.events.all('order.released', order.orderId)[0])
    expect(await mine(seller)).toHaveLength(1)
  })

  it('is of one’s own page only', async () => {
    const [seller, other] = [aSeller(), aSeller()]
    const key = `tudja-${other.userId}-0123456789`
    expect((await enter(other, body(seller), key)).status).toBe(404)
    expect((await enter(seller, body(seller), key)).status).toBe(201)
    expect((await enter(other, body(seller), key)).status).toBe(404)
  })
})
