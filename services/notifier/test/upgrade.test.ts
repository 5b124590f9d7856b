import { readFileSync } from 'node:fs'
import { DeliveryPage } from '@izlog/contracts/http/deliveries'
import { connectStore } from '@izlog/kit/store/connection'
import { client, SUPER_ADMIN } from '@izlog/kit/testing/client'
import { publisher } from '@izlog/kit/testing/events'
import { anOrder, created, released } from '@izlog/kit/testing/order-events'
import { testEnvironment } from '@izlog/kit/testing/stack'
import { until } from '@izlog/kit/testing/until'
import { Kafka, logLevel } from 'kafkajs'
import { mongo } from 'mongoose'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startNotifier, type TestNotifier } from './start.ts'

type Stored = mongo.Document & { _id: string; orderId: string; channel: string; state: string }
const DUMPED_AT = Date.parse('2026-11-22T18:35:00Z')

/** The documents of the older notifier, one per delivery, with present times. */
function dump(): Record<string, mongo.Document[]> {
  const text = readFileSync(new URL('./dumps/notifier.json', import.meta.url), 'utf8')
  return toNow(mongo.BSON.EJSON.parse(text)) as Record<string, mongo.Document[]>
}

function toNow(value: unknown): unknown {
  if (value instanceof Date) return new Date(value.getTime() + Date.now() - DUMPED_AT)
  if (Array.isArray(value)) return value.map(toNow)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, toNow(field)]))
}

/** A process of older code: a member of these groups, which have read the topic `orders` so far. */
async function olderProcess(env: ReturnType<typeof testEnvironment>, groups: Record<string, number>) {
  const kafka = new Kafka({ clientId: 'older', brokers: env.KAFKA_BROKERS.split(','), logLevel: logLevel.NOTHING })
  const topic = `${env.NAMESPACE}.orders`
  const members = await Promise.all(
    Object.entries(groups).map(async ([group, read]) => {
      const member = kafka.consumer({ groupId: `${env.NAMESPACE}.notifier.${group}`, maxWaitTimeInMs: 50 })
      await member.connect()
      await member.subscribe({ topic })
      const joined = new Promise<void>((resolve) => member.on(member.events.GROUP_JOIN, () => resolve()))
      await member.run({ autoCommit: false, eachBatchAutoResolve: false, eachBatch: async () => {} })
      await joined
      await member.commitOffsets([0, 1].map((partition) => ({ topic, partition, offset: String(read) })))
      return member
    }),
  )
  return { stop: () => Promise.all(members.map((member) => member.disconnect())) }
}

const env = testEnvironment()
const before = dump()
const old = before.deliveries as Stored[]
const orderOf = (channel: string, state: string) =>
  old.find((one) => one.channel === channel && one.state === state)?.orderId ?? ''
/** Read by every old group except that of the sheets, which lagged. */
const late = anOrder({ userId: 1001 })
let notifier: TestNotifier
let others: Awaited<ReturnType<typeof publisher>>
beforeAll(async () => {
  const store = await connectStore('notifier', env)
  for (const [name, documents] of Object.entries(before))
    if (documents.length > 0) await store.collection(name).insertMany(documents)
  others = await publisher(env)
  const { event } = created(late)
  const done = old.filter(({ channel, state }) => channel !== 'sheets' && state === 'sent').slice(0, 2)
  await store.collection<Stored>('deliveries').insertMany(
    ['telegram', 'pixel'].map((channel) => ({
      ...done[0],
      _id: `${event.id}:${channel}`,
      orderId: late.orderId,
      channel,
      state: 'sent',
    })),
  )
  const died = 'channels.courier.changedAt'
  await store
    .collection('fanouts')
    .createIndex({ [died]: -1 }, { partialFilterExpression: { 'channels.courier.state': 'dead' } })
  await store.close()
  await others.publish([created(late)].map((entry) => ({ ...entry, event })))
  const older = await olderProcess(env, { telegram: 1, pixel: 1, sheets: 0, courier: 1 })
  const starting = startNotifier({ NAMESPACE: env.NAMESPACE })
  await older.stop()
  notifier = await starting
  await notifier.simulators.registerAccounts('sheets', { id: 'sheet-of-1001', title: 'Porudžbine' })
})
afterAll(async () => {
  await notifier.stop()
  await others.stop()
})

const deliveriesOf = async (orderId: string) => {
  const { body } = await client(notifier.port, SUPER_ADMIN).get(`/api/deliveries?orderId=${orderId}`)
  return Object.fromEntries(
    DeliveryPage.parse(body).items.map(({ channel, cause, ...item }) => [`${channel} ${cause}`, item]),
  )
}

it('shows each delivery as it stood, and sends none again', async () => {
  const sent = orderOf('courier', 'sent')
  expect(await deliveriesOf(sent)).toMatchObject({
    'telegram order.created': { state: 'sent', attempts: 1 },
    'sheets order.created': { state: 'sent' },
    'sheets order.status-changed': { state: 'sent' },
    'pixel order.created': { state: 'sent' },
    'courier order.released': { state: 'sent', trackingId: expect.stringMatching(/^TR/) },
  })
  expect(await notifier.simulators.received('trackify', sent)).toEqual([])
  expect(await notifier.simulators.received('telegram', sent)).toEqual([])
})

it('makes no second parcel of an order whose release comes again', async () => {
  const sent = orderOf('courier', 'sent')
  const again = released({ ...anOrder({ userId: 1001 }), orderId: sent })
  await notifier.publish([again])
  await notifier.caughtUp('notifier.fan-out', ['orders'])
  const { body } = await client(notifier.port, SUPER_ADMIN).get(`/api/deliveries?orderId=${sent}`)
  const parcels = DeliveryPage.parse(body).items.filter(({ channel }) => channel === 'courier')
  expect(parcels).toMatchObject([{ state: 'sent', attempts: 1 }])
  expect(await notifier.simulators.received('trackify', sent)).toEqual([])
})

it('goes on where older code stopped, a channel that lagged as well as one that did not', async () => {
  await until(async () => (await deliveriesOf(late.orderId))['sheets order.created']?.state === 'sent')
  expect(await deliveriesOf(late.orderId)).toMatchObject({
    'telegram order.created': { state: 'sent' },
    'pixel order.created': { state: 'sent' },
  })
  expect(await notifier.simulators.received('telegram', late.orderId)).toEqual([])
})

it('tries what was under way once its lease is over, and holds what was held', async () => {
  const stalled = old.find(({ channel, state }) => channel === 'telegram' && state === 'pending')?.orderId ?? ''
  const onHold = orderOf('pixel', 'pending')
  await until(async () => ((await deliveriesOf(stalled))['telegram order.created']?.attempts ?? 0) > 0)
  expect((await deliveriesOf(onHold))['pixel order.created']).toMatchObject({ state: 'pending', nextAttemptAt: null })
})

it('has the indexes of dead deliveries in the order of their list, and not those without it', async () => {
  const store = await connectStore('notifier', env)
  const keys = (await store.collection('fanouts').indexes()).map(({ key }) => JSON.stringify(key))
  await store.close()
  expect(keys.filter((key) => key.includes('courier.changedAt'))).toEqual([
    JSON.stringify({ 'channels.courier.changedAt': -1, _id: -1 }),
  ])
})
