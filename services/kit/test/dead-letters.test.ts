import { afterAll, expect, it } from 'vitest'
import { openDeadLetters } from '../src/bus/dead-letters.ts'
import { removeTopics } from '../src/testing/events.ts'
import { kafkaProxy } from '../src/testing/kafka-proxy.ts'
import { parkLetters } from '../src/testing/parked-letters.ts'
import { testEnvironment } from '../src/testing/stack.ts'

const env = testEnvironment()
const other = testEnvironment()
afterAll(() => Promise.all([removeTopics(env), removeTopics(other)]))

it('gives up soon what Kafka does not take, and sends each letter once by the next replay', async () => {
  const parked = await parkLetters(env, { topic: 'orders', group: 'test.slow', count: 3 })
  const proxy = await kafkaProxy(env.KAFKA_BROKERS)
  const letters = await openDeadLetters(
    { brokers: [`127.0.0.1:${proxy.port}`] },
    { namespace: env.NAMESPACE, reader: 'test' },
  )
  // The letters on their way back.
  const arrived = proxy.holdRequest((bytes) => bytes.includes('{}'))
  const replayed = expect(letters.replay(parked.topic)).rejects.toMatchObject({ kind: 'unavailable' })
  await arrived
  await replayed
  expect(await parked.replayed()).toBe(0)
  expect(await letters.replay(parked.topic)).toEqual({ replayed: 3, left: 0 })
  expect(await parked.replayed()).toBe(3)
  await letters.stop()
  await parked.stop()
  await proxy.stop()
})

it('counts no letters of another installation on the same Kafka', async () => {
  const parked = await Promise.all(
    [env, other].map((one) => parkLetters(one, { topic: 'users', group: 'test.several', count: 2 })),
  )
  const letters = await openDeadLetters(
    { brokers: [other.KAFKA_BROKERS] },
    { namespace: other.NAMESPACE, reader: 'test' },
  )
  expect(await letters.waiting()).toEqual([{ topic: `${other.NAMESPACE}.users.test.several.dlq`, count: 2 }])
  await letters.stop()
  await Promise.all(parked.map((one) => one.stop()))
})
