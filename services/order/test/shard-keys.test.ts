import { randomUUID } from 'node:crypto'
import { OrderPage, OrderRead, PlaceOrderResponse } from '@izlog/contracts/http/orders'
import { createLogger } from '@izlog/kit/logger'
import { signServiceToken } from '@izlog/kit/security/service-token'
import { connectStore } from '@izlog/kit/store/connection'
import { SELLER } from '@izlog/kit/testing/client'
import { pageOf } from '@izlog/kit/testing/orderable-page'
import { recordStoreCalls, shapesWithoutKey, shardKeysOf } from '@izlog/kit/testing/store-filters'
import { until } from '@izlog/kit/testing/until'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { buyerOrders } from '../src/store/buyer-orders.ts'
import { channelStates } from '../src/store/channel-states.ts'
import { mongoOrders } from '../src/store/mongo-orders.ts'
import { orderErasures } from '../src/store/order-erasures.ts'
import { orderParts } from '../src/store/order-parts.ts'
import { orderModel } from '../src/store/order-schema.ts'
import { orderSearch, searchModel } from '../src/store/order-search.ts'
import { payoutOrders } from '../src/store/payout-orders.ts'
import { deliveryChanged } from './delivery-changed.ts'
import { newKey, orderFor, startOrders } from './start.ts'

/** Calls that ask every shard of a cluster, and why that is right. Each finds its documents by an index. */
const ASK_EVERY_SHARD: Readonly<Record<string, string>> = {
  'orders find outboxAt': 'since when the outbox waits, every five seconds, in an index that is mostly empty',
  'orders aggregate outboxAt': 'how much waits in it',
  'orders find orderId': 'a shopper, and upsell, have nothing but the code; whose it is would be a further read',
  'orders find orderId[]': 'judging risks, and entries that are missing, gathered over all sellers',
  'orders find _id hold': 'a click on an order, by its number',
  'orders find _id': 'the highest number, once for a hundred orders',
  'orders update createdAt idempotencyKey website.id': 'only where an idempotency key comes a second time',
  'orders find createdAt idempotencyKey website.id': 'the same',
  'orders update _id[]': 'the outbox marks what it has published, gathered over all sellers',
  'orders update _id[] outboxAt outboxLease outboxLease.until':
    'the outbox claims what it publishes, gathered over all sellers',
  'orders find _id[] outboxLease.token': 'the same',
  'orders find outboxAt outboxLease outboxLease.until': 'the relay, every second, in an index that is mostly empty',
  'orders find closeAt upsellDelayedUntil': 'the sweep of upsell windows, in an index of those that are open',
  'orders find parcelDueAt': 'the sweep of shared parcels, in an index that is mostly empty',
  'orders find splitDueAt': 'the sweep of split orders, in an index that is mostly empty',
  'orders find erasurePublishedAt': 'the sweep of erasures under way, in an index that is mostly empty',
  'channel_states find trackingId[]': 'a courier’s file by tracking numbers',
  'order_search find keys[]': 'judging risks, gathered over all sellers, by keys that name their seller',
  'order_search find _id[]': 'whether entries are stored, gathered over all sellers',
}

const recorded = recordStoreCalls()
let orders: Awaited<ReturnType<typeof startOrders>>
beforeAll(async () => {
  orders = await startOrders()
  orders.pages.set(1, pageOf(1))
  orders.pages.set(2, pageOf(2, { hasUpsells: true }))
})
afterAll(async () => {
  recorded.stop()
  await orders.stop()
})

const place = async (websiteId: number, key = newKey()) =>
  PlaceOrderResponse.parse((await orders.place(orderFor(websiteId), key)).body).orderId
const list = async (query = '') =>
  OrderPage.parse((await orders.http.as(SELLER).get(`/api/orders/my?${query}`)).body).items

it('asks one shard for what each order and each list needs', async () => {
  const begin = recorded.calls.length
  const key = newKey()
  const orderId = await place(1, key)
  expect(await place(1, key)).toBe(orderId)
  const { id } = OrderRead.parse((await orders.http.get(`/api/orders/${orderId}`)).body)
  const withWindow = await place(2)
  const token = signServiceToken(orders.env.SERVICE_KEY, 'upsell', 'order')
  const upsell = { reservationId: randomUUID(), upsellOrderId: 'AAAA-BBBB-CCCC', upsellProductId: 1, websiteId: 2 }
  await orders.http.post(
    `/internal/orders/${withWindow}/upsells`,
    { ...upsell, title: 'Jastučnica', sku: null, image: null, quantity: 1, totalPrice: 990, currency: 'RSD' },
    { authorization: `Bearer ${token}` },
  )
  const noted = await orders.http.as(SELLER).post(`/api/orders/${id}/desk`, { step: 'confirmed', version: 1 })
  expect(noted.status).toBe(200)
  await orders.publish([
    deliveryChanged(orderId, { channel: 'telegram', state: 'sent', reason: null, trackingId: null }),
  ])
  for (const query of ['', 'status=processing', 'search=stankov', 'place=to-pack', 'from=2026-01-01'])
    await until(async () => (await list(query)).length > 0)
  await orders.events.first('order.status-changed', orderId)
  await orders.caughtUp('order.stats', ['orders'])
  const calls = recorded.calls.slice(begin)
  const made = new Set(calls.map(({ collection, command }) => `${collection} ${command}`))
  for (const call of ['insert', 'update', 'find', 'aggregate'])
    for (const collection of ['orders', 'order_search']) expect(made).toContain(`${collection} ${call}`)
  expect([...shapesWithoutKey(calls, await keys())].filter((shape) => !(shape in ASK_EVERY_SHARD))).toEqual([])
})

it('asks one shard for what a seller or a worker does with an order that it has', async () => {
  const phone = '064 812 7741'
  const customerData = { ...orderFor(1).customerData, phone }
  const placed = await orders.place(orderFor(1, { customerData }))
  const { orderId } = PlaceOrderResponse.parse(placed.body)
  const { id } = await until(async () => (await list(`search=${orderId}`))[0])
  const store = await connectStore('order', orders.env)
  onTestFinished(() => store.close())
  const log = createLogger('test', 'silent')
  const states = channelStates(store)
  const stored = mongoOrders(store, { publish: async () => {} } as never, log, states, orderSearch(store, log))
  const order = await until(() => stored.byOrderId(orderId))

  const begin = recorded.calls.length
  expect(await buyerOrders(stored.model, searchModel(store)).ofPhone(order.userId, order.customer.phone)).toHaveLength(
    1,
  )
  const named = { codes: [orderId], numbers: [id], trackings: ['RS1'], phones: [order.customer.phone] }
  const { orders: found } = await payoutOrders(stored.model, searchModel(store), states).find(order.userId, named)
  expect(found.map((one) => one.orderId)).toEqual([orderId])
  await stored.putOffParcel(order, new Date())
  await stored.putOffClosing(order, 1, new Date())
  const parts = orderParts(stored.model, stored.outbox, orderSearch(store, log), log)
  await parts.putOffSplit(order, new Date())
  const erasures = orderErasures(stored.model, stored.outbox, orderSearch(store, log))
  // As somebody else has saved it since: nothing is erased, and the same is asked.
  expect(await erasures.erase(order, [])).toBe(false)

  const calls = recorded.calls.slice(begin)
  const ofOrder = calls.filter(({ command, filter }) => command === 'update' && filter._id === order.id)
  expect(ofOrder).toHaveLength(5)
  expect([...shapesWithoutKey(calls, await keys())].filter((shape) => !(shape in ASK_EVERY_SHARD))).toEqual([])
})

async function keys() {
  const store = await connectStore('order', orders.env)
  orderModel(store)
  searchModel(store)
  channelStates(store)
  await store.close()
  return shardKeysOf(store)
}
