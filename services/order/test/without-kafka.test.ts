import { createServer } from 'node:net'
import { PlaceOrderResponse } from '@izlog/contracts/http/orders'
import { kafkaProxy } from '@izlog/kit/testing/kafka-proxy'
import { pageOf } from '@izlog/kit/testing/orderable-page'
import { until } from '@izlog/kit/testing/until'
import { expect, it } from 'vitest'
import { orderFor, startOrders } from './start.ts'

/** A port where nobody listens yet. */
async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('No TCP address')
  return address.port
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
