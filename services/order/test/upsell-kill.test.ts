import { randomUUID } from 'node:crypto'
import { formatOrderCode, ORDER_CODE_BYTES } from '@izlog/contracts/domain/order-code'
import { OrderReleasedV1 } from '@izlog/contracts/events/orders'
import { PlaceOrderResponse } from '@izlog/contracts/http/orders'
import { signServiceToken } from '@izlog/kit/security/service-token'
import { client } from '@izlog/kit/testing/client'
import { pageOf } from '@izlog/kit/testing/orderable-page'
import { spawnService } from '@izlog/kit/testing/spawned-service'
import { tcpProxy } from '@izlog/kit/testing/tcp-proxy'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { orderFor, startOrders } from './start.ts'

/** A second instance of the service whose way to the store can be cut; the first one goes on. */
let orders: Awaited<ReturnType<typeof startOrders>>
beforeAll(async () => {
  orders = await startOrders()
  orders.pages.set(7, pageOf(7, { hasUpsells: true }))
})
afterAll(() => orders.stop())

const upsell = {
  reservationId: randomUUID(),
  upsellOrderId: formatOrderCode(crypto.getRandomValues(new Uint8Array(ORDER_CODE_BYTES))),
  upsellProductId: 3,
  websiteId: 7,
  title: 'Jastučnica od bambusa',
  sku: null,
  image: null,
  quantity: 1,
  totalPrice: 1990,
  currency: 'RSD',
}

it('an upsell that joined in a process killed before it could answer has joined, is published, and is in the parcel once', async () => {
  const { orderId } = PlaceOrderResponse.parse((await orders.place(orderFor(7))).body)
  const proxy = await tcpProxy(Number(new URL(orders.env.MONGO_URL.replace('mongodb:', 'http:')).port))
  const victim = await spawnService('order', {
    ...orders.env,
    MONGO_URL: `mongodb://127.0.0.1:${proxy.port}/?directConnection=true`,
  })
  const join = (port: number) => {
    const authorization = `Bearer ${signServiceToken(orders.env.SERVICE_KEY, 'upsell', 'order')}`
    return client(port).post(`/internal/orders/${orderId}/upsells`, upsell, { authorization })
  }
  const written = proxy.holdAnswer((bytes) => bytes.includes(upsell.reservationId))
  const unanswered = join(victim.port).catch(() => undefined)
  await written
  await victim.kill()
  await unanswered
  await proxy.stop()

  expect((await join(orders.port)).body).toMatchObject({ outcome: 'accepted' })
  await orders.events.first('order.upsell-joined', orderId)
  await orders.windowRunsOut(orderId)
  const { data } = OrderReleasedV1.parse(await orders.events.first('order.released', orderId))
  expect(data).toMatchObject({ upsells: [{ totalPrice: 1990 }], sumToCollect: 4980 })
  // The killed process may have published it a moment before, under the same event id.
  expect(new Set(orders.events.all('order.upsell-joined', orderId).map(({ id }) => id)).size).toBe(1)
})
