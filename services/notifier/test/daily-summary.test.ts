import { connectStore } from '@izlog/kit/store/connection'
import { anOrder, created } from '@izlog/kit/testing/order-events'
import { until } from '@izlog/kit/testing/until'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deliveryLists } from '../src/store/delivery-lists.ts'
import { integrationsStore } from '../src/store/integrations.ts'
import { notificationStore } from '../src/store/notifications.ts'
import { summaryDays } from '../src/store/summary-days.ts'
import { sendDailySummaries } from '../src/use-cases/send-daily-summaries.ts'
import { addressOf } from './mailboxes.ts'
import { startTestSimulators } from './simulators.ts'
import { startNotifier, type TestNotifier } from './start.ts'

let notifier: TestNotifier
let post: Awaited<ReturnType<typeof startTestSimulators>>
let store: Awaited<ReturnType<typeof connectStore>>
beforeAll(async () => {
  post = await startTestSimulators()
  notifier = await startNotifier({ ...post.smtp, RETRY_FIRST_MS: '0', POLL_MS: '20' })
  store = await connectStore('notifier', notifier.env)
})
afterAll(async () => {
  await store.close()
  await notifier.stop()
  await post.stop()
})

/** What an instance does in one of its rounds at this moment. The running service itself is at the real time of day. */
const round = (at: Date, over = store) =>
  sendDailySummaries({
    notifications: notificationStore(over),
    integrations: integrationsStore(over),
    lists: deliveryLists(over),
    days: summaryDays(over),
    feed: { notify: () => {} } as never,
    subscribersAmong: async () => new Set(),
    wake: () => {},
    wakePush: () => {},
    now: () => at,
  })
const at = (time: string) => new Date(`${time}Z`)
const mailsOf = (userId: number) => post.mail.mailsTo(addressOf(userId))
/** Orders of this moment, as shoppers placed them. */
async function ordersAt(userId: number, occurredAt: Date, count: number) {
  const events = Array.from({ length: count }, () => created(anOrder({ userId })))
  await notifier.publish(events)
  const ids = events.map(({ event }) => `order.created:${(event.data as { orderId: string }).orderId}`)
  const stored = store.collection<{ _id: string }>('notifications')
  await until(async () => (await stored.countDocuments({ _id: { $in: ids } })) === count)
  await stored.updateMany({ _id: { $in: ids } }, { $set: { showAt: occurredAt } })
}

describe('the daily summary', () => {
  it('comes after eight, once over all instances, to who wants it and had something', async () => {
    const wanting = await notifier.seller({ dailySummary: true })
    const quiet = await notifier.seller({ dailySummary: true })
    const unasked = await notifier.seller()
    // 22:30 UTC is half past midnight in Belgrade: the day after.
    await ordersAt(wanting.userId, at('2027-06-02T21:59:00'), 2)
    await ordersAt(wanting.userId, at('2027-06-02T22:30:00'), 1)
    await ordersAt(unasked.userId, at('2027-06-02T12:00:00'), 1)

    await round(at('2027-06-03T05:59:00'))
    const summaries = { type: 'summary.daily', userId: { $in: [wanting, quiet, unasked].map(({ userId }) => userId) } }
    expect(await store.collection('notifications').countDocuments(summaries)).toBe(0)
    const second = await connectStore('notifier', notifier.env)
    await Promise.all([round(at('2027-06-03T06:01:00')), round(at('2027-06-03T06:01:00'), second)])
    await round(at('2027-06-03T06:02:00'), second)
    await second.close()

    const made = await store.collection('notifications').find(summaries).toArray()
    expect(made.map(({ userId }) => userId)).toEqual([wanting.userId])
    // Its mail is due at that later moment; the service's clock is not there yet.
    await store.collection('notifications').updateMany(summaries, { $set: { showAt: new Date() } })
    const [mail] = await until(async () => {
      const mails = await mailsOf(wanting.userId)
      return mails.length > 0 && mails
    })
    expect(mail?.subject).toBe('Izlog: pregled za 2. 6. 2027.')
    expect(mail?.text.replaceAll('\u00a0', ' ')).toContain('Juče ste dobili 2 porudžbine, ukupno 9.980 RSD.')
    expect(await mailsOf(quiet.userId)).toEqual([])
    expect(await mailsOf(unasked.userId)).toEqual([])
  })

  it('is taken over from a process that fell, and still sent once to each', async () => {
    const { userId } = await notifier.seller({ dailySummary: true })
    await ordersAt(userId, at('2027-07-01T12:00:00'), 1)
    const days = summaryDays(store)
    expect(await days.claim('2027-07-02', at('2027-07-02T07:00:00'), 60_000)).toBe(true)
    await round(at('2027-07-02T07:00:30'))
    const count = () => store.collection('notifications').countDocuments({ type: 'summary.daily', userId })
    expect(await count()).toBe(0)
    await round(at('2027-07-02T07:01:30'))
    expect(await count()).toBe(1)
    await round(at('2027-07-02T09:00:00'))
    expect(await count()).toBe(1)
  })
})

describe('the first sign-in', () => {
  it('is welcomed once by a mail that says what to do first', async () => {
    const { userId, complete } = await notifier.seller()
    expect(await mailsOf(userId)).toEqual([])
    const firstSignInAt = new Date().toISOString()
    await notifier.setUp(userId, { ...complete, firstSignInAt })
    const [mail] = await until(async () => {
      const mails = await mailsOf(userId)
      return mails.length > 0 && mails
    })
    expect(mail).toMatchObject({
      subject: 'Dobro došli na Izlog',
      text: expect.stringContaining('1. Napravite stranicu'),
    })
    expect(mail?.text).toMatch(/Otvorite prve korake:?\s+\S+\/create\s/)
    await notifier.setUp(userId, { ...complete, firstSignInAt, dailySummary: true })
    await notifier.setUp(userId + 5000, { firstSignInAt: '2026-01-01T10:00:00.000Z' })
    await notifier.setUp(userId + 5001, { firstSignInAt })
    await until(async () => (await mailsOf(userId + 5001)).length === 1)
    expect([await mailsOf(userId), await mailsOf(userId + 5000)].map(({ length }) => length)).toEqual([1, 0])
  })
})
