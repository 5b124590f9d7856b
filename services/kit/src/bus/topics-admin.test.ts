import type { Admin, ITopicConfig } from 'kafkajs'
import { expect, it } from 'vitest'
import { ensureTopics, retryTransient } from './topics-admin.ts'

const named = (name: string, more: object = {}) => Object.assign(new Error(name), { name, ...more })

/** Fails with these one after the other, then answers; counts the calls. */
function failing(...failures: Error[]) {
  let asked = 0
  return {
    ask: async () => {
      const failure = failures[asked++]
      if (failure) throw failure
      return 'answered'
    },
    asked: () => asked,
  }
}

it('asks Kafka again while leaders and coordinators are taking over', async () => {
  const kafka = failing(
    named('KafkaJSProtocolError', { retriable: true }),
    named('KafkaJSAggregateError'),
    named('KafkaJSGroupCoordinatorNotFound', { retriable: false }),
  )
  expect(await retryTransient(kafka.ask)).toBe('answered')
  expect(kafka.asked()).toBe(4)
})

it('passes on at once what will not change', async () => {
  const kafka = failing(named('KafkaJSNonRetriableError', { retriable: false }))
  await expect(retryTransient(kafka.ask)).rejects.toThrow('KafkaJSNonRetriableError')
  expect(kafka.asked()).toBe(1)
})

/** A cluster of so many brokers without topics; keeps what it is asked to create. */
function clusterOf(count: number) {
  const created: ITopicConfig[] = []
  const admin: Partial<Admin> = {
    listTopics: async () => [],
    describeCluster: async () => ({
      brokers: Array.from({ length: count }, (_, nodeId) => ({ nodeId, host: 'kafka', port: 9092 })),
      controller: 0,
      clusterId: 'test',
    }),
    createTopics: async ({ topics }) => created.push(...topics) > 0,
    fetchTopicMetadata: async () => ({ topics: [] }),
  }
  return { admin: admin as Admin, created }
}

it.each([
  [1, 1, []],
  [2, 2, []],
  [3, 3, ['2']],
  [5, 3, ['2']],
])('of %i brokers %i have each topic, and of three two must have an event', async (brokers, copies, inSync) => {
  const { admin, created } = clusterOf(brokers)
  await ensureTopics(admin, 'izlog', 6)
  expect(created.length).toBeGreaterThan(0)
  for (const { replicationFactor, configEntries = [] } of created) {
    expect(replicationFactor).toBe(copies)
    expect(configEntries.flatMap(({ name, value }) => (name === 'min.insync.replicas' ? [value] : []))).toEqual(inSync)
  }
})
