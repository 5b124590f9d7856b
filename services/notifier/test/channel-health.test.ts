import type { Channel } from '@izlog/contracts/domain/delivery'
import { ChannelsHealth } from '@izlog/contracts/http/channel-health'
import { DeliveryPage } from '@izlog/contracts/http/deliveries'
import { client, SUPER_ADMIN } from '@izlog/kit/testing/client'
import { anOrder, created, type Order } from '@izlog/kit/testing/order-events'
import { until } from '@izlog/kit/testing/until'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startNotifier, type TestNotifier } from './start.ts'

let notifier: TestNotifier
beforeAll(async () => {
  // What failed stays failed during a test.
  notifier = await startNotifier({ RETRY_FIRST_MS: '600000' })
})
afterAll(() => notifier.stop())

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

it('shows the seller whose channel fails while it works for others, and a channel that is down', async () => {
  const one = await notifier.seller({ telegramChatId: '-404' })
  const another = await notifier.seller()
  expect((await health()).channels.map(({ channel, failing }) => [channel, failing])).toEqual([
    ['telegram', 0],
    ['sheets', 0],
    ['pixel', 0],
    ['courier', 0],
  ])

  await place(one.userId, 3, 'telegram', 'failed')
  const ofOne = {
    failing: 3,
    sellers: 1,
    userId: one.userId,
    reason: expect.stringContaining('Telegram ne nalazi čet.'),
  }
  const { items } = DeliveryPage.parse((await http().get('/api/deliveries/failed')).body)
  const [since] = items.map(({ changedAt }) => changedAt).toSorted()
  expect(await healthOf('telegram')).toMatchObject({ ...ofOne, isDown: true, since })
  await place(another.userId, 1, 'telegram', 'sent')
  expect(await healthOf('telegram')).toMatchObject({ ...ofOne, isDown: false })
  expect(await healthOf('sheets')).toMatchObject({ failing: 0, since: null, isDown: false })

  await notifier.simulators.behave('sheets', { mode: 'fail' })
  await place(one.userId, 2, 'sheets', 'failed')
  expect(await healthOf('sheets')).toMatchObject({ failing: 2, sellers: 1, isDown: false })
  await place(another.userId, 1, 'sheets', 'failed')
  expect(await healthOf('sheets')).toMatchObject({ failing: 3, sellers: 2, userId: null, isDown: true })

  const listed = DeliveryPage.parse((await http().get('/api/deliveries/failed?channel=sheets')).body)
  expect(listed.total).toBe(3)
  expect(new Set(listed.items.map(({ channel }) => channel))).toEqual(new Set(['sheets']))
  expect(
    await client(notifier.port, { userId: one.userId, role: 'client' }).get('/api/admin/system/channels/health'),
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
