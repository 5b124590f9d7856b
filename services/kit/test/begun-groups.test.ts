import { type Admin, Kafka, logLevel } from 'kafkajs'
import type { Connection } from 'mongoose'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Bus, startBus } from '../src/bus/bus.ts'
import { on } from '../src/bus/event-handler.ts'
import { makeEvent } from '../src/bus/make-event.ts'
import { inNamespace } from '../src/bus/names.ts'
import { createLogger } from '../src/logger.ts'
import { begunGroups } from '../src/store/begun-groups.ts'
import { connectStore } from '../src/store/connection.ts'
import { removeTopics } from '../src/testing/events.ts'
import { testEnvironment } from '../src/testing/stack.ts'
import { until } from '../src/testing/until.ts'

const kafkaAt = (brokers: string) =>
  new Kafka({ clientId: 'test', brokers: [brokers], retry: { retries: 30 }, logLevel: logLevel.NOTHING })

const viewOf = (websiteId: number) =>
  makeEvent(
    'pages',
    'page.viewed.v1',
    { aggregateId: websiteId, aggregateVersion: 1, at: new Date() },
    { websiteId, productId: websiteId, title: 'Lampa', views: 1 },
  )

const GROUP = 'test.channel'
let env: ReturnType<typeof testEnvironment>
let topic: string
let admin: Admin
let store: Connection
let bus: Bus
beforeAll(async () => {
  admin = kafkaAt(testEnvironment().KAFKA_BROKERS).admin()
  await admin.connect()
})
afterAll(() => admin.disconnect())
beforeEach(async () => {
  env = testEnvironment()
  topic = inNamespace(env.NAMESPACE, 'pages')
  store = await connectStore('test', env)
  bus = startBus({
    service: 'test',
    brokers: [env.KAFKA_BROKERS],
    namespace: env.NAMESPACE,
    partitions: 1,
    begunGroups: begunGroups(store),
    log: createLogger('test', 'silent'),
  })
  await bus.ready
  await bus.publish([viewOf(1)])
  return async () => {
    await bus.stop()
    await store.dropDatabase()
    await store.close()
    await removeTopics(env)
  }
})

/** Adds a member to a group that starts at the end of the topic; `seen` lists the pages whose events it received. */
async function join() {
  const seen: number[] = []
  const handler = on('pages', 'page.viewed.v1', async (events) => {
    for (const { data } of events) seen.push(data.websiteId)
  })
  const { stop } = await bus.subscribe({ group: GROUP, topics: ['pages'], from: 'end', handlers: [handler] })
  return { seen, stop }
}

/** Starts the group, lets it read one event, and stops it. */
async function begun() {
  const first = await join()
  await bus.publish([viewOf(2)])
  await until(() => first.seen.includes(2))
  await bus.caughtUp(GROUP, ['pages'])
  await first.stop()
  expect(first.seen).toEqual([2])
}

describe('a group that began at the end', () => {
  it('reads all of a partition that is added later', async () => {
    await begun()
    await admin.createPartitions({ topicPartitions: [{ topic, count: 2 }] })
    // KafkaJS drops a message for a partition that its metadata lacks, without an error.
    await until(
      async () => (await admin.fetchTopicMetadata({ topics: [topic] })).topics[0]?.partitions.length === 2,
      10_000,
    )
    const producer = kafkaAt(env.KAFKA_BROKERS).producer()
    await producer.connect()
    await producer.send({ topic, messages: [{ partition: 1, key: '3', value: JSON.stringify(viewOf(3).event) }] })
    await producer.disconnect()
    const { seen, stop } = await join()
    await bus.publish([viewOf(4)])
    await until(() => seen.includes(4))
    await until(() => seen.includes(3), 10_000)
    await stop()
  })

  it('goes on with the oldest there is when its place has fallen out of what Kafka keeps', async () => {
    await begun()
    await bus.publish([viewOf(3)])
    await bus.publish([viewOf(4)])
    // KafkaJS can delete records only of topics whose leaders it has looked up, which this call makes it do.
    await admin.fetchTopicOffsets(topic)
    await admin.deleteTopicRecords({ topic, partitions: [{ partition: 0, offset: '3' }] })
    const { seen, stop } = await join()
    await until(() => seen.includes(4), 20_000)
    expect(seen).toEqual([4])
    await stop()
  })

  it('misses nothing when Kafka has let go of its offsets', async () => {
    await begun()
    await bus.publish([viewOf(3)])
    await bus.deleteGroup(GROUP)
    const { seen, stop } = await join()
    await until(() => seen.includes(3), 20_000)
    await stop()
  })
})
