import { AuditRecordedV1 } from '@izlog/contracts/events/audit'
import { DEAD_COUNTED_TO, DeadDeliveryPage, RetryDeadResponse } from '@izlog/contracts/http/dead-deliveries'
import { DELIVERY_MESSAGES } from '@izlog/contracts/http/deliveries'
import { belgradeTime, nextDay } from '@izlog/kit/belgrade-day'
import { readConfig } from '@izlog/kit/config'
import { connectStore } from '@izlog/kit/store/connection'
import { client, SUPER_ADMIN } from '@izlog/kit/testing/client'
import { listenTo } from '@izlog/kit/testing/events'
import { anOrder, created, type Order, released } from '@izlog/kit/testing/order-events'
import { until } from '@izlog/kit/testing/until'
import { v7 as uuid } from 'uuid'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { NotifierEnv } from '../src/config.ts'
import { startNotifier, type TestNotifier } from './start.ts'

let notifier: TestNotifier
let audit: Awaited<ReturnType<typeof listenTo>>
let one: Awaited<ReturnType<TestNotifier['seller']>>
let another: typeof one
let orders: Order[]
beforeAll(async () => {
  notifier = await startNotifier({ RETRY_FIRST_MS: '0', CHANNELS: 'telegram,courier' })
  audit = await listenTo(notifier.env, 'audit')
  one = await notifier.seller({ telegramChatId: '-404' })
  another = await notifier.seller({ telegramChatId: '-404' })
  orders = [one, one, one, another].map(({ userId }) => anOrder({ userId }))
  await notifier.simulators.behave('trackify', { mode: 'fail' })
  await notifier.publish(orders.flatMap((order) => [created(order), released(order)]))
  for (const { orderId } of orders)
    for (const channel of ['telegram', 'courier'] as const) await notifier.reached(orderId, channel, 'dead')
  // Both are mended.
  await notifier.simulators.behave('trackify', { mode: 'ok' })
  for (const { userId, complete } of [one, another]) await notifier.setUp(userId, complete)
})
afterAll(async () => {
  await audit.stop()
  await notifier.stop()
})

const http = () => client(notifier.port, SUPER_ADMIN)
const dead = async (query = '') =>
  DeadDeliveryPage.parse((await http().get(`/api/admin/system/channels/dead?${query}`)).body)
const retry = async (path: 'retry' | 'retry-matching', body: object) =>
  RetryDeadResponse.parse((await http().post(`/api/admin/system/channels/dead/${path}`, body)).body)

it('lists what was given up by channel, seller and day, page by page', async () => {
  const { items, total } = await dead()
  expect(total).toBe(8)
  expect(items).toHaveLength(8)
  const times = items.map(({ changedAt }) => changedAt)
  expect(times).toEqual(times.toSorted().toReversed())
  expect(items.find(({ channel }) => channel === 'telegram')).toMatchObject({
    state: 'dead',
    attempts: 10,
    reason: expect.stringContaining('Telegram ne nalazi čet.'),
    canRetry: true,
  })
  expect((await dead(`channel=courier&userId=${one.userId}`)).total).toBe(3)
  const { day } = belgradeTime(new Date(times[0] ?? ''))
  expect((await dead(`from=${day}`)).total).toBe((await dead(`to=${nextDay(day)}`)).total)
  expect(await dead(`from=${nextDay(nextDay(day))}`)).toEqual({ items: [], nextCursor: null, total: 0 })

  const paged: string[] = []
  const totals: (number | null)[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const page = await dead(`limit=3${cursor && `&cursor=${cursor}`}`)
    paged.push(...page.items.map(({ id }) => id))
    totals.push(page.total)
    cursor = page.nextCursor
  }
  expect(paged).toEqual(items.map(({ id }) => id))
  expect(totals, 'counted once').toEqual([8, null, null])
  expect((await http().get('/api/admin/system/channels/dead?cursor=nema')).status).toBe(422)
})

it('sends nothing again without a channel, and no parcel without a day', async () => {
  const refusalOf = async (body: object) =>
    (await http().post('/api/admin/system/channels/dead/retry-matching', body)) as { status: number; body: unknown }
  expect(await refusalOf({ userId: one.userId })).toMatchObject({
    status: 422,
    body: { issues: [{ path: 'channel', message: 'Izaberite kanal' }] },
  })
  expect(await refusalOf({ channel: 'courier' })).toMatchObject({ status: 422, body: { issues: [{ path: 'from' }] } })
  // Of what died before that day nothing is sent.
  const { day } = belgradeTime(new Date())
  expect(await retry('retry-matching', { channel: 'courier', from: nextDay(nextDay(day)) })).toEqual({
    results: [],
    nextCursor: null,
  })
})

it('sends again what matches the filter, once though asked twice at once', async () => {
  const { day: from } = belgradeTime(new Date((await dead('channel=courier')).items.at(-1)?.changedAt ?? ''))
  const filter = { channel: 'courier', userId: one.userId, from }
  const asked = await Promise.all([retry('retry-matching', filter), retry('retry-matching', filter)])
  expect(asked.flatMap(({ results }) => results.flatMap(({ refusal }) => refusal ?? []))).toEqual([])
  const [first, second, third, fourth] = orders
  for (const order of [first, second, third]) {
    await notifier.reached(order?.orderId ?? '', 'courier', 'sent')
    expect(await notifier.simulators.received('trackify', order?.orderId ?? '')).toHaveLength(1)
  }
  expect((await dead('channel=courier')).items).toMatchObject([{ orderId: fourth?.orderId }])
  expect((await dead('channel=telegram')).total).toBe(4)
})

it('sends chosen ones again, and says of each what became of it', async () => {
  const [{ id = '', orderId = '' } = {}] = (await dead(`channel=telegram&userId=${another.userId}`)).items
  const unknown = `${id.slice(0, 30)}000000:telegram`
  const results = [
    { id, refusal: null },
    { id: unknown, refusal: DELIVERY_MESSAGES.notFound },
  ]
  expect((await retry('retry', { ids: [id, unknown] })).results).toEqual(results)
  await notifier.reached(orderId, 'telegram', 'sent')
  expect((await retry('retry', { ids: [id, unknown] })).results).toEqual(results)
  // The bot also notifies of the dead parcel, which is another message.
  const messages = await notifier.simulators.received('telegram', orderId)
  expect(messages.filter(({ data }) => String(data.text).includes('Nova porudžbina'))).toHaveLength(1)
  const records = await until(() => {
    const found = audit.all('audit.recorded', `user:${another.userId}`)
    return found.length > 0 && found.map((event) => AuditRecordedV1.parse(event).data)
  })
  expect(records).toMatchObject([{ action: 'deliveries-retried', fields: ['count=1', 'channel=telegram'] }])
})

it('counts many of them only so far', async () => {
  const store = await connectStore('notifier', readConfig(NotifierEnv, notifier.env))
  const stored = store.getClient().db(store.name).collection<{ _id: string }>('fanouts')
  const sample = await stored.findOne({ 'channels.telegram.state': 'dead', orderId: { $type: 'string' } })
  await stored.insertMany(Array.from({ length: DEAD_COUNTED_TO + 5 }, () => ({ ...sample, _id: uuid() })))
  await store.close()
  expect((await dead()).total).toBe(DEAD_COUNTED_TO)
  expect((await dead('channel=telegram')).total).toBe(DEAD_COUNTED_TO)
})
