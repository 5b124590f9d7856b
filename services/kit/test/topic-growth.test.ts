import { Kafka, logLevel } from 'kafkajs'
import { expect, it, onTestFinished } from 'vitest'
import { startBus } from '../src/bus/bus.ts'
import { on } from '../src/bus/event-handler.ts'
import { inNamespace } from '../src/bus/names.ts'
import { applyTopicChanges, readTopics } from '../src/bus/topic-changes.ts'
import { plannedTopics, topicChanges } from '../src/bus/topic-plan.ts'
import { createLogger } from '../src/logger.ts'
import { removeTopics } from '../src/testing/events.ts'
import { testEnvironment } from '../src/testing/stack.ts'
import { until } from '../src/testing/until.ts'
import { userSnapshot } from '../src/testing/user-snapshot.ts'

const AGGREGATES = 24

it('lets topics grow under load: every event arrives, and those of an aggregate in their order', async () => {
  const env = testEnvironment()
  const brokers = [env.KAFKA_BROKERS]
  const log = createLogger('test', 'silent')
  // Two instances publish and one group reads, as of a service that is scaled.
  const buses = ['one', 'two'].map((service) =>
    startBus({ service, brokers, namespace: env.NAMESPACE, partitions: 2, log }),
  )
  const [first] = buses
  if (!first) throw new Error('no bus')
  const admin = new Kafka({ clientId: 'test', brokers, logLevel: logLevel.NOTHING }).admin()
  await admin.connect()
  onTestFinished(async () => {
    await Promise.all(buses.map((bus) => bus.stop()))
    await admin.disconnect()
    await removeTopics(env)
  })
  await Promise.all(buses.map((bus) => bus.ready))

  const read = new Map<number, number[]>()
  const member = await first.subscribe({
    group: 'test.growth',
    topics: ['users'],
    from: 'start',
    handlers: [
      on('users', 'user.snapshot.v1', async (events) => {
        for (const { data, aggregateVersion } of events)
          read.set(data.userId, [...(read.get(data.userId) ?? []), aggregateVersion])
      }),
    ],
  })
  onTestFinished(() => member.stop())

  // As an outbox: an event that was not taken is sent again, and the next only after it; each time by another instance.
  let isPublishing = true
  const publishes = async (userId: number): Promise<number> => {
    let version = 0
    while (isPublishing) {
      version += 1
      const bus = buses[version % 2]
      while (
        !(await bus?.publish([userSnapshot(userId, version)]).then(
          () => true,
          () => false,
        ))
      );
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    return version
  }
  const publishing = Promise.all(Array.from({ length: AGGREGATES }, (_, index) => publishes(index + 1)))
  await until(() => read.size === AGGREGATES)

  const plan = plannedTopics(env.NAMESPACE, { partitions: 5, brokers: 1 })
  const topics = [...plan.keys()]
  const changes = topicChanges(plan, await readTopics(admin, topics))
  expect(changes).toContainEqual({ topic: inNamespace(env.NAMESPACE, 'users'), is: 'partitions', from: 2, to: 5 })
  await applyTopicChanges(admin, plan, changes, env.NAMESPACE)
  await until(async () => topicChanges(plan, await readTopics(admin, topics)).length === 0)
  const atGrowth = Math.max(...[...read.values()].flat())
  await until(() => [...read.values()].every((versions) => (versions.at(-1) ?? 0) > atGrowth))

  isPublishing = false
  const last = await publishing
  await until(() => last.every((version, index) => read.get(index + 1)?.at(-1) === version))
  // At least once: an event may come again, but none is left out and none comes before an earlier one.
  for (const [index, version] of last.entries()) {
    const versions = read.get(index + 1) ?? []
    expect([...new Set(versions)]).toEqual(Array.from({ length: version }, (_, number) => number + 1))
  }
  const used = await admin.fetchTopicOffsets(inNamespace(env.NAMESPACE, 'users'))
  expect(used.filter(({ high }) => Number(high) > 0).length).toBeGreaterThan(2)
})
