import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { OrderPage, PlaceOrderResponse } from '@izlog/contracts/http/orders'
import { client, SELLER, SUPER_ADMIN } from '@izlog/kit/testing/client'
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
let spans = ''
const collector = createServer(async (req, res) => {
  for await (const bytes of req) spans += String(bytes)
  res.writeHead(200, { 'content-type': 'application/json' }).end('{}')
})
beforeAll(async () => {
  orders = await startOrders()
  orders.pages.set(1, pageOf(1))
  collector.listen(0)
  await once(collector, 'listening')
  const { port } = collector.address() as AddressInfo
  const telemetry = { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`, OTEL_BSP_SCHEDULE_DELAY: '100' }
  service = await spawnService('order', { ...orders.env, ...telemetry }, 'debug')
})
afterAll(async () => {
  await service.stop()
  await orders.stop()
  collector.close()
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
  const found = await http.as(SELLER).get(`/api/orders/my?search=${encodeURIComponent(SHOPPER.name)}`)
  const [order] = OrderPage.parse(found.body).items
  await http.as(SUPER_ADMIN).put(`/api/orders/${order?.id}`, { status: 'processing' })

  await until(() => spans.includes('/api/orders/:orderId') && spans.includes('"PUT"') && spans.includes('kafkajs'))
  await until(() => service.printed().includes('"msg":"request"'))
  for (const mark of [...MARKS, orderId]) {
    expect(service.printed(), `logged: ${mark}`).not.toContain(mark)
    expect(spans, `traced: ${mark}`).not.toContain(mark)
  }
})
