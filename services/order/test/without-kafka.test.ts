import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'
import { PlaceOrderResponse } from '@izlog/contracts/http/orders'
import { kafkaProxy } from '@izlog/kit/testing/kafka-proxy'
import { pageOf } from '@izlog/kit/testing/orderable-page'
import { until } from '@izlog/kit/testing/until'
import { expect, it } from 'vitest'
import { orderFor, startOrders } from './start.ts'

/** A port where nobody listens yet. It is below those that the system gives to outgoing connections, which could take it before Kafka does. */
async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(11_000, 26_000)
    const server = createServer()
    const isFree = await new Promise<boolean>((resolve) => {
      server.once('error', () => resolve(false))
      server.listen(port, '127.0.0.1', () => resolve(true))
    })
    if (!isFree) continue
    await new Promise((resolve) => server.close(resolve))
    return port
  }
}

it('starts and takes orders while Kafka is away, and publishes them once it is there', async () => {
  const port = await freePort()
  const orders = await startOrders({}, { KAFKA_BROKERS: `127.0.0.1:${port}` })
  orders.pages.set(1, pageOf(1))
  const { status, body } = await orders.place(orderFor(1))
  expect(status).toBe(201)
  const { orderId } = PlaceOrderResponse.parse(body)
  expect(await orders.http.get('/readyz')).toMatchObject({ status: 200, body: { ready: true } })
  expect(orders.events.all('order.created')).toEqual([])

  const proxy = await kafkaProxy(orders.env.KAFKA_BROKERS, { port })
  await orders.events.first('order.created', orderId)
  const seller = { userId: pageOf(1).ownerId, role: 'client' as const }
  await until(async () => {
    const { body: mine } = await orders.http.as(seller).get('/api/orders/my')
    return (mine as { counts: { total: number } }).counts.total === 1
  })
  await orders.stop()
  await proxy.stop()
})

it('stops in time though Kafka never came', async () => {
  const lonely = await startOrders({}, { KAFKA_BROKERS: `127.0.0.1:${await freePort()}` })
  const started = performance.now()
  await lonely.stop()
  // A process that takes longer is ended (kit/main.ts).
  expect(performance.now() - started).toBeLessThan(10_000)
})
