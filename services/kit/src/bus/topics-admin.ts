import { DAY_MS } from '@izlog/contracts/domain/durations'
import { FACTS_RETENTION_DAYS, TOPICS } from '@izlog/contracts/events/topics'
import type { Admin, Kafka } from 'kafkajs'
import pRetry from 'p-retry'
import type { BegunGroups } from './begun-groups.ts'
import { inNamespace } from './names.ts'

export const FACTS_CONFIG = [{ name: 'retention.ms', value: String(FACTS_RETENTION_DAYS * DAY_MS) }]
const SNAPSHOTS_CONFIG = [
  { name: 'cleanup.policy', value: 'compact' },
  { name: 'min.compaction.lag.ms', value: '60000' },
]

const CREATED_WITHIN_MS = 20_000

/** Creates the topics that are not there yet and waits until all have their leaders; safe from several processes at once. */
export const ensureTopics = (admin: Admin, namespace: string, numPartitions: number): Promise<void> =>
  retryTransient(() => createMissing(admin, namespace, numPartitions))

async function createMissing(admin: Admin, namespace: string, numPartitions: number): Promise<void> {
  const existing = new Set(await admin.listTopics())
  const { replicationFactor, configEntries } = await replicationOf(admin)
  const topics = Object.entries(TOPICS)
    .map(([name, { kind }]) => ({
      topic: inNamespace(namespace, name),
      numPartitions,
      replicationFactor,
      configEntries: [...(kind === 'snapshots' ? SNAPSHOTS_CONFIG : FACTS_CONFIG), ...configEntries],
    }))
    .filter(({ topic }) => !existing.has(topic))
  if (topics.length > 0) await admin.createTopics({ topics, waitForLeaders: true, timeout: CREATED_WITHIN_MS })
  // KafkaJS waits for no leaders where another process was quicker, and who then subscribes fails at once.
  await admin.fetchTopicMetadata({ topics: Object.keys(TOPICS).map((name) => inNamespace(namespace, name)) })
}

const REPLICAS = 3

/** A copy of a topic on each of three brokers, of which two have an event before it counts as published: no broker that fails takes one along. */
async function replicationOf(admin: Admin) {
  const { brokers } = await admin.describeCluster()
  const replicationFactor = Math.min(REPLICAS, brokers.length)
  const configEntries = replicationFactor === REPLICAS ? [{ name: 'min.insync.replicas', value: '2' }] : []
  return { replicationFactor, configEntries }
}

/**
 * A group that begins at the end has that end written down before it first joins: otherwise what arrives on a quiet
 * partition while its first process is down would be passed over when it comes back. Once it has begun, it is left alone: where it has
 * no offset then (a new partition, offsets that Kafka let go of) it reads all there is.
 */
export async function beginAtEnd(
  kafka: Kafka,
  admin: Admin,
  groupId: string,
  topic: string,
  begunGroups?: BegunGroups,
): Promise<void> {
  if (await begunGroups?.has(groupId, topic)) return
  const [committed] = await retryTransient(() => admin.fetchOffsets({ groupId, topics: [topic] }))
  const hasOffsets = committed?.partitions.some(({ offset }) => Number(offset) >= 0)
  if (!hasOffsets) await commitEnds(kafka, admin, groupId, topic)
  // After the offsets: a process that is killed between the two must not make the group read what was there before it.
  await begunGroups?.add(groupId, topic)
}

async function commitEnds(kafka: Kafka, admin: Admin, groupId: string, topic: string): Promise<void> {
  const ends = await endsOf(admin, topic)
  await commitOffsets(kafka, groupId, topic, new Map(ends.map(({ partition, high }) => [partition, high])))
}

/** Writes where a group without members stands. Only a member may, and the admin's own way (setOffsets) takes five seconds to leave again. */
export async function commitOffsets(
  kafka: Kafka,
  groupId: string,
  topic: string,
  offsets: ReadonlyMap<number, number | string>,
): Promise<void> {
  const member = kafka.consumer({ groupId, maxWaitTimeInMs: 50 })
  try {
    await member.connect()
    await member.subscribe({ topic })
    const joined = new Promise<void>((resolve) => member.on(member.events.GROUP_JOIN, () => resolve()))
    await member.run({ autoCommit: false, eachBatchAutoResolve: false, eachBatch: async () => {} })
    await joined
    await member.commitOffsets(
      [...offsets].map(([partition, offset]) => ({ topic, partition, offset: String(offset) })),
    )
  } finally {
    await member.disconnect()
  }
}

const TAKEN_OVER_WITHIN_MS = 180_000

/** Retries while leaders or coordinators are still taking over, as right after a topic was made or a broker had too much to do: KafkaJS's admin gives up at once. */
export const retryTransient = <T>(ask: () => Promise<T>): Promise<T> =>
  pRetry(ask, {
    ...{ retries: Number.POSITIVE_INFINITY, minTimeout: 100, factor: 1, maxRetryTime: TAKEN_OVER_WITHIN_MS },
    shouldRetry: ({ error }) => isRetriable(error),
  })

/** Where a topic's partitions begin and end. */
export const endsOf = (admin: Admin, topic: string): Promise<TopicEnd['partitions']> =>
  retryTransient(() => admin.fetchTopicOffsets(topic))

/** KafkaJS leaves these unmarked: several errors at once, as of topics to create, and a coordinator that no broker named in time. */
const UNMARKED = ['KafkaJSAggregateError', 'KafkaJSGroupCoordinatorNotFound']

/** KafkaJS marks its errors so, but does not export their class by name. */
const isRetriable = (error: Error): boolean =>
  UNMARKED.includes(error.name) || ('retriable' in error && error.retriable === true)

/** Whether the group has read everything up to these ends. */
export async function hasReached(admin: Admin, groupId: string, ends: readonly TopicEnd[]): Promise<boolean> {
  const committed = await retryTransient(() => admin.fetchOffsets({ groupId, topics: ends.map(({ topic }) => topic) }))
  return ends.every(({ topic, partitions }) =>
    partitions.every(({ partition, low, high }) => {
      if (high === low) return true
      const at = committed
        .find((entry) => entry.topic === topic)
        ?.partitions.find((entry) => entry.partition === partition)
      return Number(at?.offset ?? -1) >= Number(high)
    }),
  )
}

export interface TopicEnd {
  topic: string
  partitions: { partition: number; low: string; high: string }[]
}
