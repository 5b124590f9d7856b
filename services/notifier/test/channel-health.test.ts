import type { Channel } from '@izlog/contracts/domain/delivery'
import { MINUTE_MS } from '@izlog/contracts/domain/durations'
import { ChannelsHealth } from '@izlog/contracts/http/channel-health'
import { DeliveryPage } from '@izlog/contracts/http/deliveries'
import { readConfig } from '@izlog/kit/config'
import { connectStore } from '@izlog/kit/store/connection'
import { client, SUPER_ADMIN } from '@izlog/kit/testing/client'
import { metricsOf } from '@izlog/kit/testing/metrics-of'
import { anOrder, created, type Order } from '@izlog/kit/testing/order-events'
import { until } from '@izlog/kit/testing/until'
import type { Connection } from 'mongoose'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { NotifierEnv } from '../src/config.ts'
import { startNotifier, type TestNotifier } from './start.ts'

let notifier: TestNotifier
let store: Connection
beforeAll(async () => {
  // What failed stays failed during a test.
  notifier = await startNotifier({ RETRY_FIRST_MS: '600000' })
  store = await connectStore('notifier', readConfig(NotifierEnv, notifier.env))
})
afterAll(async () => {
  await store.close()
  await notifier.stop()
})

const http = () => client(notifier.port, SUPER_ADMIN)
const health = async () => ChannelsHealth.parse((await http().get('/api/admin/system/channels/health')).body)
const healthOf = async (channel: Channel) => (await health()).channels.find((one) => one.channel === channel)
/** Publishes orders of a seller, and waits until each has that state on the channel. */
async function place(userId: number, count: number, channel: Channel, state: string): Promise<Order[]> {
  const orders = Array.from({ length: count }, () => anOrder({ userId }))
  await notifier.publish(orders.map(created))
  for (const { orderId } of orders) await notifier.reached(orderId, channel, state)
  return orders
}

/** Moves all that was stored by now back in time. */
async function pass(minutes: number) {
  const stored = store.collection('fanouts')
  const earlier = (at: Date) => new Date(at.getTime() - minutes * MINUTE_MS)
  for (const { _id, createdAt, channels } of await stored.find().toArray()) {
    const changed = Object.keys(channels).map((channel) => [
      `channels.${channel}.changedAt`,
      earlier(channels[channel].changedAt),
    ])
    await stored.updateOne({ _id }, { $set: { createdAt: earlier(createdAt), ...Object.fromEntries(changed) } })
  }
}

it('shows the seller whose own settings are refused, which says nothing of the channel', async () => {
  const { userId } = await notifier.seller({ telegramChatId: '-404' })
  expect((await health()).channels.map(({ channel, failing }) => [channel, failing])).toEqual([
    ['telegram', 0],
    ['sheets', 0],
    ['pixel', 0],
    ['courier', 0],
  ])

  await place(userId, 3, 'telegram', 'failed')
  const { items } = DeliveryPage.parse((await http().get('/api/deliveries/failed')).body)
  const [since] = items.map(({ changedAt }) => changedAt).toSorted()
  expect(await healthOf('telegram')).toMatchObject({
    failing: 3,
    sellers: 1,
    userId,
    since,
    reason: expect.stringContaining('Telegram ne nalazi čet.'),
    isWidespread: false,
    isDown: false,
  })
  for (const _ of [1, 2]) {
    const other = await notifier.seller({ telegramChatId: '-404' })
    await place(other.userId, 1, 'telegram', 'failed')
  }
  expect(await healthOf('telegram')).toMatchObject({ failing: 5, sellers: 3, isWidespread: false, isDown: false })
  expect(await healthOf('sheets')).toMatchObject({ failing: 0, since: null, isDown: false })
})

it('shows that a channel is down, until something arrives again or it fails for an hour', async () => {
  const one = await notifier.seller()
  const another = await notifier.seller()
  await place(one.userId, 1, 'sheets', 'sent')
  await pass(5)
  await notifier.simulators.behave('sheets', { mode: 'fail' })
  await place(one.userId, 2, 'sheets', 'failed')
  expect(await healthOf('sheets')).toMatchObject({ failing: 2, sellers: 1, isDown: false })
  await place(another.userId, 1, 'sheets', 'failed')
  expect(await healthOf('sheets')).toMatchObject({ failing: 3, sellers: 2, userId: null, isDown: true })
  const down = async () =>
    (await metricsOf(notifier.port)).find((line) => line.startsWith('izlog_channel_down{channel="sheets"}'))
  expect(await down()).toMatch(/ 1$/)

  await pass(56)
  expect(await healthOf('sheets')).toMatchObject({ failing: 3, isDown: true })
  await pass(5)
  expect(await healthOf('sheets')).toMatchObject({ failing: 3, isDown: false })

  await place(one.userId, 3, 'sheets', 'failed')
  expect(await healthOf('sheets')).toMatchObject({ failing: 6, isDown: true })
  await notifier.simulators.behave('sheets', { mode: 'ok' })
  await place(another.userId, 1, 'sheets', 'sent')
  expect(await healthOf('sheets')).toMatchObject({ failing: 6, isDown: false })
})

it('lists what fails on a channel for administrators', async () => {
  const listed = DeliveryPage.parse((await http().get('/api/deliveries/failed?channel=sheets')).body)
  expect(listed.total).toBe(6)
  expect(new Set(listed.items.map(({ channel }) => channel))).toEqual(new Set(['sheets']))
  expect(
    await client(notifier.port, { userId: 1001, role: 'client' }).get('/api/admin/system/channels/health'),
  ).toMatchObject({
    status: 403,
  })
})

it('counts what waits for the end of a pause, of all and of a seller', async () => {
  const { userId } = await notifier.seller()
  const other = await notifier.seller()
  const asked = { reason: 'Njihov servis ne radi', channel: 'pixel' }
  for (const paused of [null, userId])
    await http().post('/api/admin/system/channels/pause', { ...asked, userId: paused })
  await place(userId, 2, 'pixel', 'pending')
  await place(other.userId, 1, 'pixel', 'pending')
  const waiting = async () =>
    (await health()).paused.map((pause) => `${pause.channel} ${pause.userId ?? 'all'}: ${pause.waiting}`).toSorted()
  await until(async () => (await waiting()).join() === [`pixel ${userId}: 2`, 'pixel all: 3'].join())
})
