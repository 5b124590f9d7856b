import { USUAL_CALL_SETTINGS } from '@izlog/contracts/domain/call-settings'
import { BlockedList } from '@izlog/contracts/http/blocked'
import { NextCall } from '@izlog/contracts/http/desk'
import { OrderPage, PlaceOrderResponse } from '@izlog/contracts/http/orders'
import { SELLER } from '@izlog/kit/testing/client'
import { pageOf } from '@izlog/kit/testing/orderable-page'
import { allRoutes, type Belongings, callersIn, expectAccess, expectReadable } from '@izlog/kit/testing/route-matrix'
import { until } from '@izlog/kit/testing/until'
import { userSnapshot } from '@izlog/kit/testing/user-snapshot'
import { afterAll, beforeAll, it } from 'vitest'
import { routersOf } from '../src/http/routers.ts'
import { orderFor, startOrders } from './start.ts'

let orders: Awaited<ReturnType<typeof startOrders>>
let belongings: Belongings
beforeAll(async () => {
  orders = await startOrders()
  orders.pages.set(1, pageOf(1))
  const customer = { ...orderFor(1).customerData, name: 'Dragana Samoprodavčeva', email: 'dragana@samo-prodavcu.rs' }
  const { orderId } = PlaceOrderResponse.parse((await orders.place(orderFor(1, { customerData: customer }))).body)
  const { items } = OrderPage.parse((await orders.http.as(SELLER).get('/api/orders/my')).body)
  const id = String(items.find((order) => order.orderId === orderId)?.id)
  const block = { order: Number(id), by: ['email'] }
  const { items: blocked } = BlockedList.parse((await orders.http.as(SELLER).post('/api/orders/blocked', block)).body)
  await orders.announce(pageOf(1))
  await orders.publish([userSnapshot(SELLER.userId, 1, { callSettings: { ...USUAL_CALL_SETTINGS, unfinished: true } })])
  const left = { form: '0'.repeat(32), websiteId: 1, quantity: 1, phone: '064 812 3391' }
  await until(async () => {
    await orders.http.post('/api/orders/unfinished', left)
    return (await orders.unfinishedStored('+381648123391')) > 0
  })
  await orders.typedAgo('+381648123391', 20)
  await orders.http.as(SELLER).post(`/api/orders/${id}/desk`, { step: 'no-answer' })
  const next = NextCall.parse((await orders.http.as(SELLER).post('/api/orders/calls/next', {})).body)
  belongings = {
    port: orders.port,
    callers: await callersIn(orders.env),
    // The number can be guessed, so it must open no order.
    params: {
      id,
      orderId: id,
      websiteId: '1',
      userId: String(SELLER.userId),
      blockId: blocked[0]?.id ?? '',
      formId: next.unfinished?.id ?? '',
    },
    requests: {
      'POST /api/orders/blocked': { body: block },
      'POST /api/orders/desk/bulk': { body: { ids: [Number(id)], step: 'confirmed' } },
      'POST /api/orders/labels': { body: { ids: [Number(id)], format: 'a4-6' } },
      'POST /api/orders/export': { body: { ids: [Number(id)], columns: [{ column: 'name' }], format: 'csv' } },
      'GET /api/orders/payouts': { query: '?month=2026-11' },
      'POST /api/orders/packing-list': { body: { ids: [Number(id)] } },
      'POST /api/orders/:orderId/correction': {
        body: { ...customer, postalCode: null, dataTag: 'x' },
      },
      'POST /api/orders/:orderId/review': { body: { stars: 5, text: 'Odličan.' } },
      'POST /api/orders/:id/review-decision': { body: { approved: true, at: new Date().toISOString() } },
      'POST /api/orders/unfinished/:formId/outcome': { body: { outcome: 'no-answer', version: 1 } },
      'POST /api/orders/unfinished/:formId/undo': { body: { version: 2 } },
      'POST /api/orders/:id/desk': { body: { step: 'no-answer' } },
      'POST /api/orders/:id/desk/undo': { body: { version: 1 } },
      'POST /api/orders/:id/parcel': { body: { order: Number(id) } },
      'POST /api/orders/:id/split': { body: { quantity: 1, totalPrice: 0, chargesDelivery: false, version: 1 } },
      'POST /api/orders/:id/edit': {
        body: { customerData: customer, quantity: 1, totalPrice: 2990, version: 1 },
      },
    },
    private: [orderId, 'Samoprodavčeva', 'dragana@samo-prodavcu.rs'],
    secret: [orders.env.SERVICE_KEY, 'idempotencyKey'],
  }
})
afterAll(() => orders.stop())

// Nothing of the parts is used until a request comes, and these get none.
const routes = allRoutes(routersOf({} as never))

it('what is private is read by whom it belongs to', () => expectReadable(belongings, routes))

it.each(routes)('$method $path lets in whom $access says', (route) => expectAccess(belongings, route))
