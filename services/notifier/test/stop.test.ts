import { setTimeout as sleep } from 'node:timers/promises'
import { anOrder, created } from '@izlog/kit/testing/order-events'
import { slowServer } from '@izlog/kit/testing/slow-server'
import { spawnService } from '@izlog/kit/testing/spawned-service'
import { expect, it } from 'vitest'
import { startNotifier } from './start.ts'

/** Longer than a service without calls to the outside takes to stop, and shorter than a call may take. */
const CALL_MS = 12_000

it('lets a call that is under way come to its end when it is to stop, and records it', async () => {
  const telegram = await slowServer()
  // This one only reads what is recorded.
  const notifier = await startNotifier({ CHANNELS: 'pixel' })
  const seller = await notifier.seller()
  const env = { ...notifier.env, CHANNELS: 'telegram', TELEGRAM_API_URL: telegram.url, CALL_TIMEOUT_MS: '30000' }
  const sender = await spawnService('notifier', env)
  const order = anOrder({ userId: seller.userId })
  await notifier.publish([created(order)])
  const answer = await telegram.request()

  const ended = sender.stop()
  await sleep(CALL_MS)
  answer({ ok: true, result: { message_id: 1, date: 1, chat: { id: 1, type: 'group', title: 'Porudžbine' } } })
  expect(await ended).toBe(0)
  await notifier.reached(order.orderId, 'telegram', 'sent')
  expect(telegram.asked()).toBe(1)
  await notifier.stop()
  await telegram.stop()
})
