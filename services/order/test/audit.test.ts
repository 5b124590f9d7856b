import { AuditRecordedV1 } from '@izlog/contracts/events/audit'
import { OrderPage, PlaceOrderResponse } from '@izlog/contracts/http/orders'
import { SELLER, SUPER_ADMIN } from '@izlog/kit/testing/client'
import { listenTo } from '@izlog/kit/testing/events'
import { pageOf } from '@izlog/kit/testing/orderable-page'
import { until } from '@izlog/kit/testing/until'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { orderFor, startOrders } from './start.ts'

let orders: Awaited<ReturnType<typeof startOrders>>
let audit: Awaited<ReturnType<typeof listenTo>>
beforeAll(async () => {
  orders = await startOrders()
  orders.pages.set(1, pageOf(1))
  audit = await listenTo(orders.env, 'audit')
})
afterAll(async () => {
  await audit.stop()
  await orders.stop()
})

const records = () => audit.all('audit.recorded').map((event) => AuditRecordedV1.parse(event).data)

it('records once who changed the status of an order, by its number and never by its code', async () => {
  const { orderId } = PlaceOrderResponse.parse((await orders.place(orderFor(1))).body)
  const found = OrderPage.parse((await orders.http.as(SELLER).get('/api/orders/my')).body).items
  const id = found.find((order) => order.orderId === orderId)?.id
  const change = (status: string) => orders.http.as(SUPER_ADMIN).put(`/api/orders/${id}`, { status })
  await change('processing')
  await change('processing')
  await change('completed')
  const changes = () => records().filter(({ object }) => object?.kind === 'order' && object.id === id)
  await until(() => changes().some(({ fields }) => fields.includes('status=completed')))
  expect(changes()).toEqual(
    ['status=processing', 'status=completed'].map((field) => ({
      action: 'order-status-changed',
      actor: { kind: 'user', ...SUPER_ADMIN },
      object: { kind: 'order', id, name: null },
      fields: [field],
      network: expect.stringMatching(/127\.0\.0\.1|::/),
      outcome: 'done',
    })),
  )
  expect(JSON.stringify(audit.all('audit.recorded'))).not.toContain(orderId)
})

it('records who exported orders', async () => {
  expect((await orders.http.as(SELLER).get('/api/orders/export')).status).toBe(200)
  const exported = await until(() => records().find(({ action }) => action === 'orders-exported'))
  expect(exported).toMatchObject({ actor: { kind: 'user', ...SELLER }, object: null, outcome: 'done' })
})

it('publishes a stored record once and keeps it here no longer', async () => {
  await orders.http.as(SELLER).get('/api/orders/export')
  await until(async () => (await orders.auditWaiting()) === 0)
})
