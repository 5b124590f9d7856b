import { NotificationPage } from '@izlog/contracts/http/notifications'
import type { Bus } from '@izlog/kit/bus/bus'
import { makeEvent } from '@izlog/kit/bus/make-event'
import { createLogger } from '@izlog/kit/logger'
import { connectStore } from '@izlog/kit/store/connection'
import { client } from '@izlog/kit/testing/client'
import { listenTo } from '@izlog/kit/testing/events'
import { anOrder, created, type Order } from '@izlog/kit/testing/order-events'
import { until } from '@izlog/kit/testing/until'
import { v7 as uuid } from 'uuid'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { erasedOrdersOf } from '../src/store/erased-orders.ts'
import { fanOutsOf } from '../src/store/fan-outs.ts'
import { notificationStore } from '../src/store/notifications.ts'
import { eraseShoppers, unlessErased } from '../src/use-cases/erase-shoppers.ts'
import { pendingBranch } from './pending-branch.ts'
import { startNotifier, type TestNotifier } from './start.ts'
import { accepted, anUpsell } from './upsell-events.ts'

let notifier: TestNotifier
let store: Awaited<ReturnType<typeof connectStore>>
let answers: Awaited<ReturnType<typeof listenTo>>
beforeAll(async () => {
  notifier = await startNotifier({ RETRY_FIRST_MS: '600000', CALL_TIMEOUT_MS: '1500' })
  store = await connectStore('notifier', notifier.env)
  answers = await listenTo(notifier.env, 'erasures')
})
afterEach(async () => void (await notifier.simulators.behave('telegram', { mode: 'ok' })))
afterAll(async () => {
  await answers.stop()
  await store.close()
  await notifier.stop()
})

const erased = ({ orderId, userId }: Order) =>
  makeEvent(
    'orders',
    'order.erased.v1',
    { aggregateId: orderId, aggregateVersion: 9, at: new Date() },
    {
      orderId,
      userId,
    },
  )
const answerOf = ({ orderId }: Order, at = 0) =>
  until(() => answers.all('shopper-data.erased', orderId)[at]?.data as { erased: unknown[] } | undefined)
const kept = ({ orderId }: Order) => store.collection('fanouts').find({ orderId }).toArray()
/** The data of the shopper of `anOrder`, also hashed as for Meta. */
const SHOPPER = /eljka|orđević|zeljka|641234567|Mihailova|93\.184\.216\.34|[0-9a-f]{64}/

it('erases what waits, failed or was skipped of an order, publishes how much, and sends nothing of it any more', async () => {
  const { userId } = await notifier.seller({ trackifyApiKeySrb: null })
  await notifier.simulators.behave('telegram', { mode: 'fail', status: 502 })
  const order = anOrder({ userId })
  await notifier.publish([created(order)])
  await notifier.reached(order.orderId, 'telegram', 'failed')
  await notifier.reached(order.orderId, 'sheets', 'sent')
  expect(JSON.stringify(await kept(order))).toMatch(SHOPPER)

  await notifier.publish([erased(order)])
  const deliveries = { kind: 'deliveries', count: 3 }
  expect(await answerOf(order)).toMatchObject({
    service: 'notifier',
    erased: [deliveries, { kind: 'notifications', count: 0 }],
  })
  expect(JSON.stringify(await kept(order))).not.toMatch(SHOPPER)
  expect(await notifier.reached(order.orderId, 'telegram', 'skipped')).toMatchObject({
    reason: 'Podaci kupca su obrisani.',
  })
  await notifier.publish([erased(order)])
  expect(await answerOf(order, 1)).toMatchObject({ erased: [deliveries, { kind: 'notifications', count: 0 }] })
  const seller = client(notifier.port, { userId, role: 'client' })
  expect((await seller.post(`/api/deliveries/${(await kept(order))[0]?._id}:telegram/retry`)).status).toBe(409)
})

it('brings nothing back with what comes again, or late', async () => {
  const { userId } = await notifier.seller()
  const [order, never] = [anOrder({ userId }), anOrder({ userId })]
  await notifier.publish([erased(order), erased(never)])
  await Promise.all([answerOf(order), answerOf(never)])
  await notifier.publish([created(order), accepted(anUpsell(never))])
  await notifier.caughtUp('notifier.fan-out', ['orders', 'upsells'])
  expect([...(await kept(order)), ...(await kept(never))]).toEqual([])
  expect(await notifier.simulators.received('telegram', order.orderId)).toEqual([])
})

it('lets nobody who has a delivery in hand write it back', async () => {
  const { userId } = await notifier.seller({ googleSheetsId: null, facebookPixelId: null })
  await notifier.simulators.behave('telegram', { mode: 'stall' })
  const order = anOrder({ userId })
  await notifier.publish([created(order)])
  await until(async () => (await notifier.simulators.waiting('telegram')) > 0)
  await notifier.publish([erased(order)])
  await answerOf(order)
  // A later call of another order has timed out, so this one has too.
  const later = anOrder({ userId })
  await notifier.publish([created(later)])
  await notifier.reached(later.orderId, 'telegram', 'failed')
  const [fanOut] = await kept(order)
  expect(fanOut?.channels.telegram).toMatchObject({ state: 'skipped', content: null, lease: null })
})

it('erases a refusal that quotes the shopper from the seller’s notification', async () => {
  const { userId } = await notifier.seller()
  const order = anOrder({ userId })
  const at = new Date().toISOString()
  const change = { channel: 'courier', cause: 'order.released', state: 'dead', attempts: 10, trackingId: null } as const
  const refused = makeEvent(
    'deliveries',
    'delivery.changed.v2',
    { aggregateId: order.orderId, aggregateVersion: 5, at: new Date() },
    { orderId: order.orderId, userId, changes: [{ ...change, at, reason: 'Kurir ne zna adresu Knez Mihailova 1.' }] },
  )
  const bell = async () =>
    NotificationPage.parse((await client(notifier.port, { userId, role: 'client' }).get('/api/notifications')).body)
      .items
  await notifier.publish([refused])
  await until(async () => (await bell()).some(({ message }) => message.includes('Mihailova')))
  await notifier.publish([erased(order)])
  expect(await answerOf(order)).toMatchObject({ erased: [{ count: 0 }, { kind: 'notifications', count: 1 }] })
  expect(JSON.stringify(await bell())).not.toMatch(SHOPPER)

  // Published again, after the erasure.
  await notifier.publish([{ ...refused, event: { ...refused.event, id: uuid() } }])
  await notifier.caughtUp('notifier.notifications', ['deliveries'])
  expect(JSON.stringify(await bell())).not.toMatch(SHOPPER)
  expect(JSON.stringify(await store.collection('fanouts').find({ userId }).toArray())).not.toMatch(SHOPPER)
})

it('erases what was stored while its order was being erased', async () => {
  const log = createLogger('test', 'silent')
  const bus = { publish: async () => {} } as unknown as Bus
  const raw = await connectStore('notifier', { ...notifier.env, NAMESPACE: `${notifier.env.NAMESPACE}-race` })
  const fanOuts = fanOutsOf(raw, bus, log)
  const erasedOrders = erasedOrdersOf(raw)
  const deps = { fanOuts, erasedOrders, notifications: notificationStore(raw), bus, now: () => new Date() }
  const { orderId } = anOrder({ userId: 7 })
  const branch = { ...pendingBranch(new Date()), content: { text: 'Željka' } }
  const fanOut = { _id: uuid(), cause: 'order.created', orderId, userId: 7, channels: { telegram: branch } }
  await unlessErased(deps, [orderId], String, async () => {
    await eraseShoppers(deps, [orderId])
    await fanOuts.add([{ ...fanOut, heldUntil: null, version: 1, createdAt: new Date(), traceparent: null }])
  })
  expect(JSON.stringify(await raw.collection('fanouts').findOne({ orderId }))).not.toMatch(SHOPPER)
  await raw.dropDatabase()
  await raw.close()
})
