import { randomBytes } from 'node:crypto'
import { HOUR_MS } from '@izlog/contracts/domain/durations'
import { formatOrderCode, ORDER_CODE_BYTES } from '@izlog/contracts/domain/order-code'
import { OrderCreatedV1 } from '@izlog/contracts/events/orders'
import { OrderPage, PlaceOrderResponse } from '@izlog/contracts/http/orders'
import { makeEvent } from '@izlog/kit/bus/make-event'
import { createLogger } from '@izlog/kit/logger'
import { connectStore } from '@izlog/kit/store/connection'
import { SELLER } from '@izlog/kit/testing/client'
import { pageOf } from '@izlog/kit/testing/orderable-page'
import { until } from '@izlog/kit/testing/until'
import type { Connection } from 'mongoose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ordersHaveSearchEntries } from '../src/migrations/orders-have-search-entries.ts'
import { searchEntriesNameTheRisk } from '../src/migrations/search-entries-name-the-risk.ts'
import { searchKeysNameTheStatus } from '../src/migrations/search-keys-name-the-status.ts'
import { orderOf } from '../src/store/order-documents.ts'
import { orderRisks } from '../src/store/order-risks.ts'
import { type OrderDoc, orderModel } from '../src/store/order-schema.ts'
import { orderSearch, searchModel } from '../src/store/order-search.ts'
import { newKey, orderFor, startOrders } from './start.ts'

let orders: Awaited<ReturnType<typeof startOrders>>
let store: Connection
beforeAll(async () => {
  orders = await startOrders()
  orders.pages.set(1, pageOf(1))
  store = await connectStore('order', orders.env)
})
afterAll(async () => {
  await store.close()
  await orders.stop()
})

const place = async (name: string, more: { phone?: string; address?: string } = {}) => {
  const customerData = { ...orderFor(1).customerData, name, ...more }
  return PlaceOrderResponse.parse((await orders.place(orderFor(1, { customerData }))).body).orderId
}
const found = async (search: string) =>
  OrderPage.parse((await orders.http.as(SELLER).get(`/api/orders/my?search=${search}`)).body).items.map(
    ({ orderId }) => orderId,
  )
/** After this the service puts nothing of the order right by itself. */
async function eventRead(orderId: string) {
  const created = await orders.events.first('order.created', orderId)
  await orders.caughtUp('order.stats', ['orders'])
  return OrderCreatedV1.parse(created).data
}
const remove = (orderId: string) => searchModel(store).deleteOne({ _id: orderId })

describe('an order without a search entry', () => {
  it('gets one once its event is read, as after a kill between the two writes', async () => {
    const orderId = await place('Vojislava Brkić')
    await until(async () => (await found('brkic')).length === 1)
    const data = await eventRead(orderId)
    await remove(orderId)
    const about = { aggregateId: orderId, aggregateVersion: 1, at: new Date() }
    await orders.publish([makeEvent('orders', 'order.created.v1', about, data)])
    await until(async () => (await found('brkic'))[0] === orderId)
  })

  it('gets one by the migration, which takes keys and their indexes from the order, and may run twice', async () => {
    const orderId = await place('Radojka Mrkšić')
    await until(async () => (await found('mrksic')).length === 1)
    await eventRead(orderId)
    await remove(orderId)
    const collection = store.collection('orders')
    await collection.updateOne({ orderId }, { $set: { searchKeys: ['radojka'] } })
    await collection.createIndex({ userId: 1, searchKeys: 1 })
    const migration = ordersHaveSearchEntries(orderSearch(store, createLogger('test', 'silent')))
    await migration.run(store)
    await migration.run(store)
    expect(await found('rkšić')).toEqual([orderId])
    expect(await collection.findOne({ orderId })).not.toHaveProperty('searchKeys')
    expect((await collection.indexes()).map(({ name }) => name)).not.toContain('userId_1_searchKeys_1')
  })
})

describe('an entry that older code stored, whose keys do not name the status', () => {
  const placed = async (name: string, search: string) => {
    const orderId = await place(name)
    await until(async () => (await found(search)).length === 1)
    const data = await eventRead(orderId)
    await searchModel(store).updateOne(
      { _id: orderId },
      { $set: { keys: [`${SELLER.userId} ${search}`] }, $unset: { form: 1 } },
    )
    expect(await found(search)).toEqual([])
    return { orderId, data }
  }

  it('is renewed by the migration', async () => {
    const { orderId } = await placed('Slavojka Prvulović', 'prvulovic')
    await searchKeysNameTheStatus(orderSearch(store, createLogger('test', 'silent'))).run(store)
    expect(await found('prvulovic&status=pending')).toEqual([orderId])
    expect(await found('prvulovic&status=completed')).toEqual([])
    expect(await found('prvulović')).toEqual([orderId])
  })

  it('is renewed once its event is read, as of a process of older code that still runs', async () => {
    const { orderId, data } = await placed('Ruženka Drugović', 'drugovic')
    const about = { aggregateId: orderId, aggregateVersion: 1, at: new Date() }
    await orders.publish([makeEvent('orders', 'order.created.v1', about, data)])
    await until(async () => (await found('drugovic&status=pending'))[0] === orderId)
  })
})

/** A phone that nobody else in these tests has. */
const newPhone = () => `064 813 ${2000 + phones++}`
let phones = 0

it('of older code are found by their risk after the migration', async () => {
  const phone = newPhone()
  const placed = [await place('Rizična Kupovina', { phone }), await place('Rizična Kupovina', { phone })]
  for (const orderId of placed) await eventRead(orderId)
  const entries = searchModel(store)
  await entries.updateMany({}, { $unset: { risk: 1, relatedBy: 1 }, $pull: { keys: /~/ }, $set: { form: 3 } })
  const byRisk = async () =>
    OrderPage.parse((await orders.http.as(SELLER).get('/api/orders/my?risk=duplicate')).body).items
  expect(await byRisk()).toEqual([])
  const search = orderSearch(store, createLogger('test', 'silent'))
  const migration = searchEntriesNameTheRisk(search, orderRisks(orderModel(store), entries))
  await migration.run(store)
  await migration.run(store)
  expect((await byRisk()).map((order) => order.orderId)).toEqual(expect.arrayContaining(placed))
})

it('keeps nothing of an older version over a newer one', async () => {
  const orderId = await place('Desanka Grujić')
  await until(async () => (await found('grujic')).length === 1)
  const newer = { version: 9, keys: ['grujic'] }
  await searchModel(store).updateOne({ _id: orderId }, { $set: newer })
  await orderSearch(store, createLogger('test', 'silent')).ensure([{ orderId, version: 9 }])
  const search = orderSearch(store, createLogger('test', 'silent'))
  await search.ensure([{ orderId, version: 10 }])
  expect(await searchModel(store).findById(orderId).lean()).toMatchObject(newer)
})

it('keep their risk where more orders went to the address in the next hour than are read', async () => {
  const to = (name: string) => place(name, { phone: newPhone(), address: 'Napadnuta 7' })
  const [first, second, third] = [await to('Prva'), await to('Druga'), await to('Treća')]
  for (const orderId of [first, second, third]) await eventRead(orderId)
  const collection = store.collection<{ _id: number; customer: object }>('orders')
  const hour = Math.floor(Date.now() / HOUR_MS - 10) * HOUR_MS
  const inMinutes = (minutes: number) => ({ createdAt: new Date(hour + minutes * 60_000) })
  const risks = orderRisks(orderModel(store), searchModel(store))
  const judge = async (orderIds: string[]) => {
    const docs = await orderModel(store)
      .find({ orderId: { $in: orderIds } })
      .lean<OrderDoc[]>()
    await orderSearch(store, createLogger('test', 'silent')).put(docs.map(orderOf))
    await risks.judge(orderIds)
    return new Set([...(await risks.of(orderIds)).values()].map(String))
  }
  await collection.updateOne({ orderId: first }, { $set: inMinutes(-10) })
  await collection.updateMany({ orderId: { $in: [second, third] } }, { $set: inMinutes(10) })
  const many = new Set(['many-to-address'])
  expect(await judge([first, second, third])).toEqual(many)

  // More than an hour after the first.
  const { customer, ...order } = (await collection.findOne({ orderId: third }, { projection: NOT_COPIED })) ?? {}
  const attack = Array.from({ length: 510 }, (_, copy) => ({
    ...{ ...order, ...inMinutes(55), _id: -1 - copy, orderId: formatOrderCode(randomBytes(ORDER_CODE_BYTES)) },
    ...{ idempotencyKey: newKey(), customer: { ...customer, phone: `+38164${5_000_000 + copy}` } },
  }))
  await collection.insertMany(attack)
  expect(await judge([first, ...attack.map(({ orderId }) => orderId)])).toEqual(many)
})
/** Without its event's id, nobody publishes a copy. */
const NOT_COPIED = { _id: 0, createdEventId: 0 }
