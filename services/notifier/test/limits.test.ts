import { DeliveryTestResponse } from '@izlog/contracts/http/deliveries'
import { connectStore } from '@izlog/kit/store/connection'
import { client } from '@izlog/kit/testing/client'
import { anOrder, created, type Order } from '@izlog/kit/testing/order-events'
import { until } from '@izlog/kit/testing/until'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startNotifier, type TestNotifier } from './start.ts'

type Seller = Awaited<ReturnType<TestNotifier['seller']>>

const ordersOf = ({ userId }: Seller, count: number): Order[] =>
  Array.from({ length: count }, () => anOrder({ userId }))

describe('a chat of 20 messages a minute', () => {
  let notifier: TestNotifier
  beforeAll(async () => {
    notifier = await startNotifier({ CHANNELS: 'telegram', LIMIT_TELEGRAM_PER_MINUTE: '20' })
  })
  afterAll(() => notifier.stop())

  const sent = async (orders: readonly Order[]) => {
    for (const { orderId } of orders) await notifier.reached(orderId, 'telegram', 'sent')
  }
  const textsIn = async (seller: Seller) =>
    (await notifier.simulators.received('telegram', seller.chat)).map(({ data }) => String(data.text))
  const timesSent = (orders: readonly Order[], texts: readonly string[]) =>
    orders.map(({ orderId }) => texts.filter((text) => text.includes(orderId)).length)

  it('tells of 30 orders at once: the first alone, the others together, each once', async () => {
    const seller = await notifier.seller()
    const orders = ordersOf(seller, 30)
    await notifier.publish(orders.map(created))
    await sent(orders)
    const texts = await textsIn(seller)
    expect(texts.length).toBeLessThanOrEqual(20)
    expect(timesSent(orders, texts)).toEqual(orders.map(() => 1))
    expect(texts.filter((text) => text.startsWith('🛒 Nova porudžbina')).length).toBeGreaterThanOrEqual(9)
    expect(texts.some((text) => /^🛒 \d+ nov(a|e|ih) porudžbin/.test(text))).toBe(true)
  })

  it('tries again what Telegram did not take, also what was gathered, and tells of each once', async () => {
    const seller = await notifier.seller()
    const first = ordersOf(seller, 15)
    await notifier.publish(first.map(created))
    await sent(first)
    await notifier.simulators.behave('telegram', { mode: 'fail', status: 500, count: 1 })
    const next = ordersOf(seller, 3)
    await notifier.publish(next.map(created))
    await sent(next)
    const tried = next.filter(({ orderId }) =>
      notifier.history(orderId, 'telegram').some(({ state }) => state === 'failed'),
    )
    expect(tried.length).toBeGreaterThan(0)
    expect(timesSent([...first, ...next], await textsIn(seller))).toEqual([...first, ...next].map(() => 1))
  })

  it('waits as long as Telegram asks', async () => {
    const seller = await notifier.seller()
    await notifier.simulators.behave('telegram', { mode: 'rate-limit', retryAfter: 2, count: 1 })
    const orders = ordersOf(seller, 12)
    await notifier.publish(orders.map(created))
    await sent(orders)
    expect(timesSent(orders, await textsIn(seller))).toEqual(orders.map(() => 1))
  })
})

describe('a chat whose room is used up', () => {
  it('has its lane paused, holds up nobody else, and rewrites nothing that comes meanwhile', async () => {
    const notifier = await startNotifier({ CHANNELS: 'telegram', LIMIT_TELEGRAM_PER_MINUTE: '1' })
    const store = await connectStore('notifier', notifier.env)
    const fanOuts = store.collection('fanouts')
    const [many, other] = [await notifier.seller({ googleSheetsId: null }), await notifier.seller()]
    const [first, second, ...later] = ordersOf(many, 12)
    const alert = anOrder({ userId: other.userId })
    try {
      if (!first || !second) throw new Error('12 were asked for')
      await notifier.publish([created(first)])
      await notifier.reached(first.orderId, 'telegram', 'sent')
      await notifier.publish([created(second)])
      const lane = { userId: many.userId, channel: 'telegram', pausedUntil: { $gt: new Date() } }
      await until(() => store.collection('lanes').findOne(lane))
      await notifier.publish(later.map(created))
      await notifier.publish([created(alert)])
      await notifier.reached(alert.orderId, 'telegram', 'sent')
      await notifier.caughtUp('notifier.fan-out', ['orders'])
      const waiting = { userId: many.userId, 'channels.telegram.state': 'pending' }
      expect(await fanOuts.countDocuments(waiting)).toBe(11)
      expect(await fanOuts.countDocuments({ ...waiting, version: 1 })).toBe(10)
      // Skipped deliveries are published although the message waits.
      await notifier.reached(second.orderId, 'sheets', 'skipped')
      // None of them was tried, or published as failed.
      expect(notifier.history(second.orderId, 'telegram')).toEqual([])
      expect(await fanOuts.countDocuments({ ...waiting, 'channels.telegram.starts': { $gt: 0 } })).toBe(0)
    } finally {
      await store.close()
      await notifier.stop()
    }
  })
})

describe('a test that a person makes', () => {
  it('says that there is no room, where there is none', async () => {
    const notifier = await startNotifier({ LIMIT_TELEGRAM_PER_MINUTE: '1', LIMIT_SHEETS_CALLS_PER_MINUTE: '1' })
    try {
      const seller = await notifier.seller()
      const http = client(notifier.port, { userId: seller.userId, role: 'client' })
      const sheet = () => http.post('/api/settings/google-sheets/test', { googleSheetsId: seller.sheet })
      const order = async () => DeliveryTestResponse.parse((await http.post('/api/deliveries/test')).body).results
      expect(await sheet()).toMatchObject({ status: 200 })
      expect(await sheet()).toMatchObject({
        status: 422,
        body: { message: expect.stringMatching(/^Google Sheets .* za minut\.$/) },
      })
      expect(await order()).toContainEqual(expect.objectContaining({ channel: 'telegram', outcome: 'ok' }))
      const postponedBy = (message: string) => ({ outcome: 'failed', message: expect.stringContaining(message) })
      expect(await order()).toEqual(
        expect.arrayContaining([
          { channel: 'telegram', ...postponedBy('U ovaj čet je upravo otišlo mnogo poruka.') },
          { channel: 'sheets', ...postponedBy('Google Sheets trenutno prima manje zahteva.') },
        ]),
      )
    } finally {
      await notifier.stop()
    }
  })
})

describe('a Google account of 60 calls a minute', () => {
  /** Ten may go at once, and then one after the other, so that no minute has more than 60. */
  const AT_ONCE = 10
  const APART_MS = 60_000 / 51

  it('has every row written once, in as many calls as it takes', async () => {
    const notifier = await startNotifier({ CHANNELS: 'sheets', LIMIT_SHEETS_CALLS_PER_MINUTE: '60' })
    try {
      const sellers = await Promise.all(Array.from({ length: 8 }, () => notifier.seller()))
      const placed = sellers.map((seller) => ({ seller, orders: ordersOf(seller, 3) }))
      const began = performance.now()
      await notifier.publish(placed.flatMap(({ orders }) => orders.map(created)))
      for (const { seller, orders } of placed) {
        for (const { orderId } of orders) await notifier.reached(orderId, 'sheets', 'sent')
        const [, ...rows] = await notifier.simulators.rows(seller.sheet)
        expect(rows.map(([, number]) => number).toSorted()).toEqual(orders.map(({ orderId }) => orderId).toSorted())
        // Waiting for the quota is no failed try.
        for (const { orderId } of orders) expect(notifier.history(orderId, 'sheets')).toHaveLength(1)
      }
      const { reads, writes } = await notifier.simulators.sheetCalls()
      const tookMs = performance.now() - began
      expect(writes, 'a header and rows for each').toBeGreaterThanOrEqual(2 * sellers.length)
      for (const calls of [reads, writes]) expect(tookMs).toBeGreaterThan((calls - AT_ONCE) * APART_MS)
    } finally {
      await notifier.stop()
    }
  })
})
