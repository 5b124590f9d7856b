import { randomUUID } from 'node:crypto'
import { DeliveryPage } from '@izlog/contracts/http/deliveries'
import { NotificationPage } from '@izlog/contracts/http/notifications'
import { createLogger } from '@izlog/kit/logger'
import { connectStore } from '@izlog/kit/store/connection'
import { client } from '@izlog/kit/testing/client'
import { anOrder, created, released, statusChanged } from '@izlog/kit/testing/order-events'
import { recordStoreCalls, shapesWithoutKey, shardKeysOf } from '@izlog/kit/testing/store-filters'
import { until } from '@izlog/kit/testing/until'
import { v7 as uuid } from 'uuid'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { dueNotifications } from '../src/store/due-notifications.ts'
import { fanOutModel } from '../src/store/fan-out-model.ts'
import { fanOutsOf } from '../src/store/fan-outs.ts'
import { notificationMails } from '../src/store/notification-mails.ts'
import { notificationModel } from '../src/store/notification-model.ts'
import { pendingBranch } from './pending-branch.ts'
import { startNotifier, type TestNotifier } from './start.ts'

/** Calls that ask every shard of a cluster, and why that is right. Each finds its documents by an index. */
const ASK_EVERY_SHARD: Readonly<Record<string, string>> = {
  'fanouts find outboxAt': 'since when the outbox waits, every five seconds, in an index that is mostly empty',
  'fanouts aggregate outboxAt': 'how much waits in it',
  'fanouts update _id[]': 'the outbox marks what it has published, gathered over all sellers',
  'fanouts find outboxAt outboxLease outboxLease.until': 'the relay, every second, in an index that is mostly empty',
  'fanouts update _id[] outboxAt outboxLease outboxLease.until':
    'the outbox claims what it publishes, gathered over all sellers',
  'fanouts find _id[] outboxLease.token': 'the same',
  'fanouts find heldUntil': 'what a killed process left, in an index of what is in memory',
  'fanouts find forgetAt': 'the sweep of contents whose time is over',
  'notifications find showAt status': 'the sweep of pending ones',
  'notifications findAndModify mailDueAt userId': 'the mail that is due the longest, in an index of those that wait',
  'notifications findAndModify pushDueAt userId': 'the push that is due the longest, in an index of those that wait',
}

const recorded = recordStoreCalls()
let notifier: TestNotifier
beforeAll(async () => {
  notifier = await startNotifier()
})
afterAll(async () => {
  recorded.stop()
  await notifier.stop()
})

it('asks one shard for what each order needs on its way to its channels, also on a further try', async () => {
  const seller = await notifier.seller()
  const begin = recorded.calls.length
  await notifier.simulators.behave('telegram', { mode: 'fail', status: 502, count: 1 })
  const order = anOrder({ userId: seller.userId })
  await notifier.publish([created(order)])
  await notifier.reached(order.orderId, 'telegram', 'sent')
  await notifier.publish([released(order)])
  for (const channel of ['sheets', 'pixel', 'courier'] as const) await notifier.reached(order.orderId, channel, 'sent')
  await notifier.publish([statusChanged(order, 'processing')])
  const bell = client(notifier.port, { userId: seller.userId, role: 'client' })
  await until(async () => NotificationPage.parse((await bell.get('/api/notifications')).body).items.length > 0)
  expect(
    DeliveryPage.parse((await bell.get(`/api/deliveries?orderId=${order.orderId}`)).body).items.length,
  ).toBeGreaterThan(3)

  const calls = recorded.calls.slice(begin)
  const made = new Set(calls.map(({ collection, command }) => `${collection} ${command}`))
  for (const call of ['insert', 'update', 'find']) expect(made).toContain(`fanouts ${call}`)
  expect([...shapesWithoutKey(calls, await keys())].filter((shape) => !(shape in ASK_EVERY_SHARD))).toEqual([])
})

it('asks one shard for what was claimed, once it is settled or put off', async () => {
  const seller = await notifier.seller()
  const store = await connectStore('notifier', notifier.env)
  onTestFinished(() => store.close())
  const begin = recorded.calls.length
  const one = { _id: randomUUID(), userId: seller.userId }
  const mails = notificationMails(store)
  await mails.claim(new Date(0), 1000)
  await dueNotifications(store, 'push').claim(new Date(0), 1000)
  await mails.postpone(one, new Date())
  await mails.settle(one)
  await mails.skip(one)
  const fanOuts = fanOutsOf(store, { publish: async () => {} } as never, createLogger('test', 'silent'))
  const at = new Date(Date.now() - 60_000)
  const shared = { heldUntil: null, version: 1, createdAt: at, traceparent: null }
  const { orderId, userId } = anOrder({ userId: seller.userId })
  await fanOuts.add([
    { _id: uuid(), cause: 'order.created', orderId, userId, channels: { telegram: pendingBranch(at) }, ...shared },
  ])
  expect(await fanOuts.markPaused('telegram', userId, { after: new Date(0), until: new Date() }, 10)).toBe(1)
  await fanOuts.outbox.stop()

  const calls = recorded.calls.slice(begin)
  const made = new Set(calls.map(({ collection, command }) => `${collection} ${command}`))
  for (const call of ['notifications findAndModify', 'notifications update', 'fanouts update'])
    expect(made).toContain(call)
  expect([...shapesWithoutKey(calls, await keys())].filter((shape) => !(shape in ASK_EVERY_SHARD))).toEqual([])
})

async function keys() {
  const store = await connectStore('notifier', notifier.env)
  fanOutModel(store)
  notificationModel(store)
  await store.close()
  return shardKeysOf(store)
}
