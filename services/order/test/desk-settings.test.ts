import { type CallSettings, USUAL_CALL_SETTINGS } from '@izlog/contracts/domain/call-settings'
import { CallsSummary, DESK_MESSAGES, NextCall } from '@izlog/contracts/http/desk'
import { OrderPage, PlaceOrderResponse } from '@izlog/contracts/http/orders'
import { belgradeTime } from '@izlog/kit/belgrade-day'
import { makeEvent } from '@izlog/kit/bus/make-event'
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

let users = 76_000
/** A seller with so many new orders. */
async function sellerWith(count: number) {
  const userId = users++
  const seller: TestUser = { userId, role: 'client' }
  orders.pages.set(userId, pageOf(userId, { ownerId: userId }))
  for (let number = 0; number < count; number++) {
    const customerData = { ...orderFor(userId).customerData, phone: `064 813 ${1000 + number}` }
    PlaceOrderResponse.parse((await orders.place(orderFor(userId, { customerData }))).body)
  }
  await until(async () => (await calls(seller)).due === count)
  return seller
}

let versions = 1
/** Publishes a seller's settings as auth does. */
const settingsOf = ({ userId, role }: TestUser, more: { callSettings?: CallSettings; deskReadOnly?: boolean }) =>
  orders.publish([
    makeEvent(
      'users',
      'user.snapshot.v1',
      { aggregateId: userId, aggregateVersion: versions++, at: new Date() },
      {
        ...{ userId, role, firstName: 'Nikola', lastName: 'Ilić', isActive: true, deleted: false, deskReadOnly: false },
        ...{ facebookPixelId: null, consentBanner: false, purchaseOn: 'ordered', trader: null },
        ...more,
      },
    ),
  ])

const calls = async (user: TestUser) => CallsSummary.parse((await orders.http.as(user).get('/api/orders/calls')).body)
const next = async (session: ReturnType<typeof orders.http.as>) =>
  NextCall.parse((await session.post('/api/orders/calls/next', {})).body)

it('calls nobody outside of the shop hours, but for whom it is calling already', async () => {
  const seller = await sellerWith(2)
  const session = orders.http.as(seller)
  const { call } = await next(session)
  const id = call?.order.id ?? 0
  const open =
    belgradeTime(new Date()).hour < 12 ? { from: '22:00', until: '22:30' } : { from: '03:00', until: '03:30' }
  const hours = { weekdays: open, saturday: open, sunday: open }
  await settingsOf(seller, { callSettings: { ...USUAL_CALL_SETTINGS, hours } })
  const closed = await until(async () => {
    const summary = await calls(seller)
    return summary.opensAt !== null && summary
  })
  expect(closed).toMatchObject({ due: 0, nextAt: closed.opensAt })
  expect(Date.parse(closed.opensAt ?? '')).toBeGreaterThan(Date.now())
  expect((await next(orders.http.as(seller))).call).toBeNull()
  expect((await next(session)).call?.order.id).toBe(id)
  await session.post(`/api/orders/${id}/desk`, { step: 'confirmed' })
  expect((await next(session)).call).toBeNull()
  await settingsOf(seller, { callSettings: USUAL_CALL_SETTINGS })
  await until(async () => (await next(session)).call !== null)
})

it('lets a client whose desk is read-only see everything and change nothing, and an administrator go on', async () => {
  const seller = await sellerWith(1)
  const http = orders.http.as(seller)
  const list = async () => OrderPage.parse((await http.get('/api/orders/my')).body).items
  const id = (await list())[0]?.id ?? 0
  const body = orderFor(seller.userId)
  const edit = { customerData: body.customerData, quantity: 1, totalPrice: 2990, version: 1 }
  const writes = () => [
    http.post(`/api/orders/${id}/desk`, { step: 'confirmed' }),
    http.post(`/api/orders/${id}/desk/undo`, { version: 1 }),
    http.post(`/api/orders/${id}/edit`, edit),
    http.post(`/api/orders/${id}/release`, {}),
    http.post('/api/orders/calls/next', {}),
    http.post('/api/orders/unfinished/019aa5b0-0000-7000-8000-000000000001/outcome', {
      outcome: 'declined',
      version: 1,
    }),
    http.post('/api/orders/unfinished/019aa5b0-0000-7000-8000-000000000001/undo', { version: 1 }),
    http.post('/api/orders/desk/bulk', { ids: [id], step: 'confirmed' }),
    http.post('/api/orders/blocked', { order: id, by: ['phone'] }),
    http.delete('/api/orders/blocked/019aa5b0-0000-7000-8000-000000000001'),
    http.post('/api/orders/manual', { ...body, source: 'phone' }),
  ]
  await settingsOf(seller, { deskReadOnly: true })
  await until(async () => (await http.post('/api/orders/calls/next', {})).status === 403)
  for (const answer of await Promise.all(writes()))
    expect(answer).toMatchObject({ status: 403, body: { code: 'desk.read-only', message: DESK_MESSAGES.readOnly } })
  expect(await list()).toMatchObject([{ id, status: 'pending' }])
  expect((await http.get(`/api/orders/${id}/desk`)).status).toBe(200)
  expect((await orders.http.as(SUPER_ADMIN).post(`/api/orders/${id}/desk`, { step: 'no-answer' })).status).toBe(200)
  await settingsOf(seller, { deskReadOnly: false })
  await until(async () => (await http.post(`/api/orders/${id}/desk`, { step: 'confirmed' })).status === 200)
})
