import { OrderPage, PlaceOrderResponse } from '@izlog/contracts/http/orders'
import { client, SELLER, SUPER_ADMIN } from '@izlog/kit/testing/client'
import { startCollector } from '@izlog/kit/testing/collector'
import { metricsOf } from '@izlog/kit/testing/metrics-of'
import { pageOf } from '@izlog/kit/testing/orderable-page'
import { type SpawnedService, spawnService } from '@izlog/kit/testing/spawned-service'
import { until } from '@izlog/kit/testing/until'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newKey, orderFor, startOrders } from './start.ts'

const SHOPPER = {
  name: 'Znakica Obeležić',
  phone: '064 777 8899',
  email: 'znakica@obelezena.rs',
  address: 'Obeležena 77',
  city: 'Znakovac',
}
/** No log and no span may hold any of these, in whatever form they come. */
const MARKS = ['Znakica', 'Obeležić', '777 8899', '647778899', 'znakica', 'Obeležena', 'Znakovac']

let orders: Awaited<ReturnType<typeof startOrders>>
let service: SpawnedService
let collector: Awaited<ReturnType<typeof startCollector>>
beforeAll(async () => {
  orders = await startOrders()
  orders.pages.set(1, pageOf(1))
  collector = await startCollector()
  service = await spawnService('order', { ...orders.env, ...collector.env }, 'debug')
})
afterAll(async () => {
  await service.stop()
  await orders.stop()
  collector.stop()
})

it('leaves nothing of a shopper, and no order code, in logs and traces', async () => {
  const http = client(service.port)
  const body = orderFor(1, { customerData: SHOPPER })
  const { orderId } = PlaceOrderResponse.parse(
    (await http.post('/api/orders', body, { 'idempotency-key': newKey() })).body,
  )
  await http.get(`/api/orders/${orderId}`)
  await http.get(`/api/orders/${orderId}/${SHOPPER.email}`)
  await http.post('/api/orders', `{"name":"${SHOPPER.name}`)
  const order = await until(async () => {
    const found = await http.as(SELLER).get(`/api/orders/my?search=${encodeURIComponent(SHOPPER.name)}`)
    return OrderPage.parse(found.body).items[0]
  })
  await http.as(SUPER_ADMIN).put(`/api/orders/${order.id}`, { status: 'processing' })

  const spans = () => collector.text()
  await until(
    () => spans().includes('/api/orders/:orderId') && spans().includes('"PUT"') && spans().includes('send orders'),
  )
  await until(() => service.printed().includes('"msg":"request"'))
  for (const mark of [...MARKS, orderId]) {
    expect(service.printed(), `logged: ${mark}`).not.toContain(mark)
    expect(spans(), `traced: ${mark}`).not.toContain(mark)
  }
})

it('traces an order from its request to its store and Kafka under its number, and counts it', async () => {
  const http = client(service.port)
  const placed = async (): Promise<string> => {
    const body = orderFor(1, { customerData: SHOPPER })
    const answer = await http.post('/api/orders', body, { 'idempotency-key': newKey() })
    const { orderId } = PlaceOrderResponse.parse(answer.body)
    const { items } = OrderPage.parse((await http.as(SELLER).get('/api/orders/my')).body)
    const number = items.find((item) => item.orderId === orderId)?.id
    const numbered = () =>
      collector.spans().find(({ attributes }) => Number(attributes['izlog.order.number']) === number)
    return (await until(numbered)).traceId
  }
  const inTrace = (trace: string) => collector.spans().filter(({ traceId }) => traceId === trace)
  const has = (trace: string, name: string) => inTrace(trace).some((span) => span.name === name)

  // The other instance of this test reads some of the partitions: orders are placed until one was read by the instance that is traced.
  const read = await until(async () => {
    const trace = await placed()
    return until(() => has(trace, 'process orders') && trace, 3000).catch(() => undefined)
  })
  for (const name of ['POST /api/orders', 'place order', 'send orders']) await until(() => has(read, name))
  expect(inTrace(read).some(({ scope }) => scope.includes('mongoose'))).toBe(true)
  await until(() => service.printed().includes(`"trace_id":"${read}"`))
  expect(await metricsOf(service.port)).toContainEqual(
    expect.stringMatching(/^izlog_orders_placed_total\{source="page"\} \d/),
  )
})
