import { connectStore } from '@izlog/kit/store/connection'
import { anOrder, created } from '@izlog/kit/testing/order-events'
import { until } from '@izlog/kit/testing/until'
import type { Connection } from 'mongoose'
import { v7 as uuid } from 'uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { FanOut } from '../src/domain/fan-out.ts'
import { fanOutsOf } from '../src/store/fan-outs.ts'
import { lanesOf } from '../src/store/lanes.ts'
import { pendingBranch } from './pending-branch.ts'
import { startNotifier, type TestNotifier } from './start.ts'

const WAITING = 10_000
const ALERTS = 5

let notifier: TestNotifier
let store: Connection
beforeAll(async () => {
  notifier = await startNotifier({ CHANNELS: 'telegram' })
  store = await connectStore('notifier', notifier.env)
})
afterAll(async () => {
  await store.close()
  await notifier.stop()
})

/** A delivery that has waited for a while. */
function waitingMessage(userId: number, at: Date): FanOut {
  const telegram = pendingBranch(at)
  const _id = uuid()
  const { orderId } = anOrder({ userId })
  const shared = { heldUntil: null, version: 1, createdAt: at, traceparent: null }
  return { _id, cause: 'order.created', orderId, userId, channels: { telegram }, ...shared }
}

async function putInLine(userId: number, count: number) {
  const fanOuts = fanOutsOf(store, { publish: async () => {} } as never, {} as never)
  const at = new Date(Date.now() - 60_000)
  await lanesOf(store).storeWaiting([{ channel: 'telegram', userId, dueAt: at }], new Date(), async () => {
    for (let stored = 0; stored < count; stored += 1000)
      await fanOuts.add(Array.from({ length: 1000 }, () => waitingMessage(userId, at)))
  })
}

const waitingOf = (userId: number) =>
  store.collection('fanouts').countDocuments({ userId, 'channels.telegram.state': 'pending' })

/** Publishes an order and waits for its message. */
async function alertOf(seller: { userId: number; bot: string }): Promise<void> {
  const order = anOrder({ userId: seller.userId })
  await notifier.publish([created(order)])
  await until(async () => (await notifier.simulators.received('telegram', order.orderId)).length === 1)
}

describe('a seller of whom 10,000 messages wait', () => {
  it('is paused by one document where the service asks for that, and nobody else is', async () => {
    const [many, other] = [await notifier.seller(), await notifier.seller()]
    await notifier.simulators.behave('telegram', { mode: 'rate-limit', retryAfter: 3600, count: 1 })
    const refused = anOrder({ userId: many.userId })
    await notifier.publish([created(refused)])
    await notifier.reached(refused.orderId, 'telegram', 'failed')
    await putInLine(many.userId, 1000)
    await alertOf(other)
    await alertOf(other)
    expect(await waitingOf(many.userId)).toBe(1000)
    expect(await store.collection('fanouts').countDocuments({ userId: many.userId, version: 1 })).toBe(1000)
  })

  it('delays the alert of another by a few of them', async () => {
    const [many, other] = [await notifier.seller(), await notifier.seller()]
    await alertOf(other)
    await putInLine(many.userId, WAITING)
    for (let alerts = 0; alerts < ALERTS; alerts++) {
      const before = await waitingOf(many.userId)
      await alertOf(other)
      const after = await waitingOf(many.userId)
      expect(after, 'still waiting').toBeGreaterThan(0)
      // Counts turns instead of seconds, which a busy machine stretches; an idle one sends over 500 a second.
      expect(before - after, 'messages that went first').toBeLessThan(500)
    }
  })
})
