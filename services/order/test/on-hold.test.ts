import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { BLOCK_MESSAGES, BlockedList } from '@izlog/contracts/http/blocked'
import { Erasure } from '@izlog/contracts/http/erasures'
import { OrderItem, OrderPage, PlaceOrderResponse } from '@izlog/contracts/http/orders'
import { DashboardStats } from '@izlog/contracts/http/stats'
import { SUPER_ADMIN, type TestUser } from '@izlog/kit/testing/client'
import { pageOf } from '@izlog/kit/testing/orderable-page'
import { until } from '@izlog/kit/testing/until'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newKey, orderFor, startOrders } from './start.ts'

let orders: Awaited<ReturnType<typeof startOrders>>
beforeAll(async () => {
  orders = await startOrders()
})
afterAll(() => orders.stop())

let users = 73_000
function newSeller() {
  const userId = users++
  orders.pages.set(userId, pageOf(userId, { ownerId: userId, hasUpsells: true }))
  return { userId, role: 'client' } satisfies TestUser
}
const place = async ({ userId }: TestUser, customer: object = {}, key = newKey()) => {
  const customerData = { ...orderFor(userId).customerData, ...customer }
  const answer = await orders.place(orderFor(userId, { customerData }), key)
  expect(answer.status).toBe(201)
  return PlaceOrderResponse.parse(answer.body)
}
const list = async (seller: TestUser, query = '') =>
  OrderPage.parse((await orders.http.as(seller).get(`/api/orders/my${query}`)).body)
const onHold = async (seller: TestUser) => (await list(seller, '?onHold=true')).items
const numberOf = async (seller: TestUser, orderId: string) =>
  (await until(async () => (await list(seller)).items.find((item) => item.orderId === orderId))).id
const block = (user: TestUser, order: number, by: string[]) =>
  orders.http.as(user).post('/api/orders/blocked', { order, by })
const blocked = async (user: TestUser) =>
  BlockedList.parse((await orders.http.as(user).get('/api/orders/blocked')).body).items
const release = (user: TestUser, id: number) => orders.http.as(user).post(`/api/orders/${id}/release`)
const counted = async (seller: TestUser) =>
  DashboardStats.parse((await orders.http.as(seller).get('/api/dashboard/stats')).body).totalOrders

/** A seller who blocked the buyer of their first order by phone, and the order that was placed under that phone since. */
async function blockedBuyer() {
  const seller = newSeller()
  const first = await place(seller)
  await block(seller, await numberOf(seller, first.orderId), ['phone'])
  const { orderId } = await place(seller, { phone: '+381 64 812-33-90', name: 'Drugo Ime' })
  return { seller, orderId }
}

it('takes a blocked buyer’s order as any other, shows the usual page, and keeps it on hold', async () => {
  const { seller, orderId } = await blockedBuyer()
  expect(await orders.http.get(`/api/orders/${orderId}`)).toMatchObject({
    ...{ status: 200, body: { orderId, firstName: 'Drugo', upsellSecondsLeft: 0 } },
  })
  expect(JSON.stringify((await orders.http.get(`/api/orders/${orderId}`)).body)).not.toContain('hold')
  expect(await onHold(seller)).toMatchObject([{ orderId, hold: { by: 'phone' }, releasedAt: null }])
  await until(async () => (await list(seller)).total === 1)
  expect(await list(seller)).toMatchObject({ total: 1, onHold: 1, items: [{ hold: null }] })
  // An order placed later is published, so an event of the one on hold would have come by then.
  await orders.events.first('order.created', (await place(seller, { phone: '065 777 8899' })).orderId)
  await orders.caughtUp('order.stats', ['orders'])
  expect(orders.events.all('order.created', orderId)).toEqual([])
  expect((await list(seller, `?search=${orderId}`)).items).toEqual([])
  expect(await counted(seller)).toBe(2)
  const [{ id } = { id: 0 }] = await onHold(seller)
  expect((await orders.http.as(seller).post(`/api/orders/${id}/desk`, { step: 'confirmed' })).status).toBe(404)
  expect((await orders.http.as(SUPER_ADMIN).put(`/api/orders/${id}`, { status: 'completed' })).status).toBe(404)
  const [mine = '', all = ''] = [await csv(seller), await csv(seller, '?onHold=true')]
  expect(mine).not.toContain(orderId)
  expect(all).toContain('Zadržana')
})
const csv = async (seller: TestUser, query = '') =>
  String((await orders.http.as(seller).get(`/api/orders/export${query}`)).body)

it('is counted by no recount', async () => {
  const { seller } = await blockedBuyer()
  await until(async () => (await counted(seller)) === 1)
  await orders.caughtUp('order.stats', ['orders'])
  const script = fileURLToPath(new URL('../src/reconcile.ts', import.meta.url))
  const { stdout } = await promisify(execFile)(process.execPath, [script], { env: { ...process.env, ...orders.env } })
  expect(stdout).toMatch(/orders recounted, 0 of/)
})

it('lets it go once, as if it had just been placed', async () => {
  const { seller, orderId } = await blockedBuyer()
  const [{ id } = { id: 0 }] = await onHold(seller)
  expect((await release(newSeller(), id)).status).toBe(404)
  const answers = await Promise.all([release(seller, id), release(seller, id)])
  for (const { status, body } of answers) expect([status, OrderItem.parse(body).hold]).toEqual([200, null])
  await orders.events.first('order.created', orderId)
  await orders.events.first('order.released', orderId)
  await until(async () => (await counted(seller)) === 2)
  expect(await list(seller)).toMatchObject({ onHold: 0, total: 2, items: [{ orderId }, {}] })
  expect(await onHold(seller)).toEqual([])
  await orders.caughtUp('order.stats', ['orders'])
  expect(orders.events.all('order.created', orderId)).toHaveLength(1)
  expect((await list(seller, `?search=${orderId}`)).items).toHaveLength(1)
})

it('answers a repeated call with the same order, also once the buyer is no longer blocked', async () => {
  const { seller } = await blockedBuyer()
  const key = newKey()
  const { orderId } = await place(seller, {}, key)
  const [entry] = await blocked(seller)
  expect((await orders.http.as(seller).delete(`/api/orders/blocked/${entry?.id}`)).status).toBe(200)
  expect((await place(seller, {}, key)).orderId).toBe(orderId)
  await orders.events.first('order.created', (await place(seller)).orderId)
  expect((await orders.http.as(seller).delete(`/api/orders/blocked/${entry?.id}`)).status).toBe(404)
})

it('blocks by e-mail and by the range of addresses, and only for this seller', async () => {
  const [seller, other] = [newSeller(), newSeller()]
  const id = await numberOf(seller, (await place(seller, { phone: '064 100 2001', email: 'ana@primer.rs' })).orderId)
  const bare = await numberOf(seller, (await place(seller, { phone: '064 100 2002' })).orderId)
  expect(await block(seller, bare, ['email'])).toMatchObject({
    ...{ status: 422, body: { issues: [{ path: 'by', message: BLOCK_MESSAGES.noEmail }] } },
  })
  expect((await block(other, id, ['email'])).status).toBe(404)
  expect(await block(SUPER_ADMIN, id, ['email'])).toMatchObject({ status: 201 })
  expect(await blocked(seller)).toMatchObject([{ kind: 'email', value: 'ana@primer.rs' }])
  await place(seller, { phone: '064 100 2003', email: 'Ana@Primer.rs' })
  await place(other, { phone: '064 100 2003', email: 'ana@primer.rs' })
  expect(await onHold(seller)).toMatchObject([{ hold: { by: 'email' } }])
  expect(await list(other)).toMatchObject({ onHold: 0, items: [{}] })
  await block(seller, bare, ['network'])
  await place(seller, { phone: '064 100 2004' })
  expect((await onHold(seller)).map(({ hold }) => hold?.by)).toEqual(['network', 'email'])
})

it('is erased with its shopper, and the shopper leaves the lists', async () => {
  const phone = '064 900 1122'
  const seller = newSeller()
  const first = await place(seller, { phone })
  const id = await numberOf(seller, first.orderId)
  await block(seller, id, ['phone'])
  await place(seller, { phone })
  await orders.http.as(SUPER_ADMIN).put(`/api/orders/${id}`, { status: 'cancelled' })
  const erasure = Erasure.parse((await orders.http.as(SUPER_ADMIN).post('/api/admin/erasures', { phone })).body)
  expect(erasure.orders).toBe(2)
  expect(await blocked(seller)).toEqual([])
  await until(async () => (await onHold(seller)).length === 0)
  expect(await list(seller)).toMatchObject({ onHold: 0, items: [{ orderId: first.orderId }] })
})
