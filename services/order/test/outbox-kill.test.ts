import { PlaceOrderResponse } from '@izlog/contracts/http/orders'
import { connectStore } from '@izlog/kit/store/connection'
import { client } from '@izlog/kit/testing/client'
import { pageOf } from '@izlog/kit/testing/orderable-page'
import { spawnService } from '@izlog/kit/testing/spawned-service'
import { tcpProxy } from '@izlog/kit/testing/tcp-proxy'
import { until } from '@izlog/kit/testing/until'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newKey, orderFor, startOrders } from './start.ts'

/** A second instance of the service whose way to the store can be cut at one request; the first one's relay finds what it leaves. */
let orders: Awaited<ReturnType<typeof startOrders>>
beforeAll(async () => {
  orders = await startOrders()
  for (const id of [1, 2]) orders.pages.set(id, pageOf(id, { ownerId: id }))
})
afterAll(() => orders.stop())

async function victim(page: number) {
  const { hostname, port } = new URL(orders.env.MONGO_URL.replace('mongodb:', 'http:'))
  expect(hostname).toMatch(/127.0.0.1|localhost/)
  const proxy = await tcpProxy(Number(port))
  const service = await spawnService('order', {
    ...orders.env,
    MONGO_URL: `mongodb://127.0.0.1:${proxy.port}/?directConnection=true`,
  })
  const place = (key: string) => client(service.port).post('/api/orders', orderFor(page), { 'idempotency-key': key })
  return { proxy, service, place }
}

const codeOf = async (idempotencyKey: string) => {
  const store = await connectStore('order', orders.env)
  const order = await until(() => store.collection<{ orderId: string }>('orders').findOne({ idempotencyKey }))
  await store.close()
  return order.orderId
}

/**
 * What a kill costs by our own settings: the dead process's lease of the outbox (10 s), the relay's round (1 s), and its place in the
 * consumer group (8 s), for which the next process and the count wait. A busy machine starts two processes besides.
 */
const KILLED_MS = 180_000

it(
  'publishes an order whose process was killed after the write and before the publish',
  async () => {
    const { proxy, service, place } = await victim(1)
    const key = newKey()
    const written = proxy.holdAnswer((bytes) => bytes.includes(key))
    const unanswered = place(key).catch(() => undefined)
    await written
    await service.kill()
    await unanswered
    await proxy.stop()

    const orderId = await codeOf(key)
    await orders.events.first('order.created', orderId)
    expect(new Set(orders.events.all('order.created', orderId).map(({ id }) => id)).size).toBe(1)
    const retried = PlaceOrderResponse.parse((await orders.place(orderFor(1), key)).body)
    expect(retried.orderId).toBe(orderId)
  },
  KILLED_MS,
)

it(
  'publishes again, with the same event id, when killed between the publish and the mark',
  async () => {
    const { proxy, service, place } = await victim(2)
    const key = newKey()
    // The mark of an order: the figures, which the killed process counts too, are marked the same way at any moment.
    const published = proxy.holdRequest((bytes) => bytes.includes('$filter') && bytes.includes('orders\0'))
    const { orderId } = PlaceOrderResponse.parse((await place(key)).body)
    await published
    await service.kill()
    await proxy.stop()

    const repeated = await until(() => {
      const events = orders.events.all('order.created', orderId)
      return events.length > 1 && events
    })
    expect(new Set(repeated.map(({ id }) => id)).size).toBe(1)
    const seller = { userId: 2, role: 'client' as const }
    await orders.caughtUp('order.stats', ['orders'])
    expect((await orders.http.as(seller).get('/api/orders/my')).body).toMatchObject({ counts: { total: 1 } })
  },
  KILLED_MS,
)
