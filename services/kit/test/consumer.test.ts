import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import express from 'express'
import { ConfigResourceTypes, Kafka, logLevel } from 'kafkajs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Bus, startBus } from '../src/bus/bus.ts'
import type { Subscription } from '../src/bus/consumer.ts'
import { type DeadLetters, openDeadLetters } from '../src/bus/dead-letters.ts'
import { on } from '../src/bus/event-handler.ts'
import { deadLetterTopic, inNamespace } from '../src/bus/names.ts'
import { createTopics, retryTransient } from '../src/bus/topics-admin.ts'
import { createLogger } from '../src/logger.ts'
import { serveMetrics } from '../src/telemetry/metrics.ts'
import { removeTopics } from '../src/testing/events.ts'
import { metricsOf } from '../src/testing/metrics-of.ts'
import { testEnvironment } from '../src/testing/stack.ts'
import { until } from '../src/testing/until.ts'
import { userSnapshot as user } from '../src/testing/user-snapshot.ts'
import { currentTrace, withTrace } from '../src/trace.ts'

const env = testEnvironment()
const kafka = new Kafka({ clientId: 'test', brokers: [env.KAFKA_BROKERS], logLevel: logLevel.NOTHING })
let bus: Bus
let deadLetters: DeadLetters
beforeAll(async () => {
  deadLetters = await openDeadLetters({ brokers: [env.KAFKA_BROKERS] }, { namespace: env.NAMESPACE, reader: 'test' })
  const log = createLogger('test', 'silent')
  bus = startBus({ service: 'test', brokers: [env.KAFKA_BROKERS], namespace: env.NAMESPACE, partitions: 2, log })
  await bus.ready
})
afterAll(async () => {
  await deadLetters.stop()
  await bus.stop()
  await removeTopics(env)
})

/** What this process says on /metrics. */
async function metrics() {
  const server = express().get('/metrics', serveMetrics).listen(0)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const lines = await metricsOf(port)
  server.close()
  return lines
}

const parkedFrom = (group: string) => deadLetterTopic(env.NAMESPACE, 'users', group)

/** Joins a group and records the users it received; `refuse` returns the error with which the handler fails for a user. */
async function join(
  group: string,
  more: Partial<Subscription> = {},
  refuse: (userId: number) => Error | undefined = () => undefined,
) {
  const seen: number[] = []
  const traces: string[] = []
  const handler = on('users', 'user.snapshot.v1', async (events) => {
    for (const { data } of events) {
      const error = refuse(data.userId)
      if (error) throw error
      seen.push(data.userId)
      traces.push(currentTrace()?.traceparent ?? '')
    }
  })
  const member = await bus.subscribe({ group, topics: ['users'], from: 'start', handlers: [handler], ...more })
  return { seen, traces, stop: member.stop }
}

describe('a consumer', () => {
  it('goes on behind an event that its handler cannot take, which is parked with the error', async () => {
    const { seen, stop } = await join('test.poison', {}, (userId) =>
      userId === 2 ? new TypeError('cannot read this one') : undefined,
    )
    // From nothing on: Prometheus sees no increase from no value to the first.
    expect(await metrics()).toContain('izlog_events_parked_total{topic="users",group="test.poison"} 0')
    await bus.publish([user(1), user(2), user(3)])
    await until(() => seen.includes(3) && seen.includes(1))
    await bus.caughtUp('test.poison', ['users'])
    const [letter] = await deadLetters.read(parkedFrom('test.poison'))
    expect(JSON.parse(String(letter?.value))).toMatchObject({ data: { userId: 2 } })
    expect(letter?.error).toContain('cannot read this one')
    const expected = [
      'izlog_events_parked_total{topic="users",group="test.poison"} 1',
      'izlog_dead_letters{group="test.poison",topic="users"} 1',
      'izlog_consumer_lag{group="test.poison",topic="users"} 0',
    ]
    await until(async () => {
      const lines = await metrics()
      return expected.every((line) => lines.includes(line))
    })
    expect(seen).not.toContain(2)
    await stop()
  })

  it('parks what is no event of ours, or of a version to come, and passes over types it does not read', async () => {
    const producer = kafka.producer()
    await producer.connect()
    const unknown = { ...user(7).event, type: 'user.renamed' }
    const wrong = { ...user(8).event, data: { userId: 'osam' } }
    const newer = { ...user(10).event, version: 2 }
    const values = ['not JSON', JSON.stringify(unknown), JSON.stringify(wrong), JSON.stringify(newer)]
    await producer.send({
      topic: inNamespace(env.NAMESPACE, 'users'),
      messages: values.map((value) => ({ key: 'same', value })),
    })
    await producer.disconnect()
    const { seen, stop } = await join('test.unreadable')
    await bus.publish([user(9)])
    await until(() => seen.includes(9))
    await bus.caughtUp('test.unreadable', ['users'])
    const letters = await deadLetters.read(parkedFrom('test.unreadable'))
    expect(letters.map(({ value }) => String(value)).sort()).toEqual([values[0], values[2], values[3]].sort())
    expect(seen).not.toContain(8)
    await stop()
  })

  it('handles what several partitions bring at the same time in one call', async () => {
    const ids = [61, 62, 63, 64, 65, 66, 67, 68]
    await bus.publish(ids.map((id) => user(id)))
    const calls: number[][] = []
    const handler = on('users', 'user.snapshot.v1', async (events) => {
      calls.push(events.map(({ data }) => data.userId))
    })
    const subscription: Subscription = { group: 'test.joined', topics: ['users'], from: 'start', handlers: [handler] }
    const { stop } = await bus.subscribe(subscription)
    await bus.caughtUp('test.joined', ['users'])
    expect(calls.filter((call) => call.some((id) => ids.includes(id)))).toHaveLength(1)
    await stop()
  })

  it('tries again when something was away', async () => {
    let away = 2
    const { seen, stop } = await join('test.retry', {}, () => (away-- > 0 ? new Error('away') : undefined))
    await bus.publish([user(11)])
    await until(() => seen.includes(11))
    await stop()
  })

  it('passes the trace of the request on', async () => {
    const trace = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`
    const { traces, stop } = await join('test.trace', { from: 'end' })
    await withTrace(trace, undefined, () => bus.publish([user(12)]))
    await until(() => traces.includes(trace))
    await stop()
  })

  it('that starts at the end misses nothing that comes while its first process is away', async () => {
    const first = await join('test.new-channel', { from: 'end' })
    await first.stop()
    await bus.publish([user(21), user(22), user(23), user(24)])
    const second = await join('test.new-channel', { from: 'end' })
    await until(() => [21, 22, 23, 24].every((id) => second.seen.includes(id)))
    expect(second.seen).toHaveLength(4)
    await second.stop()
  })
})

/** A group whose handler fails for one user until `mended` is set. */
async function broken(group: string, userId: number, more: Partial<Subscription> = {}) {
  let mended = false
  const refuse = (id: number) => (!mended && id === userId ? new Error('not yet') : undefined)
  const topic = parkedFrom(group)
  return {
    ...(await join(group, more, refuse)),
    topic,
    mend: () => {
      mended = true
    },
    parked: (count = 1) =>
      until(async () => (await deadLetters.waiting()).some((one) => one.topic === topic && one.count === count)),
  }
}
const isEmpty = async (topic: string) => !(await deadLetters.waiting()).some((parked) => parked.topic === topic)

describe('a dead letter', () => {
  it('is read again, once, by the group that it was parked for and by no other', async () => {
    const group = await broken('test.replay', 31, { from: 'end' })
    const other = await join('test.beside', { from: 'end' })
    await bus.publish([user(31), user(32)])
    await group.parked()
    group.mend()
    expect(await deadLetters.replay(group.topic)).toEqual({ replayed: 1, left: 0 })
    await until(() => group.seen.includes(31))
    expect(await isEmpty(group.topic)).toBe(true)
    expect(await deadLetters.replay(group.topic)).toEqual({ replayed: 0, left: 0 })

    await bus.publish([user(33)])
    await until(() => group.seen.includes(33) && other.seen.includes(33))
    expect(other.seen.toSorted()).toEqual([31, 32, 33])
    expect(group.seen.toSorted()).toEqual([31, 32, 33])
    await Promise.all([group.stop(), other.stop()])
  })

  it('is parked again when its group still cannot take it, and waits for a group that is down', async () => {
    const group = await broken('test.again', 41, { from: 'end' })
    await bus.publish([user(41)])
    await group.parked()
    const [first] = await deadLetters.read(group.topic)
    await deadLetters.replay(group.topic)
    const again = await until(async () =>
      (await deadLetters.read(group.topic)).find((one) => one.offset !== first?.offset),
    )
    expect(again.value).toEqual(first?.value)
    await group.stop()
    await deadLetters.replay(group.topic)
    const { seen, stop } = await join('test.again', { from: 'end' })
    await until(() => seen.includes(41))
    await stop()
  })

  it('is kept until somebody has seen it: dropped only up to the one that was looked at', async () => {
    const group = await broken('test.keep', 51, { from: 'end' })
    await bus.publish([user(51), user(51)])
    await group.parked(2)
    await until(async () => (await retentionOf(group.topic)) === '-1')
    const [seen, unseen] = await deadLetters.read(group.topic)
    expect(await deadLetters.drop(group.topic, Number(seen?.offset))).toBe(1)
    expect(await deadLetters.read(group.topic)).toEqual([unseen])
    expect(await deadLetters.drop(group.topic, Number(unseen?.offset))).toBe(1)
    expect(await isEmpty(group.topic)).toBe(true)
    await expect(deadLetters.drop(inNamespace(env.NAMESPACE, 'users'), 100)).rejects.toThrow('holds no dead letters')
    await group.stop()
  })

  it('of before they were kept is kept from when its group starts', async () => {
    const topic = parkedFrom('test.before')
    const admin = kafka.admin()
    await admin.connect()
    await createTopics(admin, [
      { topic, numPartitions: 1, configEntries: [{ name: 'retention.ms', value: '604800000' }] },
    ])
    await admin.disconnect()
    const { stop } = await join('test.before', { from: 'end' })
    await until(async () => (await retentionOf(topic)) === '-1')
    await stop()
  })
})

/** A broker answers a change of configuration before every describe shows it. */
async function retentionOf(topic: string): Promise<string | undefined> {
  const admin = kafka.admin()
  await admin.connect()
  const { resources } = await retryTransient(() =>
    admin.describeConfigs({
      includeSynonyms: false,
      resources: [{ type: ConfigResourceTypes.TOPIC, name: topic, configNames: ['retention.ms'] }],
    }),
  )
  await admin.disconnect()
  return resources[0]?.configEntries[0]?.configValue
}
