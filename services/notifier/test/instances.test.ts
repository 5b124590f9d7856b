import { connectStore } from '@izlog/kit/store/connection'
import { anOrder, created } from '@izlog/kit/testing/order-events'
import { type SpawnedService, spawnService } from '@izlog/kit/testing/spawned-service'
import { until } from '@izlog/kit/testing/until'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fanOutModel } from '../src/store/fan-out-model.ts'
import { startNotifier, type TestNotifier } from './start.ts'

/** One process makes 32 calls at a time, 8 of one seller. */
const ORDERS = 60
const SELLERS = 10

let notifier: TestNotifier
let other: SpawnedService
beforeAll(async () => {
  // A killed process keeps its deliveries for this time and 10 s more; if it were shorter, a busy machine would send twice.
  notifier = await startNotifier({ CHANNELS: 'telegram', CALL_TIMEOUT_MS: '15000' })
  other = await spawnService('notifier', notifier.env)
})
afterAll(async () => {
  await other.kill()
  await notifier.stop()
})

describe('two instances', () => {
  it('lose nothing when one is killed in the middle of its calls', async () => {
    const sellers = await Promise.all(Array.from({ length: SELLERS }, () => notifier.seller()))
    const store = await connectStore('notifier', {
      MONGO_URL: notifier.env.MONGO_URL,
      NAMESPACE: notifier.env.NAMESPACE,
    })
    const fanOuts = fanOutModel(store)
    await notifier.simulators.behave('telegram', { mode: 'stall' })
    const orders = sellers.flatMap(({ userId }) => Array.from({ length: ORDERS / SELLERS }, () => anOrder({ userId })))
    await notifier.publish(orders.map(created))
    await until(async () => (await fanOuts.countDocuments()) === ORDERS)
    // More than one process has room for, so both are sending.
    await until(async () => (await notifier.simulators.waiting('telegram')) === ORDERS)

    await other.kill()
    await notifier.simulators.behave('telegram', { mode: 'ok' })
    for (const { orderId } of orders) await notifier.reached(orderId, 'telegram', 'sent')
    const messages = await notifier.simulators.received('telegram', 'Nova porudžbina')
    expect(messages).toHaveLength(ORDERS)
    expect(
      await fanOuts.countDocuments({ 'channels.telegram.content': { $type: 'object' } }),
      'messages kept after sending',
    ).toBe(0)
    await store.close()
  })
})
