import { PlaceOrderResponse } from '@izlog/contracts/http/orders'
import { connectStore } from '@izlog/kit/store/connection'
import { client } from '@izlog/kit/testing/client'
import { pageOf } from '@izlog/kit/testing/orderable-page'
import { spawnService } from '@izlog/kit/testing/spawned-service'
import { tcpProxy } from '@izlog/kit/testing/tcp-proxy'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newKey, orderFor, startOrders } from './start.ts'

let orders: Awaited<ReturnType<typeof startOrders>>
beforeAll(async () => {
  orders = await startOrders()
  orders.pages.set(1, pageOf(1))
})
afterAll(() => orders.stop())

it('accepts no order whose connection to the store ended during the write, and takes it when it is sent again', async () => {
  const proxy = await tcpProxy(Number(new URL(orders.env.MONGO_URL.replace('mongodb:', 'http:')).port))
  const service = await spawnService('order', {
    ...orders.env,
    MONGO_URL: `mongodb://127.0.0.1:${proxy.port}/?directConnection=true`,
  })
  const key = newKey()
  const onItsWay = proxy.holdRequest((bytes) => bytes.includes(key) && bytes.includes('insert'))
  const placing = client(service.port).post('/api/orders', orderFor(1), { 'idempotency-key': key })
  await onItsWay
  await proxy.stop()
  expect(await placing).toMatchObject({ status: 503 })
  await service.kill()

  const { orderId } = PlaceOrderResponse.parse((await orders.place(orderFor(1), key)).body)
  const store = await connectStore('order', orders.env)
  expect(await store.collection('orders').countDocuments({ idempotencyKey: key, orderId })).toBe(1)
  await store.close()
}, 180_000)
