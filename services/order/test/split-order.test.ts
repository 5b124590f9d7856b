import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { OrderCreatedV1, OrderEditedV1, OrderReleasedV1, OrderStatusChangedV1 } from '@izlog/contracts/events/orders'
import { Buyer } from '@izlog/contracts/http/buyer'
import { DESK_MESSAGES, DeskOrder } from '@izlog/contracts/http/desk'
import { Erasure } from '@izlog/contracts/http/erasures'
import {
  IDEMPOTENCY_HEADER,
  ORDER_MESSAGES,
  OrderPage,
  OrderRead,
  PlaceOrderResponse,
} from '@izlog/contracts/http/orders'
import { OrderParcel, PARCEL_MESSAGES } from '@izlog/contracts/http/parcel'
import { Sales } from '@izlog/contracts/http/sales'
import { SPLIT_MESSAGES, SplitOrderResponse } from '@izlog/contracts/http/split'
import { DashboardStats } from '@izlog/contracts/http/stats'
import { connectStore } from '@izlog/kit/store/connection'
import { client, SUPER_ADMIN, type TestUser, tokenFor } from '@izlog/kit/testing/client'
import { pageOf } from '@izlog/kit/testing/orderable-page'
import { spawnService } from '@izlog/kit/testing/spawned-service'
import { tcpProxy } from '@izlog/kit/testing/tcp-proxy'
import { until } from '@izlog/kit/testing/until'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newKey, orderFor, startOrders } from './start.ts'

let orders: Awaited<ReturnType<typeof startOrders>>
beforeAll(async () => {
  orders = await startOrders()
})
afterAll(() => orders.stop())

let users = 79_000
/** A seller whose parcels wait for the call and cost 300 to bring, with an order of three pieces for 6990. */
async function threePieces(more: Parameters<typeof pageOf>[1] = {}) {
  const userId = users++
  const page = userId * 10
  const deliveryPricing = { price: 300, freeFrom: null }
  orders.pages.set(page, pageOf(page, { ownerId: userId, releaseOn: 'confirmed', deliveryPricing, ...more }))
  const seller: TestUser = { userId, role: 'client' }
  const three = orderFor(page, { quantity: 3, totalPrice: 6990, deliveryPrice: 300 })
  const { orderId } = PlaceOrderResponse.parse((await orders.place(three)).body)
  return { seller, orderId, id: (await until(async () => (await mine(seller, orderId))[0])).id }
}
const mine = async (seller: TestUser, search = '') =>
  OrderPage.parse((await orders.http.as(seller).get(`/api/orders/my?search=${search}`)).body).items
const ONE_PIECE = { quantity: 1, totalPrice: 2330, chargesDelivery: false, version: 1 }
const split = (user: TestUser, id: number, wanted: object = ONE_PIECE, key = newKey()) =>
  orders.http.as(user).post(`/api/orders/${id}/split`, wanted, { [IDEMPOTENCY_HEADER]: key })
async function twoParcels(more: Parameters<typeof pageOf>[1] = {}, wanted: object = ONE_PIECE) {
  const first = await threePieces(more)
  const { part } = SplitOrderResponse.parse((await split(first.seller, first.id, wanted)).body)
  return { ...first, part }
}
const note = (user: TestUser, id: number, step: string) => orders.http.as(user).post(`/api/orders/${id}/desk`, { step })
const desk = async (user: TestUser, id: number) =>
  DeskOrder.parse((await orders.http.as(user).get(`/api/orders/${id}/desk`)).body)
const readByCode = async (code: string) => OrderRead.parse((await orders.http.get(`/api/orders/${code}`)).body)
const released = async (code: string) => OrderReleasedV1.parse(await orders.events.first('order.released', code)).data
const created = async (code: string) => OrderCreatedV1.parse(await orders.events.first('order.created', code)).data

describe('an order that is split', () => {
  it('goes in two parcels, each with its own number and sum, which are together what the buyer agreed to', async () => {
    const { seller, id, orderId, part } = await twoParcels()
    expect(part).toMatchObject({
      ...{ quantity: 1, totalPrice: 2330, deliveryPrice: 0, sumToCollect: 2330, source: 'page', status: 'pending' },
      ...{ partOf: { id, orderId }, possibleDuplicate: false, upsellDelayedUntil: null, releasedAt: null },
    })
    const left = await desk(seller, id)
    expect(left).toMatchObject({
      order: { quantity: 2, totalPrice: 4660, sumToCollect: 4960, parts: [{ id: part.id, quantity: 1 }] },
      entries: [{ step: 'split', note: part.orderId }],
    })
    expect((await desk(seller, part.id)).entries).toMatchObject([{ step: 'split', note: orderId }])

    const edited = OrderEditedV1.parse(await orders.events.first('order.edited', orderId)).data
    expect(edited).toMatchObject({ totalPriceBefore: 6990, totalPrice: 4660, splitInto: part.orderId })
    expect(await created(part.orderId)).toMatchObject({ partOf: orderId, quantity: 1, createdAt: left.order.createdAt })
    for (const one of [id, part.id]) await note(seller, one, 'confirmed')
    for (const code of [orderId, part.orderId]) await orders.windowRunsOut(code)
    expect(await released(orderId)).toMatchObject({ quantity: 2, sumToCollect: 4960 })
    expect(await released(part.orderId)).toMatchObject({ quantity: 1, sumToCollect: 2330, partOf: orderId })
  })

  it('is one purchase: for its buyer, the seller’s figures and a recount of them', async () => {
    const { seller, id, orderId, part } = await twoParcels({}, { ...ONE_PIECE, chargesDelivery: true })
    expect(part).toMatchObject({ deliveryPrice: 300, sumToCollect: 2630 })
    for (const one of [id, part.id]) {
      const buyer = Buyer.parse((await orders.http.as(seller).get(`/api/orders/${one}/buyer`)).body)
      expect(buyer).toMatchObject({ place: 1, orders: 1, risk: [], others: [] })
    }
    for (const one of [id, part.id])
      for (const step of ['confirmed', 'handed-over', 'delivered']) await note(seller, one, step)
    const sales = Sales.parse((await orders.http.as(seller).get('/api/dashboard/sales?period=today')).body)
    expect(sales.total).toMatchObject({ ordered: 1, delivered: 1, collected: [{ sum: 6990 + 300 + 300 }] })
    const read = await readByCode(part.orderId)
    expect(read).toMatchObject({ isPart: true, otherParcels: [orderId], mayReview: false, upsellSecondsLeft: 0 })
    expect(await readByCode(orderId)).toMatchObject({ isPart: false, otherParcels: [part.orderId], mayReview: true })

    await until(() => orders.events.all('order.status-changed', part.orderId)[1])
    await orders.caughtUp('order.stats', ['orders'])
    const stats = async () => DashboardStats.parse((await orders.http.as(seller).get('/api/dashboard/stats')).body)
    const counted = await stats()
    expect(counted).toMatchObject({ totalOrders: 2 })
    const script = fileURLToPath(new URL('../src/reconcile.ts', import.meta.url))
    const { stdout } = await promisify(execFile)(process.execPath, [script], { env: { ...process.env, ...orders.env } })
    expect(stdout).not.toContain(`user:${seller.userId}`)
    expect(await stats()).toEqual(counted)
  })

  it('counts once for its buyer where both parcels were refused', async () => {
    const { seller, id, orderId, part } = await twoParcels()
    for (const one of [id, part.id])
      for (const step of ['confirmed', 'handed-over', 'refused']) await note(seller, one, step)
    const buyerOf = async (order: number) =>
      Buyer.parse((await orders.http.as(seller).get(`/api/orders/${order}/buyer`)).body)
    expect(await buyerOf(id)).toMatchObject({ orders: 1, refused: 1, risk: [], others: [] })

    const next = PlaceOrderResponse.parse((await orders.place(orderFor(seller.userId * 10))).body)
    const { id: nextId } = await until(async () => (await mine(seller, next.orderId))[0])
    const { others } = await buyerOf(nextId)
    expect(others).toMatchObject([{ orderId, quantity: 3, sumToCollect: 4960 + 2330 }])
  })

  it('may be put together again, and then costs what it did', async () => {
    const { seller, id, orderId, part } = await twoParcels()
    await orders.http.as(seller).post(`/api/orders/${id}/parcel`, { order: part.id })
    for (const code of [orderId, part.orderId]) expect(await readByCode(code)).toMatchObject({ otherParcels: [] })
    const { shared, maySplit } = OrderParcel.parse((await orders.http.as(seller).get(`/api/orders/${id}/parcel`)).body)
    expect({ sum: shared?.sumToCollect, maySplit }).toEqual({ sum: 7290, maySplit: false })
    expect((await split(seller, id, { ...ONE_PIECE, version: (await desk(seller, id)).version })).body).toMatchObject({
      message: SPLIT_MESSAGES.shared,
    })
  })

  it('is erased with its part, also one that was split off after the request, and without one that goes to somebody else', async () => {
    const { seller, id, orderId } = await threePieces()
    const phone = '064 812 3395'
    const { customerData } = orderFor(1, { customerData: { ...orderFor(1).customerData, phone } })
    const edit = { customerData, quantity: 3, totalPrice: 6990, version: 1 }
    await orders.http.as(seller).post(`/api/orders/${id}/edit`, edit)
    await orders.announce(pageOf(seller.userId * 10, { ownerId: seller.userId }))
    const admin = orders.http.as(SUPER_ADMIN)
    const request = async () => Erasure.parse((await admin.post('/api/admin/erasures', { phone })).body)
    await until(async () => (await request()).runningOrders === 1)
    const { part } = SplitOrderResponse.parse((await split(seller, id, { ...ONE_PIECE, version: 2 })).body)
    const { part: given } = SplitOrderResponse.parse((await split(seller, id, { ...ONE_PIECE, version: 3 })).body)
    const theirs = { ...edit, customerData: orderFor(1).customerData, quantity: 1, totalPrice: 2330 }
    expect((await orders.http.as(seller).post(`/api/orders/${given.id}/edit`, theirs)).status).toBe(200)
    // Somebody else's page opens by the code, so neither names the other.
    expect(await readByCode(given.orderId)).toMatchObject({ isPart: true, otherParcels: [] })
    expect(await readByCode(orderId)).toMatchObject({ otherParcels: [part.orderId] })
    for (const one of [id, part.id, given.id]) await note(seller, one, 'declined')
    for (const code of [orderId, part.orderId, given.orderId]) await orders.overFor(code, 1)
    const receipt = await until(async () => {
      const erasure = await request()
      return erasure.runningOrders === 0 && erasure
    })
    expect(receipt).toMatchObject({ orders: 2 })
    const erased = (await mine(seller)).filter(({ erasedAt }) => erasedAt !== null)
    expect(erased.map(({ id: one }) => one).toSorted()).toEqual([id, part.id].toSorted())
  })
})

describe('what is asked', () => {
  it('twice under one key, also at once, is split once; with another body it is refused', async () => {
    const { seller, id } = await threePieces()
    const key = newKey()
    const answers = await Promise.all([1, 2, 3].map(() => split(seller, id, ONE_PIECE, key)))
    const parts = answers.map(({ body }) => SplitOrderResponse.parse(body).part.id)
    expect(new Set(parts).size).toBe(1)
    expect((await desk(seller, id)).order).toMatchObject({ quantity: 2, parts: [{ id: parts[0] }] })
    expect(await split(seller, id, { ...ONE_PIECE, quantity: 2 }, key)).toMatchObject({
      ...{ status: 422, body: { message: ORDER_MESSAGES.idempotencyReused } },
    })
  })

  it('of two people who split it at once is done once, and the other is shown what was changed', async () => {
    const { seller, id } = await threePieces()
    const answers = await Promise.all([split(seller, id), split(SUPER_ADMIN, id)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409])
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      message: DESK_MESSAGES.changedMeanwhile,
    })
    expect(await mine(seller)).toHaveLength(2)
  })

  it('is refused for more than there is, once it is packed or announced, and to everybody else', async () => {
    const { seller, id, orderId } = await threePieces()
    expect((await split(seller, id, { ...ONE_PIECE, quantity: 3 })).body).toMatchObject({
      issues: [{ path: 'quantity', message: SPLIT_MESSAGES.noneLeft(2) }],
    })
    expect((await split(seller, id, { ...ONE_PIECE, totalPrice: 6991 })).body).toMatchObject({
      issues: [{ path: 'totalPrice', message: SPLIT_MESSAGES.tooDear }],
    })
    const other: TestUser = { userId: users++, role: 'client' }
    expect((await split(other, id)).status).toBe(404)
    for (const step of ['confirmed', 'packed']) await note(seller, id, step)
    expect((await split(seller, id)).body).toMatchObject({ message: PARCEL_MESSAGES.packed(orderId) })
    const sent = await threePieces({ releaseOn: 'ordered' })
    expect((await split(sent.seller, sent.id)).body).toMatchObject({
      message: PARCEL_MESSAGES.announcing(sent.orderId),
    })
    const { body } = await orders.http.as(sent.seller).get(`/api/orders/${sent.id}/parcel`)
    expect(body).toMatchObject({ maySplit: false })
  })
})

/** A service that splits an order and is killed once `reached` says that it has come so far; with the order, and the request to send again. */
async function killedSplitting(reached: 'before-insert' | 'after-insert') {
  const first = await threePieces()
  const proxy = await tcpProxy(Number(new URL(orders.env.MONGO_URL.replace('mongodb:', 'http:')).port))
  const victim = await spawnService('order', {
    ...orders.env,
    MONGO_URL: `mongodb://127.0.0.1:${proxy.port}/?directConnection=true`,
  })
  const key = newKey()
  const isInsertOfPart = (bytes: Buffer) => bytes.includes('insert\0') && bytes.includes('splitDueAt')
  const inserting = reached === 'before-insert' ? proxy.holdRequest(isInsertOfPart) : proxy.holdAnswer(isInsertOfPart)
  const headers = { authorization: `Bearer ${tokenFor(first.seller)}`, [IDEMPOTENCY_HEADER]: key }
  const unanswered = client(victim.port)
    .post(`/api/orders/${first.id}/split`, ONE_PIECE, headers)
    .catch(() => undefined)
  await inserting
  await victim.kill()
  await unanswered
  await proxy.stop()
  return {
    ...first,
    again: async () => SplitOrderResponse.parse((await split(first.seller, first.id, ONE_PIECE, key)).body),
  }
}

describe('a process killed between the writes', () => {
  it('neither loses nor doubles pieces, and leaves no order due for ever', async () => {
    const { seller, id, orderId, again } = await killedSplitting('before-insert')
    expect(await mine(seller)).toMatchObject([{ id, quantity: 2, totalPrice: 4660 }])
    const part = await until(async () => (await mine(seller)).find(({ partOf }) => partOf?.id === id))
    expect(part).toMatchObject({ quantity: 1, totalPrice: 2330, status: 'pending' })
    await created(part.orderId)
    expect(await again()).toMatchObject({ order: { order: { quantity: 2, totalPrice: 4660 } }, part: { id: part.id } })
    expect(await mine(seller)).toHaveLength(2)
    await orders.events.first('order.edited', orderId)
    expect(new Set(orders.events.all('order.edited', orderId).map((event) => event.id)).size).toBe(1)
    expect(new Set(orders.events.all('order.created', part.orderId).map((event) => event.id)).size).toBe(1)
    const store = await connectStore('order', orders.env)
    const stored = store.collection('orders')
    const settled = () => stored.findOne({ orderId, splitDueAt: null }, { projection: { parts: 1 } })
    expect(await until(settled)).toMatchObject({ parts: [{ start: null }] })
    // Marked again though nothing is due, as by a process that put it off too late.
    await stored.updateOne({ orderId }, { $set: { splitDueAt: new Date(0) } })
    await until(settled)
    await store.close()
    expect(await mine(seller)).toHaveLength(2)
  }, 180_000)

  it('leaves the part as it was to a shopper who cancels meanwhile, and is named to the seller', async () => {
    const { seller, id, orderId, again } = await killedSplitting('after-insert')
    expect((await orders.http.post(`/api/orders/${orderId}/cancellation`, {})).body).toMatchObject({
      progress: 'declined',
    })
    const { part } = await again()
    expect(part).toMatchObject({ status: 'pending', quantity: 1, partOf: { id } })
    const cancelled = OrderStatusChangedV1.parse(await orders.events.first('order.status-changed', orderId))
    expect(cancelled.data.otherParcels).toEqual([part.orderId])
    expect(await mine(seller)).toHaveLength(2)
    expect(await readByCode(part.orderId)).toMatchObject({ otherParcels: [] })
  }, 180_000)
})
