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
import { orderSearch, searchModel } from '../src/store/order-search.ts'
import { orderFor, startOrders } from './start.ts'

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

const place = async (name: string) => {
  const customerData = { ...orderFor(1).customerData, name }
  return PlaceOrderResponse.parse((await orders.place(orderFor(1, { customerData }))).body).orderId
}
const found = async (search: string) =>
  OrderPage.parse((await orders.http.as(SELLER).get(`/api/orders/my?search=${search}`)).body).items.map(
    ({ orderId }) => orderId,
  )
const remove = (orderId: string) => searchModel(store).deleteOne({ _id: orderId })

describe('an order without a search entry', () => {
  it('gets one once its event is read, as after a kill between the two writes', async () => {
    const orderId = await place('Vojislava Brkić')
    const created = await orders.events.first('order.created', orderId)
    await until(async () => (await found('brkic')).length === 1)
    await remove(orderId)
    const about = { aggregateId: orderId, aggregateVersion: 1, at: new Date() }
    await orders.publish([makeEvent('orders', 'order.created.v1', about, OrderCreatedV1.parse(created).data)])
    await until(async () => (await found('brkic'))[0] === orderId)
  })

  it('gets one by the migration, which takes keys and their indexes from the order, and may run twice', async () => {
    const orderId = await place('Radojka Mrkšić')
    await until(async () => (await found('mrksic')).length === 1)
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
