import { type NotificationItem, NotificationPage } from '@izlog/contracts/http/notifications'
import { makeEvent } from '@izlog/kit/bus/make-event'
import { connectStore } from '@izlog/kit/store/connection'
import { client } from '@izlog/kit/testing/client'
import { anOrder, created } from '@izlog/kit/testing/order-events'
import { until } from '@izlog/kit/testing/until'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Notification, newNotification } from '../src/domain/notification.ts'
import { notificationMails } from '../src/store/notification-mails.ts'
import { notificationStore } from '../src/store/notifications.ts'
import { addressOf } from './mailboxes.ts'
import { startTestSimulators } from './simulators.ts'
import { startNotifier, type TestNotifier } from './start.ts'

let notifier: TestNotifier
let post: Awaited<ReturnType<typeof startTestSimulators>>
beforeAll(async () => {
  post = await startTestSimulators()
  notifier = await startNotifier({ ...post.smtp, RETRY_FIRST_MS: '0', POLL_MS: '20', APP_URL: 'http://app.izlog.test' })
})
afterAll(async () => {
  await notifier.stop()
  await post.stop()
})

const bell = async (userId: number) =>
  NotificationPage.parse((await client(notifier.port, { userId, role: 'client' }).get('/api/notifications')).body)
const find = (userId: number, wanted: (item: NotificationItem) => boolean) =>
  until(async () => (await bell(userId)).items.find(wanted))
const mailsOf = (userId: number) => post.mail.mailsTo(addressOf(userId))

async function inStore<T>(work: (store: Awaited<ReturnType<typeof connectStore>>) => Promise<T>): Promise<T> {
  const store = await connectStore('notifier', notifier.env)
  return work(store).finally(() => store.close())
}
const add = (fields: Partial<Notification> & { userId: number }) =>
  inStore((store) =>
    notificationStore(store).add([
      newNotification({
        _id: crypto.randomUUID(),
        type: 'domain.missing',
        title: 'Domen moj.rs će biti isključen',
        message: 'TXT zapis nije nađen.',
        data: { host: 'moj.rs' },
        channels: ['push', 'email'],
        createdAt: new Date(),
        ...fields,
      }),
    ]),
  )
const stored = (_id: string) =>
  inStore((store) => store.collection<{ _id: string; skippedChannels: string[] }>('notifications').findOne({ _id }))

describe('mail', () => {
  it('tells a seller once of dead deliveries, and where to send them again', async () => {
    const { userId } = await notifier.seller({ facebookPixelId: '404404', telegramBotId: null })
    const order = anOrder({ userId })
    await notifier.publish([created(order)])
    const [mail] = await until(async () => {
      const mails = await mailsOf(userId)
      return mails.length > 0 && mails
    })
    expect(mail?.subject).toBe('Meta pixel: slanje nije uspelo')
    expect(mail?.text).toMatch(/^Zdravo, Marko!/)
    expect(mail?.text).toContain(`Porudžbina ${order.orderId}: Meta ne nalazi pixel`)
    expect(mail?.text).toContain('http://app.izlog.test/deliveries')
    const rung = await find(userId, ({ type }) => type === 'delivery.dead')
    expect(rung).toMatchObject({ status: 'sent', errorMessage: null, skippedChannels: [] })

    await notifier.publish([created(anOrder({ userId }))])
    await find(userId, ({ data }) => data.count === '2')
    expect(await mailsOf(userId)).toHaveLength(1)
  })

  it('tells a seller that the time to verify a host is over, and where to get a new code', async () => {
    const { userId } = await notifier.seller()
    const at = new Date()
    const snapshot = {
      id: 9001,
      userId,
      host: 'kasno.rs',
      verifiedAt: null,
      primaryAt: null,
      isAccount: true,
      ownerActive: true,
      deleted: false,
      standing: {
        lapsesAt: null,
        lapsedAt: at.toISOString(),
        takenAt: null,
        missingSince: null,
        endsAt: null,
        lostAt: null,
      },
      dnsInstructions: {
        cname: { name: 'www', value: 'domeni.izlog.rs' },
        txt: { name: '@', value: 'izlog-verification=8f3c21ad77e0' },
        addresses: [],
      },
    }
    const about = { aggregateId: snapshot.id, aggregateVersion: 1, at }
    await notifier.publish([makeEvent('domains', 'domain.snapshot.v1', about, snapshot)])
    const [mail] = await until(async () => {
      const mails = await mailsOf(userId)
      return mails.length > 0 && mails
    })
    expect(mail?.subject).toBe('Istekao je rok za domen kasno.rs')
    expect(mail?.text).toContain('Osvežite DNS instrukcije da biste dobili novi.')
    expect(mail?.text).toContain('http://app.izlog.test/domains')
  })

  it.each([
    ['the mail server', () => post.mail.behave({ mode: 'fail', status: 451, count: 1 })],
    ['auth', async () => notifier.mailboxes.beAway(true)],
  ])('is retried while %s is away', async (_what, leave) => {
    const { userId } = await notifier.seller()
    const _id = crypto.randomUUID()
    await leave()
    await add({ userId, _id })
    const waits = await until(async () => {
      const found = await inStore((store) => store.collection('notifications').findOne({ _id: _id as never }))
      // Sooner than its lease ends: the try is over, and the next one is a minute later.
      return found?.mailTries === 1 && (found.mailDueAt as Date) < new Date(Date.now() + 90_000) && found
    })
    expect(waits.errorMessage).toBeNull()
    notifier.mailboxes.beAway(false)
    await inStore((store) => notificationMails(store).postpone({ _id, userId }, new Date()))
    await until(async () => (await mailsOf(userId)).length === 1)
  })

  it('that the server refuses for good is given up, and the bell says why', async () => {
    const { userId } = await notifier.seller()
    await post.mail.behave({ mode: 'fail', status: 550, count: 1 })
    await add({ userId })
    const refused = await find(userId, ({ errorMessage }) => errorMessage !== null)
    expect(refused.errorMessage).toBe('Email nije isporučen: server pošte ne prima Vašu adresu.')
    expect(await mailsOf(userId)).toEqual([])
  })

  it('does not go to who was deactivated; that is recorded', async () => {
    const { userId } = await notifier.seller()
    notifier.mailboxes.change(userId, { isActive: false })
    const _id = crypto.randomUUID()
    await add({ userId, _id })
    await until(async () => (await stored(_id))?.skippedChannels.includes('email'))
    expect(await mailsOf(userId)).toEqual([])
  })

  it('is sent by one process at a time', async () => {
    const { userId } = await notifier.seller()
    const _id = crypto.randomUUID()
    const later = new Date(Date.now() + 3_600_000)
    await add({ userId, _id, scheduledFor: later })
    await inStore(async (store) => {
      const mails = notificationMails(store)
      await mails.postpone({ _id, userId }, later)
      const [one, other] = await Promise.all([mails.claim(later, 60_000), mails.claim(later, 60_000)])
      expect([one, other].filter(Boolean).map((due) => due?.notification._id)).toEqual([_id])
    })
  })
})
