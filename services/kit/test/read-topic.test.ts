import { Kafka, logLevel } from 'kafkajs'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import '../src/bus/kafkajs-timers.ts'
import { inNamespace, temporaryGroup } from '../src/bus/names.ts'
import { readMessages, type TopicPart } from '../src/bus/read-topic.ts'
import { createTopics, endsOf } from '../src/bus/topics-admin.ts'
import { removeTopics } from '../src/testing/events.ts'
import { kafkaProxy } from '../src/testing/kafka-proxy.ts'
import { testEnvironment } from '../src/testing/stack.ts'

const env = testEnvironment()
const kafkaAt = (broker: string) =>
  new Kafka({ clientId: 'test', brokers: [broker], logLevel: logLevel.NOTHING, requestTimeout: 1000 })
const kafka = new Kafka({ clientId: 'test', brokers: [env.KAFKA_BROKERS], logLevel: logLevel.NOTHING })
const admin = kafka.admin()
const producer = kafka.producer()
beforeAll(async () => {
  await admin.connect()
  await producer.connect()
})
afterAll(async () => {
  await producer.disconnect()
  await admin.disconnect()
  await removeTopics(env)
})

/** Larger than half of what a consumer fetches of a partition at once. */
const LARGE = 'x'.repeat(600_000)

/** A topic with so many messages in each of its partitions; a fetch brings few of them. */
async function topicOf(name: string, partitions: number, each: number): Promise<string> {
  const topic = inNamespace(env.NAMESPACE, name)
  await createTopics(admin, [{ topic, numPartitions: partitions }])
  for (let partition = 0; partition < partitions; partition++)
    for (let count = 0; count < each; count++)
      await producer.send({ topic, messages: [{ partition, key: `${partition}:${count}`, value: LARGE }] })
  return topic
}
const readAll = async (
  topic: string,
  onFirst: () => Promise<void> | void = () => {},
  part: Partial<TopicPart> = {},
  by = kafka,
) => {
  const keys: string[] = []
  const group = temporaryGroup(env.NAMESPACE, 'test')
  await readMessages(by, admin, group, topic, { from: new Map(), ...part }, async ({ key }) => {
    keys.push(String(key))
    if (keys.length === 1) await onFirst()
  })
  return keys
}
const deleteBefore = (topic: string, offsets: readonly number[]) =>
  admin.deleteTopicRecords({
    topic,
    partitions: offsets.map((offset, partition) => ({ partition, offset: String(offset) })),
  })

it('reads to the end, and of each partition in its order', async () => {
  const topic = await topicOf('whole', 2, 4)
  const keys = await readAll(topic)
  for (const partition of ['0', '1'])
    expect(keys.filter((key) => key.startsWith(partition))).toEqual(
      [0, 1, 2, 3].map((count) => `${partition}:${count}`),
    )
})

it('ends when all that it waits for is deleted meanwhile', async () => {
  const topic = await topicOf('emptied', 2, 6)
  const keys = await readAll(topic, () => deleteBefore(topic, [-1, -1]))
  // What was fetched before may still be read.
  expect(keys.length).toBeLessThan(12)
  expect((await endsOf(admin, topic)).map(({ low, high }) => low === high)).toEqual([true, true])
})

it('reads on behind what was deleted, and what it was not asked for it leaves', async () => {
  const topic = await topicOf('cut', 1, 8)
  const keys = await readAll(topic, () => deleteBefore(topic, [5]), { from: new Map([[0, 1]]), limit: 6 })
  expect(keys[0]).toBe('0:1')
  expect(keys.slice(-2)).toEqual(['0:5', '0:6'])
})

it('takes nothing more once it is over', async () => {
  const topic = await topicOf('over', 1, 6)
  let isOver = false
  const end = () => {
    isOver = true
  }
  const keys = await readAll(topic, end, { isOver: () => isOver })
  expect(keys).toEqual(['0:0'])
  expect(await readAll(topic, undefined, { isOver: () => true })).toEqual([])
})

it('fails when Kafka sends nothing more', async () => {
  const topic = await topicOf('stalled', 1, 6)
  const proxy = await kafkaProxy(env.KAFKA_BROKERS)
  onTestFinished(() => proxy.stop())
  const silent = readAll(topic, () => proxy.goSilent(), { stalledAfterMs: 1500 }, kafkaAt(`127.0.0.1:${proxy.port}`))
  await expect(silent).rejects.toThrow(/Nothing came of/)
})
