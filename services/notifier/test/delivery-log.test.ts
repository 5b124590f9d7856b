import { formatMoney } from '@izlog/contracts/domain/money'
import {
  DELIVERY_MESSAGES,
  type DeliveryItem,
  DeliveryPage,
  RetryDeliveryResponse,
} from '@izlog/contracts/http/deliveries'
import { connectStore } from '@izlog/kit/store/connection'
import { client, SUPER_ADMIN } from '@izlog/kit/testing/client'
import { anOrder, created, edited, type Order, released, statusChanged } from '@izlog/kit/testing/order-events'
import { until } from '@izlog/kit/testing/until'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { UNSENT_KEPT_DAYS } from '../src/domain/delivery.ts'
import type { FanOut } from '../src/domain/fan-out.ts'
import { fanOutsOf } from '../src/store/fan-outs.ts'
import { startNotifier, type TestNotifier } from './start.ts'

const NO_CHAT = 'Telegram ne nalazi čet. Proverite ID četa u podešavanjima naloga i dodajte bota u taj čet.'
const NO_SHEET = 'Google tabela nije podešena. Upišite ID tabele u podešavanjima naloga.'

let notifier: TestNotifier
beforeAll(async () => {
  // No second retry within a test, so that a failed delivery stays failed.
  notifier = await startNotifier({
    RETRY_FIRST_MS: '600000',
    COURIER_TRACKING_URL: 'https://kurir.test/pracenje/{tracking}',
  })
})
afterAll(() => notifier.stop())
afterEach(() => notifier.simulators.behave('telegram', { mode: 'ok' }))

const as = (userId: number) => client(notifier.port, { userId, role: 'client' })
const admin = () => client(notifier.port, SUPER_ADMIN)
type Http = ReturnType<typeof client>

const page = async (http: Http, path: string) => DeliveryPage.parse((await http.get(path)).body)
const ofOrder = (http: Http, { orderId }: Order) => page(http, `/api/deliveries?orderId=${orderId}`)
const one = async (http: Http, order: Order, channel: string): Promise<DeliveryItem> => {
  const found = (await ofOrder(http, order)).items.find((item) => item.channel === channel)
  if (!found) throw new Error(`nothing for ${channel}`)
  return found
}
const retry = (http: Http, { id }: { id: string }) => http.post(`/api/deliveries/${id}/retry`)

/** An order whose Telegram message failed once. */
async function failedOrder(settings: Parameters<TestNotifier['seller']>[0] = {}) {
  const seller = await notifier.seller({ ...settings, telegramChatId: '-404' })
  const order = anOrder({ userId: seller.userId })
  await notifier.publish([created(order)])
  await notifier.reached(order.orderId, 'telegram', 'failed')
  return { seller, order }
}

describe('GET /api/deliveries', () => {
  it('says of each channel what was sent, when, and why not', async () => {
    const seller = await notifier.seller({ telegramChatId: '-404', googleSheetsId: null })
    const order = anOrder({ userId: seller.userId })
    await notifier.publish([created(order), released(order)])
    await notifier.reached(order.orderId, 'telegram', 'failed')
    await notifier.reached(order.orderId, 'sheets', 'skipped')
    await notifier.reached(order.orderId, 'pixel', 'sent')
    await notifier.reached(order.orderId, 'courier', 'sent')

    const { items, total, nextCursor } = await ofOrder(as(seller.userId), order)
    const goods = `Jastuk Mirna Noć, 2 komada, ${formatMoney(4990, 'RSD')}`
    expect({ total, nextCursor }).toEqual({ total: 4, nextCursor: null })
    const by = Object.fromEntries(items.map((item) => [item.channel, item]))
    expect(by.telegram).toMatchObject({
      summary: `Poruka o novoj porudžbini: ${goods}`,
      state: 'failed',
      attempts: 1,
      reason: NO_CHAT,
      canRetry: true,
    })
    expect(Date.parse(by.telegram?.nextAttemptAt ?? '')).toBeGreaterThan(Date.now())
    expect(by.sheets).toMatchObject({
      state: 'skipped',
      attempts: 0,
      reason: NO_SHEET,
      nextAttemptAt: null,
      canRetry: true,
    })
    expect(by.courier?.trackingUrl).toBe(`https://kurir.test/pracenje/${by.courier?.trackingId}`)
    expect(by.pixel).toMatchObject({
      trackingUrl: null,
      summary: `Kupovina (Purchase): ${goods}`,
      state: 'sent',
      reason: null,
      canRetry: false,
    })
    expect(Date.parse(by.pixel?.changedAt ?? '')).toBeGreaterThanOrEqual(Date.parse(by.pixel?.createdAt ?? ''))
    expect(by.courier?.trackingId).toMatch(/^TR/)
    expect(by.courier?.summary).toBe(`Pošiljka: Jastuk Mirna Noć, 2 komada. Za naplatu ${formatMoney(4990, 'RSD')}`)
    expect(JSON.stringify(items)).not.toMatch(/Željka|Đorđević|064|Knez/)
  })

  it("tells nobody of somebody else's order, and an administrator of all", async () => {
    const { order } = await failedOrder()
    expect(await ofOrder(as(4242), order)).toMatchObject({ items: [], total: 0 })
    expect((await ofOrder(admin(), order)).items.length).toBeGreaterThan(0)
  })

  it.each(['', '?orderId=nesto', '?orderId[$ne]=1'])('refuses %j', async (query) => {
    expect(await admin().get(`/api/deliveries${query}`)).toMatchObject({ status: 422 })
  })
})

describe('GET /api/deliveries/failed', () => {
  it('lists what failed of a seller, page by page, newest first', async () => {
    const seller = await notifier.seller({ telegramChatId: '-404' })
    const orders = [1, 2, 3].map(() => anOrder({ userId: seller.userId }))
    await notifier.publish(orders.map(created))
    for (const { orderId } of orders) {
      await notifier.reached(orderId, 'telegram', 'failed')
      await notifier.reached(orderId, 'sheets', 'sent')
    }
    const first = await page(as(seller.userId), '/api/deliveries/failed?limit=2')
    expect(first.total).toBe(3)
    const second = await page(as(seller.userId), `/api/deliveries/failed?limit=2&cursor=${first.nextCursor}`)
    expect(second.nextCursor).toBeNull()
    const listed = [...first.items, ...second.items]
    expect(listed.map(({ orderId }) => orderId)).toEqual(orders.map(({ orderId }) => orderId).toReversed())
    expect(new Set(listed.map(({ channel, state }) => `${channel} ${state}`))).toEqual(new Set(['telegram failed']))
  })

  it("shows an administrator everybody's, and refuses a cursor that is not ours", async () => {
    const { seller, order } = await failedOrder()
    const { items } = await page(admin(), '/api/deliveries/failed')
    expect(items).toContainEqual(expect.objectContaining({ orderId: order.orderId, userId: seller.userId }))
    expect(await admin().get('/api/deliveries/failed?cursor=$where')).toMatchObject({
      status: 422,
      body: { message: 'Nepoznata strana liste' },
    })
  })
})

describe('POST /api/deliveries/{id}/retry', () => {
  it('sends what failed at once, and once, however often it is asked', async () => {
    const { seller, order } = await failedOrder()
    await notifier.setUp(seller.userId, seller.complete)
    const failed = await one(as(seller.userId), order, 'telegram')
    const answers = await Promise.all([1, 2, 3].map(() => retry(as(seller.userId), failed)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    await notifier.reached(order.orderId, 'telegram', 'sent')
    expect(RetryDeliveryResponse.parse((await retry(as(seller.userId), failed)).body)).toMatchObject({
      state: 'sent',
      attempts: 2,
    })
    expect(await notifier.simulators.received('telegram', order.orderId)).toHaveLength(1)
    expect(notifier.history(order.orderId, 'telegram').map(({ state }) => state)).toEqual(['failed', 'pending', 'sent'])
  })

  it('sends what was skipped once the channel is set up, the row before its status', async () => {
    const seller = await notifier.seller({ googleSheetsId: null })
    const order = anOrder({ userId: seller.userId })
    await notifier.publish([created(order), statusChanged(order, 'completed')])
    await until(() => notifier.history(order.orderId, 'sheets').length === 2)
    const http = as(seller.userId)
    const row = (await ofOrder(http, order)).items.find(
      (item) => item.channel === 'sheets' && item.cause === 'order.created',
    )
    if (!row) throw new Error('no row')

    await retry(http, row)
    await until(async () => (await ofOrder(http, order)).items.every((item) => item.state !== 'pending'))
    expect(await one(http, order, 'sheets')).toMatchObject({ state: 'skipped', reason: NO_SHEET })

    await notifier.setUp(seller.userId, seller.complete)
    await retry(http, row)
    await until(() => notifier.history(order.orderId, 'sheets').filter(({ state }) => state === 'sent').length === 2)
    const rows = await notifier.simulators.rows(seller.sheet)
    expect(rows.slice(1).map((cells) => [cells[1], cells[10]])).toEqual([[order.orderId, 'Završeno']])
  })

  it("knows nothing of somebody else's, and an administrator may", async () => {
    const { seller, order } = await failedOrder()
    const failed = await one(as(seller.userId), order, 'telegram')
    expect(await retry(as(4242), failed)).toMatchObject({ status: 404, body: { message: 'Isporuka nije pronađena' } })
    expect(await retry(admin(), { id: 'nema-je' })).toMatchObject({ status: 404 })
    expect(await one(as(seller.userId), order, 'telegram')).toMatchObject({ state: 'failed', attempts: 1 })
    expect(await retry(admin(), failed)).toMatchObject({ status: 200, body: { state: 'pending' } })
  })

  it('says so when what was to be sent is forgotten by now', async () => {
    const seller = await notifier.seller({ googleSheetsId: null })
    const order = anOrder({ userId: seller.userId })
    await notifier.publish([created(order)])
    await notifier.reached(order.orderId, 'sheets', 'skipped')
    const store = await connectStore('notifier', notifier.env)
    const inAWhile = new Date(Date.now() + (UNSENT_KEPT_DAYS * 24 + 1) * 3_600_000)
    await fanOutsOf(store, { publish: async () => {} } as never, {} as never).forget(inAWhile)
    await store.close()
    const skipped = await one(as(seller.userId), order, 'sheets')
    expect(skipped).toMatchObject({ canRetry: false, summary: expect.stringContaining('Jastuk Mirna Noć') })
    expect(await retry(as(seller.userId), skipped)).toMatchObject({ status: 409, body: { code: 'delivery.forgotten' } })
  })
})

describe('a parcel that the courier does not have', () => {
  /** Skipped, since its seller had no key; now they have. */
  async function skippedParcel() {
    const seller = await notifier.seller({ trackifyApiKeySrb: null })
    const order = anOrder({ userId: seller.userId })
    await notifier.publish([created(order), released(order)])
    await notifier.reached(order.orderId, 'courier', 'skipped')
    await notifier.setUp(seller.userId, seller.complete)
    return { seller, order, http: as(seller.userId), parcel: await one(as(seller.userId), order, 'courier') }
  }

  it('is not sent while its order is cancelled, and with what was edited once it is not any more', async () => {
    const { order, http, parcel } = await skippedParcel()
    await notifier.publish([statusChanged(order, 'cancelled', null, true)])
    await until(async () => !(await one(http, order, 'courier')).canRetry)
    expect(await one(http, order, 'courier')).toMatchObject({ reason: DELIVERY_MESSAGES.withdrawn })
    expect(await retry(http, parcel)).toMatchObject({ status: 409, body: { code: 'delivery.withdrawn' } })
    const moved = { ...order, customer: { ...order.customer, address: 'Nova 5' }, quantity: 3, totalPrice: 6990 }
    await notifier.publish([
      statusChanged({ ...order, status: 'cancelled' }, 'processing'),
      edited(moved, ['address', 'quantity', 'totalPrice'], order.totalPrice),
    ])
    await until(async () => (await one(http, order, 'courier')).summary.includes('3 komada'))
    expect(await retry(http, parcel)).toMatchObject({ status: 200 })
    await notifier.reached(order.orderId, 'courier', 'sent')
    const [sent] = await notifier.simulators.received('trackify', order.orderId)
    expect(JSON.stringify(sent)).toContain('Nova 5')
    expect(JSON.stringify(sent)).toContain('6990')
  })
})

describe('GET /api/deliveries/held-by/{userId}', () => {
  const waitingOf = async (userId: number) => (await admin().get(`/api/deliveries/held-by/${userId}`)).body

  it('counts for administrators what is to be sent yet or again, and nothing once the seller is deleted', async () => {
    const { seller, order } = await failedOrder({ purchaseOn: 'completed' })
    await notifier.reached(order.orderId, 'pixel', 'pending')
    await until(async () => (await one(admin(), order, 'sheets')).state === 'sent')
    expect(await waitingOf(seller.userId)).toEqual({ waiting: 2 })
    expect((await as(seller.userId).get(`/api/deliveries/held-by/${seller.userId}`)).status).toBe(403)
    await notifier.deleteAccount(seller.userId)
    await until(async () => JSON.stringify(await waitingOf(seller.userId)) === '{"waiting":0}')
  })
})

describe('a deleted seller', () => {
  it('gets nothing more, and nothing of their orders is kept', async () => {
    const { seller, order } = await failedOrder({ purchaseOn: 'completed' })
    await notifier.reached(order.orderId, 'pixel', 'pending')
    await notifier.deleteAccount(seller.userId)
    for (const channel of ['telegram', 'pixel'] as const) {
      expect(await notifier.reached(order.orderId, channel, 'skipped')).toMatchObject({
        reason: 'Nalog prodavca je obrisan, pa se ništa više ne šalje.',
      })
    }
    const late = anOrder({ userId: seller.userId })
    await notifier.publish([created(late)])
    await notifier.reached(late.orderId, 'telegram', 'skipped')
    await notifier.publish([statusChanged(order, 'completed')])
    await until(() =>
      notifier
        .history(order.orderId, 'sheets')
        .some(({ cause, state }) => cause === 'order.status-changed' && state === 'skipped'),
    )

    const store = await connectStore('notifier', notifier.env)
    const fanOuts = await store.collection<FanOut>('fanouts').find({ userId: seller.userId }).toArray()
    expect(fanOuts.flatMap(({ channels }) => Object.values(channels)).filter(({ content }) => content)).toEqual([])
    const integrations = await store.collection<{ _id: number }>('integrations').findOne({ _id: seller.userId })
    expect(integrations).toMatchObject({
      deleted: true,
      telegramBotId: null,
      telegramChatId: null,
      metaAccessToken: null,
    })
    await store.close()
    expect(await notifier.simulators.received('meta', order.purchaseEventId)).toEqual([])
    expect(await retry(admin(), await one(admin(), order, 'telegram'))).toMatchObject({ status: 409 })
  })
})
