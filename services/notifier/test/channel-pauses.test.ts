import type { Channel } from '@izlog/contracts/domain/delivery'
import { AuditRecordedV1 } from '@izlog/contracts/events/audit'
import { CHANNEL_PAUSE_MESSAGES, ChannelPauses } from '@izlog/contracts/http/channel-pauses'
import { DELIVERY_MESSAGES, DeliveryPage } from '@izlog/contracts/http/deliveries'
import { client, SUPER_ADMIN } from '@izlog/kit/testing/client'
import { listenTo } from '@izlog/kit/testing/events'
import { metricsOf } from '@izlog/kit/testing/metrics-of'
import { anOrder, created, type Order, released } from '@izlog/kit/testing/order-events'
import { type SpawnedService, spawnService } from '@izlog/kit/testing/spawned-service'
import { until } from '@izlog/kit/testing/until'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PauseScope } from '../src/domain/channel-pause.ts'
import { startNotifier, type TestNotifier } from './start.ts'

let notifier: TestNotifier
let other: SpawnedService
let audit: Awaited<ReturnType<typeof listenTo>>
beforeAll(async () => {
  notifier = await startNotifier()
  other = await spawnService('notifier', notifier.env)
  audit = await listenTo(notifier.env, 'audit')
})
afterAll(async () => {
  await audit.stop()
  await other.kill()
  await notifier.stop()
})

const asAdmin = () => client(notifier.port, SUPER_ADMIN)
const pausedSeconds = async (port: number, channel: Channel, scope: PauseScope) => {
  const labels = `{channel="${channel}",scope="${scope}"}`
  const value = (await metricsOf(port)).find((line) => line.startsWith(`izlog_channel_paused_seconds${labels}`))
  return Number(value?.split(' ').at(-1))
}
/** Pauses of a channel; each test has a channel of its own. */
const pausesOf = (channel: Channel, body: unknown) =>
  ChannelPauses.parse(body).pauses.filter((pause) => pause.channel === channel)
/** Pauses a channel, and waits until all processes keep to it. */
async function pause(channel: Channel, userId: number | null = null, processes = [notifier.port, other.port]) {
  const asked = { channel, userId, reason: 'Njihov servis ne radi' }
  const { status, body } = await asAdmin().post('/api/admin/system/channels/pause', asked)
  expect(status).toBe(200)
  const scope = userId === null ? 'all' : 'seller'
  for (const port of processes) await until(async () => (await pausedSeconds(port, channel, scope)) > 0)
  return pausesOf(channel, body)
}
async function resume(channel: Channel, userId: number | null = null) {
  const { body } = await asAdmin().post('/api/admin/system/channels/resume', { channel, userId })
  return pausesOf(channel, body)
}
const ordersOf = (userId: number, count: number): Order[] => Array.from({ length: count }, () => anOrder({ userId }))
const stateOf = ({ orderId }: Order, channel: Channel) => notifier.history(orderId, channel).at(-1)
const timesReceived = async (orders: readonly Order[]) =>
  Promise.all(orders.map(async ({ orderId }) => (await notifier.simulators.received('telegram', orderId)).length))

describe('a channel that is paused for all', () => {
  it('sends nothing from any process, also of what is in memory, and then each once', async () => {
    const { simulators, publish } = notifier
    const { userId } = await notifier.seller()
    await simulators.behave('telegram', { mode: 'stall' })
    const inMemory = ordersOf(userId, 60)
    await publish(inMemory.map(created))
    // A process makes 8 calls for a seller at a time, which fail after 10 s; the others are in its memory, or wait in the lane.
    await until(async () => (await simulators.waiting('telegram')) >= 8)
    for (const { orderId } of inMemory) await notifier.reached(orderId, 'pixel', 'sent')

    await pause('telegram')
    await simulators.behave('telegram', { mode: 'ok' })
    const later = ordersOf(userId, 4)
    await publish(later.map(created))
    for (const { orderId } of later) {
      expect(await notifier.reached(orderId, 'telegram', 'pending')).toMatchObject({
        reason: DELIVERY_MESSAGES.paused,
        attempts: 0,
      })
      await notifier.reached(orderId, 'sheets', 'sent')
    }
    const orders = [...inMemory, ...later]
    // What waited is published as waiting, so order does not take it for unacknowledged.
    await until(() => orders.every((order) => stateOf(order, 'telegram')))
    const waiting = orders.filter((order) => stateOf(order, 'telegram')?.state === 'pending')
    expect(waiting.length, 'of those in memory too').toBeGreaterThan(later.length)
    expect(await timesReceived(waiting)).toEqual(waiting.map(() => 0))

    const [first] = later
    const list = async () =>
      DeliveryPage.parse(
        (await client(notifier.port, { userId, role: 'client' }).get(`/api/deliveries?orderId=${first?.orderId}`)).body,
      ).items.find(({ channel }) => channel === 'telegram')
    expect(await list()).toMatchObject({
      state: 'pending',
      paused: true,
      nextAttemptAt: null,
      reason: DELIVERY_MESSAGES.paused,
    })

    expect(await resume('telegram')).toEqual([])
    for (const { orderId } of orders) await notifier.reached(orderId, 'telegram', 'sent')
    expect(await timesReceived(orders)).toEqual(orders.map(() => 1))
    for (const order of waiting) expect(stateOf(order, 'telegram')).toMatchObject({ attempts: 1, reason: null })
    expect(await list()).toMatchObject({ state: 'sent', paused: false })
  })
})

describe('a channel that is paused for one seller', () => {
  it('waits of that seller alone, and both changes stand in the audit log', async () => {
    const [one, another] = [await notifier.seller(), await notifier.seller()]
    const paused = { channel: 'sheets', userId: one.userId, reason: 'Njihov servis ne radi', pausedBy: 1 }
    expect(await pause('sheets', one.userId)).toEqual([{ ...paused, pausedAt: expect.any(String) }])
    // Pressed twice it stays as it is.
    expect(await pause('sheets', one.userId)).toHaveLength(1)
    const [waits, goes] = [anOrder({ userId: one.userId }), anOrder({ userId: another.userId })]
    await notifier.publish([created(waits), created(goes)])
    await notifier.reached(goes.orderId, 'sheets', 'sent')
    await notifier.reached(waits.orderId, 'sheets', 'pending')
    await notifier.reached(waits.orderId, 'telegram', 'sent')
    expect(await notifier.simulators.rows(one.sheet)).toEqual([])

    expect(await pausedSeconds(notifier.port, 'sheets', 'all')).toBe(0)
    await resume('sheets', one.userId)
    expect(await resume('sheets', one.userId)).toEqual([])
    await notifier.reached(waits.orderId, 'sheets', 'sent')
    expect(await notifier.simulators.rows(one.sheet)).toHaveLength(2)
    const records = await until(() => {
      const found = audit.all('audit.recorded', `user:${one.userId}`).map((event) => AuditRecordedV1.parse(event).data)
      return found.length > 1 && found
    })
    expect(records).toMatchObject(
      ['channel-paused', 'channel-resumed'].map((action) => ({ action, fields: ['channel=sheets'] })),
    )
  })

  it('ends with the account, and a deleted seller’s deliveries are skipped during a pause for all', async () => {
    const { userId } = await notifier.seller()
    await pause('pixel')
    await pause('pixel', userId)
    const order = anOrder({ userId })
    await notifier.publish([created(order)])
    await notifier.reached(order.orderId, 'pixel', 'pending')
    await notifier.deleteAccount(userId)
    expect(await notifier.reached(order.orderId, 'pixel', 'skipped')).toMatchObject({
      reason: DELIVERY_MESSAGES.accountDeleted,
    })
    expect(await resume('pixel')).toEqual([])
  })

  it('is refused for a seller who does not exist, or is deleted', async () => {
    const { userId } = await notifier.seller()
    await notifier.deleteAccount(userId)
    for (const nobody of [userId, 999_999]) {
      const asked = { channel: 'pixel', userId: nobody, reason: 'Njihov servis ne radi' }
      expect(await asAdmin().post('/api/admin/system/channels/pause', asked)).toMatchObject({
        status: 404,
        body: { message: CHANNEL_PAUSE_MESSAGES.unknownSeller },
      })
    }
  })
})

it('a pause loses nothing when a process is killed meanwhile', async () => {
  const { userId } = await notifier.seller()
  const killed = await spawnService('notifier', notifier.env)
  await pause('courier', null, [notifier.port, other.port, killed.port])
  const orders = ordersOf(userId, 6)
  await notifier.publish(orders.flatMap((order) => [created(order), released(order)]))
  for (const { orderId } of orders) await notifier.reached(orderId, 'courier', 'pending')
  await killed.kill()
  await resume('courier')
  for (const { orderId } of orders) {
    await notifier.reached(orderId, 'courier', 'sent')
    expect(await notifier.simulators.received('trackify', orderId)).toHaveLength(1)
  }
})
