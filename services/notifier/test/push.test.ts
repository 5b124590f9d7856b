import { createECDH, randomBytes } from 'node:crypto'
import { HOUR_MS } from '@izlog/contracts/domain/durations'
import { PUSH_MESSAGES } from '@izlog/contracts/http/push'
import { revocationKeys } from '@izlog/kit/security/revocations'
import { connectStore } from '@izlog/kit/store/connection'
import { client, tokenFor } from '@izlog/kit/testing/client'
import { anOrder, created } from '@izlog/kit/testing/order-events'
import { until } from '@izlog/kit/testing/until'
import { Redis } from 'ioredis'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dueNotifications } from '../src/store/due-notifications.ts'
import { startNotifier, type TestNotifier } from './start.ts'

const operator = createECDH('prime256v1')
operator.generateKeys()
const VAPID = {
  VAPID_PUBLIC_KEY: operator.getPublicKey('base64url'),
  VAPID_PRIVATE_KEY: operator.getPrivateKey('base64url'),
}

let notifier: TestNotifier
beforeAll(async () => {
  notifier = await startNotifier({ ...VAPID, POLL_MS: '20' })
})
afterAll(() => notifier.stop())

const as = (userId: number) => client(notifier.port, { userId, role: 'client' })
const PATH = '/api/push/subscription'
const switchOff = async (userId: number, endpoint: string): Promise<unknown> => {
  const response = await fetch(`http://127.0.0.1:${notifier.port}${PATH}`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${tokenFor({ userId, role: 'client' })}`, 'content-type': 'application/json' },
    body: JSON.stringify({ endpoint }),
  })
  return response.json()
}

/** A browser that has subscribed at the push service. */
async function aDevice() {
  const keys = createECDH('prime256v1')
  keys.generateKeys()
  const name = crypto.randomUUID()
  const own = { device: name, privateKey: keys.getPrivateKey('base64url'), auth: randomBytes(16).toString('base64url') }
  await notifier.simulators.registerAccounts('push', own)
  const subscription = {
    endpoint: notifier.simulators.pushEndpoint(name),
    keys: { p256dh: keys.getPublicKey('base64url'), auth: own.auth },
  }
  return {
    subscription,
    unsubscribe: () => notifier.simulators.registerAccounts('push', { ...own, gone: true }),
    received: () => notifier.simulators.received('push', name),
  }
}
type TestDevice = Awaited<ReturnType<typeof aDevice>>

async function aSeller(...devices: TestDevice[]) {
  const { userId } = await notifier.seller()
  for (const { subscription } of devices)
    expect(await as(userId).put(PATH, subscription)).toMatchObject({ status: 200, body: { active: true } })
  return userId
}

/** Places an order and waits until nothing more of it waits to be pushed. */
async function order(userId: number) {
  const placed = anOrder({ userId })
  await notifier.publish([created(placed)])
  await until(async () => (await pushStateOf(placed.orderId))?.pushDueAt === null)
  return placed
}

async function inStore<T>(work: (store: Awaited<ReturnType<typeof connectStore>>) => Promise<T>): Promise<T> {
  const store = await connectStore('notifier', notifier.env)
  return work(store).finally(() => store.close())
}
const pushStateOf = (orderId: string) =>
  inStore((store) =>
    store
      .collection<{ _id: string; pushDueAt: Date | null; pushTries: number }>('notifications')
      .findOne({ _id: `order.created:${orderId}` }),
  )
const devicesOf = (userId: number) =>
  inStore((store) => store.collection('push_subscriptions').find({ userId }).toArray())

describe('push', () => {
  it('brings a new order to every device of its seller once, readable there alone', async () => {
    const [phone, laptop, foreign] = [await aDevice(), await aDevice(), await aDevice()]
    const userId = await aSeller(phone, laptop)
    await aSeller(foreign)
    expect((await as(userId).get('/api/push/key')).body).toEqual({ publicKey: VAPID.VAPID_PUBLIC_KEY })
    const placed = await order(userId)
    for (const device of [phone, laptop]) {
      const received = await device.received()
      expect(received).toHaveLength(1)
      expect(received[0]?.data).toMatchObject({
        urgency: 'high',
        message: {
          id: `order.created:${placed.orderId}`,
          title: 'Nova porudžbina',
          message: expect.stringContaining('Jastuk Mirna Noć'),
          url: '/orders',
        },
      })
      expect(JSON.stringify(received[0]?.data.message)).not.toMatch(/Željka|Đorđević|064|Knez/)
    }
    expect(await foreign.received()).toEqual([])
    const stored = JSON.stringify(await devicesOf(userId))
    expect(stored).not.toContain(phone.subscription.endpoint)
    expect(stored).not.toContain(phone.subscription.keys.auth)
  })

  it('is switched off by its user alone', async () => {
    const device = await aDevice()
    const userId = await aSeller(device)
    const { endpoint } = device.subscription
    expect(await switchOff(4242, endpoint)).toEqual({ active: false })
    await order(userId)
    expect(await device.received()).toHaveLength(1)
    await switchOff(userId, endpoint)
    await order(userId)
    expect(await device.received()).toHaveLength(1)
  })

  it('follows a device to whoever uses it now, and keeps ten of a user', async () => {
    const shared = await aDevice()
    const before = await aSeller(shared)
    const now = await aSeller(shared)
    await order(before)
    expect(await shared.received()).toEqual([])
    for (let more = 0; more < 10; more++) await as(now).put(PATH, (await aDevice()).subscription)
    expect(await devicesOf(now)).toHaveLength(10)
    await order(now)
    expect(await shared.received()).toEqual([])
  })

  it('forgets a device that the push service no longer has', async () => {
    const device = await aDevice()
    const userId = await aSeller(device)
    await device.unsubscribe()
    await order(userId)
    expect(await devicesOf(userId)).toEqual([])
  })

  it('forgets a device whose session has ended, which may be lost', async () => {
    const device = await aDevice()
    const userId = await aSeller(device)
    const redis = new Redis(notifier.env.REDIS_URL)
    await redis.set(revocationKeys(notifier.env.NAMESPACE).user(userId), String(Date.now() + 60_000), 'EX', 60)
    redis.disconnect()
    await order(userId)
    expect([await device.received(), await devicesOf(userId)]).toEqual([[], []])
  })

  it('forgets a device whose app was opened no more for as long as a session can lie idle', async () => {
    const indexes = await inStore((store) => store.collection('push_subscriptions').indexes())
    expect(indexes).toContainEqual(expect.objectContaining({ key: { savedAt: 1 }, expireAfterSeconds: 30 * 86_400 }))
  })

  it('forgets the devices of a deleted account', async () => {
    const userId = await aSeller(await aDevice())
    await notifier.deleteAccount(userId)
    await until(async () => (await devicesOf(userId)).length === 0)
  })

  it('is retried for the device that failed, and for no other', async () => {
    const [one, other] = [await aDevice(), await aDevice()]
    const userId = await aSeller(one, other)
    await notifier.simulators.behave('push', { mode: 'fail', status: 503, count: 1 })
    const placed = anOrder({ userId })
    await notifier.publish([created(placed)])
    await until(async () => (await one.received()).length + (await other.received()).length === 1)
    const failed = await until(async () => {
      const state = await pushStateOf(placed.orderId)
      // Sooner than its lease ends: the try is over, and the next one is half a minute later.
      return state?.pushTries === 1 && state.pushDueAt && state.pushDueAt < new Date(Date.now() + 45_000) && state
    })
    await inStore((store) => dueNotifications(store, 'push').postpone({ _id: failed._id, userId }, new Date()))
    await until(async () => (await pushStateOf(placed.orderId))?.pushDueAt === null)
    expect([await one.received(), await other.received()].map(({ length }) => length)).toEqual([1, 1])
  })

  it('gives up a device that failed twenty times in a row, for more than a day', async () => {
    const device = await aDevice()
    const userId = await aSeller(device)
    const fails = async (failures: number, hours: number) => {
      const failingSince = new Date(Date.now() - hours * HOUR_MS)
      await inStore((store) =>
        store.collection('push_subscriptions').updateOne({ userId }, { $set: { failures, failingSince } }),
      )
      await notifier.simulators.behave('push', { mode: 'fail', status: 503, count: 1 })
      const placed = anOrder({ userId })
      await notifier.publish([created(placed)])
      return until(async () => {
        const [stored] = await devicesOf(userId)
        return stored?.failures === failures ? undefined : (stored ?? 'removed')
      })
    }
    expect(await fails(30, 23)).toMatchObject({ failures: 31 })
    await order(userId)
    await until(async () => !('failures' in ((await devicesOf(userId))[0] ?? {})))
    expect(await fails(18, 25)).toMatchObject({ failures: 19 })
    // Counted first, then removed.
    await fails(19, 25)
    await until(async () => (await devicesOf(userId)).length === 0)
  })

  it.each([
    'http://10.0.0.5/push',
    'https://169.254.169.254/latest/meta-data',
    'https://localhost/push',
    'https://[::1]/push',
    'https://user:secret@push.example/x',
  ])('is not sent to %s', async (endpoint) => {
    const { keys } = (await aDevice()).subscription
    expect(await as(4242).put(PATH, { endpoint, keys })).toMatchObject({
      status: 422,
      body: { message: PUSH_MESSAGES.badEndpoint },
    })
  })
})
