import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { connectStore } from '@izlog/kit/store/connection'
import { until } from '@izlog/kit/testing/until'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deliveryModel } from '../src/store/delivery-model.ts'
import { anOrder, created } from './orders.ts'
import { startNotifier, type TestNotifier } from './start.ts'

const MAIN = join(import.meta.dirname, '../src/main.ts')
const ORDERS = 60

let notifier: TestNotifier
let other: ChildProcess
beforeAll(async () => {
  notifier = await startNotifier({ CHANNELS: 'telegram', LEASE_MS: '2000', CALL_TIMEOUT_MS: '1000' })
  other = await anotherInstance(notifier.env)
})
afterAll(async () => {
  other.kill('SIGKILL')
  await notifier.stop()
})

describe('two instances', () => {
  it('lose nothing when one is killed in the middle of its calls', async () => {
    const seller = await notifier.seller()
    const store = await connectStore('notifier', {
      MONGO_URL: notifier.env.MONGO_URL,
      NAMESPACE: notifier.env.NAMESPACE,
    })
    const deliveries = deliveryModel(store)
    await notifier.outside.behave('telegram', { mode: 'stall' })
    const orders = Array.from({ length: ORDERS }, () => anOrder({ userId: seller.userId }))
    await notifier.publish(orders.map(created))
    await until(async () => (await deliveries.countDocuments()) === ORDERS)
    // One process has room for 32 calls, so more than that are under way only when both are at it.
    await until(async () => (await deliveries.countDocuments({ lease: { $type: 'string' } })) > 32)

    other.kill('SIGKILL')
    await once(other, 'exit')
    await notifier.outside.behave('telegram', { mode: 'ok' })
    for (const { orderId } of orders) await notifier.reached(orderId, 'telegram', 'sent')
    const messages = await notifier.outside.received('telegram', 'Nova porudžbina')
    expect(messages).toHaveLength(ORDERS)
    await store.close()
  })
})

/** A process of its own, as in production, ready for work. */
async function anotherInstance(env: NodeJS.ProcessEnv): Promise<ChildProcess> {
  const port = await freePort()
  const child = spawn(process.execPath, [MAIN], {
    env: { ...env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await until(async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).ok, 30_000)
  return child
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (address === null || typeof address === 'string') throw new Error('No TCP address')
  return address.port
}
