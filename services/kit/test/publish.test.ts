import type { Envelope } from '@izlog/contracts/events/envelope'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Bus, startBus } from '../src/bus/bus.ts'
import { createLogger } from '../src/logger.ts'
import { LEASE_MS } from '../src/outbox/outbox.ts'
import { listenTo, removeTopics } from '../src/testing/events.ts'
import { kafkaProxy } from '../src/testing/kafka-proxy.ts'
import { testEnvironment } from '../src/testing/stack.ts'
import type { TcpProxy } from '../src/testing/tcp-proxy.ts'
import { until } from '../src/testing/until.ts'
import { userSnapshot } from '../src/testing/user-snapshot.ts'

/** Two processes that publish on one topic; the test can cut or stall the connection of the first. */
const env = testEnvironment()
let proxy: TcpProxy
let bus: Bus
let other: Bus
let users: Awaited<ReturnType<typeof listenTo>>
const busBehind = async (brokers: string) => {
  const log = createLogger('test', 'silent')
  // One partition, so that all events are in one order and use one producer sequence.
  const started = startBus({ service: 'test', brokers: [brokers], namespace: env.NAMESPACE, partitions: 1, log })
  await started.ready
  return started
}
beforeAll(async () => {
  proxy = await kafkaProxy(env.KAFKA_BROKERS)
  other = await busBehind(env.KAFKA_BROKERS)
  users = await listenTo(env, 'users')
})
beforeEach(async () => {
  bus = await busBehind(`127.0.0.1:${proxy.port}`)
  await bus.publish([userSnapshot(1)])
  return () => bus.stop()
})
afterAll(async () => {
  await users.stop()
  await other.stop()
  await proxy.stop()
  await removeTopics(env)
})

/** The versions in their order on the topic. */
const versionsOf = (userId: number) =>
  users.all('user.snapshot', String(userId)).map(({ aggregateVersion }: Envelope) => aggregateVersion)

describe('publish', () => {
  it('stores what waits behind a batch whose answer was lost', async () => {
    const [lost, behind] = [userSnapshot(11, 1), userSnapshot(12, 1)]
    const taken = proxy.holdAnswer((bytes) => bytes.includes(lost.event.id))
    const first = bus.publish([lost])
    await taken
    const second = bus.publish([behind])
    proxy.cut()
    await Promise.all([first, second])
    // Kafka keeps the order, so once this event arrives, all earlier ones have arrived too.
    await bus.publish([userSnapshot(13, 1)])
    await users.first('user.snapshot', '13')
    expect(versionsOf(11)).toContain(1)
    expect(versionsOf(12)).toContain(1)
  })

  it('gives up within the lease what it cannot send, and sends nothing of it later', async () => {
    proxy.stall()
    const started = performance.now()
    await expect(bus.publish([userSnapshot(21, 1)])).rejects.toThrow()
    expect(performance.now() - started).toBeLessThan(LEASE_MS)

    await other.publish([userSnapshot(21, 2)])
    proxy.resume()
    // The first process can publish again. If any part of its first send had been left in a buffer, it would appear before this event.
    await until(() => bus.publish([userSnapshot(21, 3)]).then(() => true))
    await until(() => versionsOf(21).includes(3))
    expect(versionsOf(21).filter((version) => version < 3)).toEqual([2])
  }, 60_000) // Without its limit, the client would retry for minutes.
})
