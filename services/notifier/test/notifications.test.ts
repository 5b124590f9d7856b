import { formatMoney } from '@izlog/contracts/domain/money'
import {
  type NotificationItem,
  NotificationPage,
  NotificationStreamEvent,
  ReadNotificationResponse,
} from '@izlog/contracts/http/notifications'
import { PUSH_MESSAGES } from '@izlog/contracts/http/push'
import { connectStore } from '@izlog/kit/store/connection'
import { client, SUPER_ADMIN, tokenFor } from '@izlog/kit/testing/client'
import { anOrder, created, type Order } from '@izlog/kit/testing/order-events'
import { until } from '@izlog/kit/testing/until'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Notification, newNotification } from '../src/domain/notification.ts'
import { notificationStore } from '../src/store/notifications.ts'
import { startNotifier, type TestNotifier } from './start.ts'

let notifier: TestNotifier
beforeAll(async () => {
  // All ten tries follow at once.
  notifier = await startNotifier({ RETRY_FIRST_MS: '0', POLL_MS: '20' })
})
afterAll(() => notifier.stop())

const as = (userId: number) => client(notifier.port, { userId, role: 'client' })
const bell = async (userId: number, query = '') =>
  NotificationPage.parse((await as(userId).get(`/api/notifications${query}`)).body)
const first = (userId: number, wanted: (item: NotificationItem) => boolean = () => true) =>
  until(async () => (await bell(userId)).items.find(wanted))
const read = (userId: number, { id }: { id: string }) => as(userId).post(`/api/notifications/${id}/read`)

async function ordersOf(userId: number, count: number): Promise<Order[]> {
  const orders = Array.from({ length: count }, () => anOrder({ userId }))
  await notifier.publish(orders.map(created))
  await until(async () => (await bell(userId)).unread === count)
  return orders
}

/** Stores notifications directly, as if for another cause. */
async function add(fields: Partial<Notification> & { userId: number }): Promise<void> {
  const store = await connectStore('notifier', notifier.env)
  const plain = { _id: crypto.randomUUID(), type: 'order.created', title: 'Proba', message: 'Proba', data: {} } as const
  await notificationStore(store).add([newNotification({ ...plain, createdAt: new Date(), ...fields })])
  await store.close()
}

/** Changes a stored notification. */
async function changed(_id: string, fields: Partial<Notification>): Promise<void> {
  const store = await connectStore('notifier', notifier.env)
  await store.collection<Notification>('notifications').updateOne({ _id }, { $set: fields })
  await store.close()
}

/** The events of a user's open stream. */
async function listen(userId: number) {
  const ending = new AbortController()
  const response = await fetch(`http://127.0.0.1:${notifier.port}/api/notifications/stream`, {
    headers: { authorization: `Bearer ${tokenFor({ userId, role: 'client' })}` },
    signal: ending.signal,
  })
  const events: NotificationStreamEvent[] = []
  const reading = (async () => {
    let rest = ''
    for await (const text of (response.body ?? new ReadableStream()).pipeThrough(new TextDecoderStream())) {
      const parts = (rest + text).split('\n\n')
      rest = parts.pop() ?? ''
      for (const part of parts) {
        const data = /^event: notification\ndata: (.+)$/.exec(part)?.[1]
        if (data) events.push(NotificationStreamEvent.parse(JSON.parse(data)))
      }
    }
  })().catch(() => {})
  return {
    events,
    async stop() {
      ending.abort()
      await reading
    },
  }
}

describe('a new order', () => {
  it('rings once, also when it is told twice, and says nothing of the shopper', async () => {
    const { userId } = await notifier.seller()
    const order = anOrder({ userId, possibleDuplicate: true })
    await notifier.publish([created(order), created(order)])
    const rung = await first(userId, ({ status }) => status === 'sent')
    await notifier.caughtUp('notifier.notifications', ['orders'])
    expect(await bell(userId)).toMatchObject({ unread: 1, nextCursor: null, items: [{ id: rung.id }] })
    expect(rung).toMatchObject({
      userId,
      type: 'order.created',
      title: 'Nova porudžbina',
      message: `Jastuk Mirna Noć, 2 komada, ${formatMoney(4990, 'RSD')}. Moguća dupla porudžbina.`,
      data: { orderId: order.orderId },
      priority: 'normal',
      channels: ['push'],
      sentAt: expect.any(String),
      readAt: null,
      errorMessage: null,
    })
    expect(JSON.stringify(rung)).not.toMatch(/Željka|Đorđević|064|Knez/)
    expect(await bell(4242)).toEqual({ items: [], nextCursor: null, unread: 0 })
  })

  it('comes over the open stream of its seller, and of nobody else', async () => {
    const { userId } = await notifier.seller()
    const [mine, other] = await Promise.all([listen(userId), listen(4242)])
    const [order] = await ordersOf(userId, 1)
    const received = await until(() => mine.events.find(({ kind }) => kind === 'created'))
    expect(received).toMatchObject({ notification: { data: { orderId: order?.orderId }, status: 'sent' } })
    const { items } = await bell(userId)
    const id = items[0]?.id ?? ''
    await read(userId, { id })
    await until(() => mine.events.some((event) => event.kind === 'read' && event.id === id))
    await mine.stop()
    await other.stop()
    expect(other.events).toEqual([])
  })
})

describe('a delivery that was given up', () => {
  it('is told at the bell and by the bot of the seller, with high priority, once', async () => {
    const seller = await notifier.seller({ facebookPixelId: '404404' })
    const order = anOrder({ userId: seller.userId })
    await notifier.publish([created(order)])
    await notifier.reached(order.orderId, 'pixel', 'dead')
    const received = await first(seller.userId, ({ type }) => type === 'delivery.dead')
    const reason = 'Meta ne nalazi pixel, ili token nema pristup njemu. Proverite ID pixela u podešavanjima naloga.'
    expect(received).toMatchObject({
      title: 'Meta pixel: slanje nije uspelo',
      message: `Porudžbina ${order.orderId}: ${reason} Kada to rešite, izaberite „Pošalji ponovo”.`,
      data: { orderId: order.orderId, channel: 'pixel' },
      priority: 'high',
      channels: ['push', 'telegram', 'email'],
    })
    const messages = await until(async () => {
      const found = await notifier.simulators.received('telegram', 'slanje nije uspelo')
      return found.length > 0 && found
    })
    expect(messages.map(({ data }) => data.chatId)).toEqual([seller.chat])
    const sent = await first(seller.userId, ({ type, status }) => type === 'delivery.dead' && status === 'sent')
    expect(sent).toMatchObject({ errorMessage: null, skippedChannels: ['email'] })
    // The order's own deliveries do not contain that message.
    await notifier.reached(order.orderId, 'telegram', 'sent')
    expect(notifier.history(order.orderId, 'telegram').map(({ state }) => state)).toEqual(['sent'])

    const { body } = await as(seller.userId).get('/api/deliveries/failed')
    const [dead] = (body as { items: { id: string }[] }).items
    await as(seller.userId).post(`/api/deliveries/${dead?.id}/retry`)
    await until(() => notifier.history(order.orderId, 'pixel').filter(({ state }) => state === 'dead').length === 2)
    await notifier.caughtUp('notifier.notifications', ['orders', 'deliveries'])
    expect((await bell(seller.userId)).items.filter(({ type }) => type === 'delivery.dead')).toHaveLength(1)
  })

  it('joins the one before it on its channel until that is read: one line that counts', async () => {
    const seller = await notifier.seller({ facebookPixelId: '404404', telegramBotId: null })
    const stream = await listen(seller.userId)
    const fail = async (count: number) => {
      const orders = Array.from({ length: count }, () => anOrder({ userId: seller.userId }))
      await notifier.publish(orders.map(created))
      await Promise.all(orders.map(({ orderId }) => notifier.reached(orderId, 'pixel', 'dead')))
    }
    const dead = async () => (await bell(seller.userId)).items.filter(({ type }) => type === 'delivery.dead')
    await fail(1)
    const alone = await first(seller.userId, ({ type, status }) => type === 'delivery.dead' && status === 'sent')
    expect(alone.title).toBe('Meta pixel: slanje nije uspelo')
    await fail(2)
    const [joined] = await until(async () => (await dead())[0]?.data.count === '3' && (await dead()))
    expect(await dead()).toHaveLength(1)
    expect(joined).toMatchObject({
      id: alone.id,
      title: 'Nisu prijavljene 3 kupovine Meta pixelu',
      message: expect.stringMatching(/^Porudžbina .+: Meta ne nalazi pixel/),
      data: { channel: 'pixel', count: '3' },
      readAt: null,
    })
    await until(() => stream.events.some((event) => event.kind === 'created' && event.notification.data.count === '3'))
    await read(seller.userId, alone)
    await fail(1)
    await until(async () => (await dead()).length === 2)
    expect((await dead()).map(({ data }) => data.count)).toEqual([undefined, '3'])
    await stream.stop()
  })

  it('is not told by the very bot that did not take it; of a bot that there is not, nothing is said', async () => {
    const silent = await notifier.seller({ telegramChatId: '-404' })
    const order = anOrder({ userId: silent.userId })
    await notifier.publish([created(order)])
    await notifier.reached(order.orderId, 'telegram', 'dead')
    const received = await first(silent.userId, ({ type }) => type === 'delivery.dead')
    expect(received.channels).toEqual(['push', 'email'])

    const botless = await notifier.seller({ facebookPixelId: '404404', telegramBotId: null })
    await notifier.publish([created(anOrder({ userId: botless.userId }))])
    const quiet = await first(botless.userId, (item) => item.type === 'delivery.dead' && item.status === 'sent')
    expect(quiet).toMatchObject({ channels: ['push', 'telegram', 'email'], errorMessage: null })
  })
})

describe('GET /api/notifications', () => {
  it('gives them newest first, page by page', async () => {
    const { userId } = await notifier.seller()
    const orders = await ordersOf(userId, 5)
    const one = await bell(userId, '?limit=3')
    const two = await bell(userId, `?limit=3&cursor=${one.nextCursor}`)
    expect([one.items.length, two.items.length, two.nextCursor]).toEqual([3, 2, null])
    const listed = [...one.items, ...two.items]
    expect(new Set(listed.map(({ data }) => data.orderId))).toEqual(new Set(orders.map(({ orderId }) => orderId)))
    expect(listed.map(({ createdAt }) => createdAt)).toEqual(
      listed
        .map(({ createdAt }) => createdAt)
        .toSorted()
        .toReversed(),
    )
    expect(await as(userId).get('/api/notifications?cursor=$where')).toMatchObject({ status: 422 })
  })

  it('keeps back what is for later, and shows no more what is over', async () => {
    const { userId } = await notifier.seller()
    const stream = await listen(userId)
    const _id = crypto.randomUUID()
    await add({ userId, _id, title: 'Zakazano', scheduledFor: new Date(Date.now() + 3_600_000) })
    await add({ userId, title: 'Isteklo', expiresAt: new Date(Date.now() - 1000) })
    await add({ userId, title: 'Sada' })
    await first(userId, ({ title }) => title === 'Sada')
    const now = await bell(userId)
    expect(now).toMatchObject({ unread: 1, items: [{ title: 'Sada' }] })
    // Its time comes.
    const due = new Date()
    await changed(_id, { scheduledFor: due, showAt: due })
    const later = await first(userId, ({ title, status }) => title === 'Zakazano' && status === 'sent')
    expect(Date.parse(later.sentAt ?? '')).toBeGreaterThanOrEqual(due.getTime())
    await until(() =>
      stream.events.find((event) => event.kind === 'created' && event.notification.title === 'Zakazano'),
    )
    await stream.stop()
  })

  it('has none that go by e-mail or SMS alone; those are kept as skipped', async () => {
    const { userId } = await notifier.seller()
    const _id = crypto.randomUUID()
    await add({ userId, _id, channels: ['email', 'sms'] })
    const store = await connectStore('notifier', notifier.env)
    const kept = await until(() =>
      store.collection<{ _id: string }>('notifications').findOne({ _id, status: 'skipped' }),
    )
    await store.close()
    expect(kept).toMatchObject({ sentAt: null, errorMessage: null, skippedChannels: ['email', 'sms'] })
    expect(await bell(userId)).toMatchObject({ items: [], unread: 0 })
  })
})

describe('reading', () => {
  it("is remembered once, and only of one's own", async () => {
    const { userId } = await notifier.seller()
    await ordersOf(userId, 2)
    const one = await first(userId)
    const answer = ReadNotificationResponse.parse((await read(userId, one)).body)
    expect(answer.readAt).not.toBeNull()
    expect(ReadNotificationResponse.parse((await read(userId, one)).body).readAt).toBe(answer.readAt)
    expect((await bell(userId)).unread).toBe(1)
    const foreign = { status: 404, body: { message: 'Obaveštenje nije pronađeno' } }
    expect(await read(4242, one)).toMatchObject(foreign)
    expect(await client(notifier.port, SUPER_ADMIN).post(`/api/notifications/${one.id}/read`)).toMatchObject(foreign)
  })

  it('of all leaves none unread, here and on other screens', async () => {
    const { userId } = await notifier.seller()
    await ordersOf(userId, 3)
    const stream = await listen(userId)
    expect(await as(userId).post('/api/notifications/read-all')).toMatchObject({ status: 200, body: { unread: 0 } })
    expect(await bell(userId)).toMatchObject({ unread: 0 })
    await until(() => stream.events.some(({ kind }) => kind === 'all-read'))
    await stream.stop()
  })
})

describe('push to devices, where the operator set no keys', () => {
  it('cannot be switched on, and says why', async () => {
    const keys = { p256dh: `B${'a'.repeat(86)}`, auth: 'b'.repeat(22) }
    expect((await as(4242).get('/api/push/key')).body).toEqual({ publicKey: null })
    expect(await as(4242).put('/api/push/subscription', { endpoint: 'https://push.example/1', keys })).toMatchObject({
      status: 409,
      body: { message: PUSH_MESSAGES.notSetUp },
    })
  })
})

describe('a deleted seller', () => {
  it('has no notifications and gets none', async () => {
    const { userId } = await notifier.seller()
    await ordersOf(userId, 1)
    await notifier.deleteAccount(userId)
    await until(async () => (await bell(userId)).items.length === 0)
    const late = anOrder({ userId })
    await notifier.publish([created(late)])
    await notifier.caughtUp('notifier.notifications', ['orders'])
    expect(await bell(userId)).toEqual({ items: [], nextCursor: null, unread: 0 })
  })
})
