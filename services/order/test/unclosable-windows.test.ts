import { PlaceOrderResponse } from '@izlog/contracts/http/orders'
import { connectStore } from '@izlog/kit/store/connection'
import { pageOf } from '@izlog/kit/testing/orderable-page'
import { until } from '@izlog/kit/testing/until'
import { afterAll, beforeAll, it } from 'vitest'
import { orderFor, startOrders } from './start.ts'

let orders: Awaited<ReturnType<typeof startOrders>>
beforeAll(async () => {
  orders = await startOrders()
  orders.pages.set(7, pageOf(7, { hasUpsells: true }))
})
afterAll(() => orders.stop())

const placed = async () => PlaceOrderResponse.parse((await orders.place(orderFor(7))).body).orderId

interface Doc {
  _id: number
  orderId: string
  closeTries?: number
}

/** As many as are looked at together, with a field that no event takes, and windows that ran out long ago. */
async function storeUnclosable(like: string) {
  const store = await connectStore('order', orders.env)
  const collection = store.collection<Doc>('orders')
  const { idempotencyKey: _, ...doc } = await until(() =>
    collection.findOne<Record<string, unknown>>({ orderId: like }),
  )
  const broken = Array.from({ length: 100 }, (_, index) => ({
    ...doc,
    _id: 1_000_000 + index,
    orderId: `BAD-${index}`,
    customer: {},
    upsellDelayedUntil: new Date(Date.now() - 3_600_000),
  }))
  await collection.insertMany(broken)
  const tried = (times: number) => collection.countDocuments({ orderId: /^BAD-/, closeTries: { $gte: times } })
  return { tried, close: () => store.close() }
}

it('lets the parcel of an order go behind a hundred orders whose windows cannot be closed, and goes on trying those', async () => {
  const orderId = await placed()
  const unclosable = await storeUnclosable(orderId)
  await orders.windowRunsOut(orderId)
  await orders.events.first('order.released', orderId)
  await until(async () => (await unclosable.tried(2)) === 100)
  await unclosable.close()
})
