import { PlaceOrderResponse } from '@izlog/contracts/http/orders'
import { SUPER_ADMIN } from '@izlog/kit/testing/client'
import { pageOf } from '@izlog/kit/testing/orderable-page'
import { testEnvironment } from '@izlog/kit/testing/stack'
import { tcpProxy } from '@izlog/kit/testing/tcp-proxy'
import { until } from '@izlog/kit/testing/until'
import { expect, it, onTestFinished } from 'vitest'
import { newKey, orderFor, startOrders } from './start.ts'

/** What one call may take in these stories. A request makes a few, one after the other; without a limit of ours the driver notices after 40 s, Redis' client never. */
const WITHIN = { MONGO_URL: { STORE_WITHIN_MS: '500' }, REDIS_URL: { ANSWER_WITHIN_MS: '500' } }
const BOUND_MS = 20_000

/** The service, with a proxy on its way to what the variable leads to. */
async function startBehindProxy(variable: 'MONGO_URL' | 'REDIS_URL', more: Record<string, string> = {}) {
  const { protocol, port } = new URL(testEnvironment()[variable])
  const proxy = await tcpProxy(Number(port))
  const orders = await startOrders({
    ...WITHIN[variable],
    ...more,
    [variable]: `${protocol}//127.0.0.1:${proxy.port}/`,
  })
  orders.pages.set(1, pageOf(1))
  onTestFinished(async () => {
    await orders.stop()
    await proxy.stop()
  })
  return { orders, proxy }
}

async function inTime<T>(call: () => Promise<T>): Promise<T> {
  const started = Date.now()
  const answer = await call()
  expect(Date.now() - started).toBeLessThan(BOUND_MS)
  return answer
}

it('answers 503 in time while the connections to the store are half open, and goes on over new ones', async () => {
  const { orders, proxy } = await startBehindProxy('MONGO_URL')
  // A busy machine may need several tries where a call may take so little time.
  const { orderId } = await until(async () => PlaceOrderResponse.parse((await orders.place(orderFor(1))).body))
  proxy.goSilent()
  const key = newKey()
  expect(await inTime(() => orders.place(orderFor(1), key))).toMatchObject({ status: 503 })
  expect(await inTime(() => orders.http.get(`/api/orders/${orderId}`))).toMatchObject({ status: 503 })
  proxy.heal()
  const placed = await until(async () => {
    const answer = await orders.place(orderFor(1), key)
    return answer.status === 201 && PlaceOrderResponse.parse(answer.body)
  })
  await orders.events.first('order.created', placed.orderId)
})

it('goes on over a new connection to Redis when the old one is half open', async () => {
  const { orders, proxy } = await startBehindProxy('REDIS_URL', { LIMIT_ORDERS_PER_MINUTE: '1000' })
  const admin = orders.http.as(SUPER_ADMIN)
  await until(async () => (await orders.place(orderFor(1))).status === 201)
  await until(async () => (await admin.get('/api/orders')).status === 200)
  proxy.goSilent()
  expect(await inTime(() => orders.place(orderFor(1)))).toMatchObject({ status: 201 })
  expect(await inTime(() => admin.get('/api/orders'))).toMatchObject({ status: 503 })
  proxy.heal()
  await until(async () => (await admin.get('/api/orders')).status === 200, BOUND_MS)
})
