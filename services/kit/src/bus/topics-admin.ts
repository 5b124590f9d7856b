import type { Admin, ITopicConfig, Kafka } from 'kafkajs'
import pRetry from 'p-retry'
import type { BegunGroups } from './begun-groups.ts'
import { plannedTopics, type TopicState } from './topic-plan.ts'

const CREATED_WITHIN_MS = 20_000

/** Creates missing topics and waits until all have leaders; several processes may call it at the same time. */
export const ensureTopics = (admin: Admin, namespace: string, numPartitions: number): Promise<void> =>
  retryTransient(() => createMissing(admin, namespace, numPartitions))

async function createMissing(admin: Admin, namespace: string, partitions: number): Promise<void> {
  const existing = new Set(await admin.listTopics())
  const { brokers } = await admin.describeCluster()
  const plan = plannedTopics(namespace, { partitions, brokers: brokers.length })
  const missing = [...plan].filter(([topic]) => !existing.has(topic))
  if (missing.length > 0)
    await createTopics(
      admin,
      missing.map(([topic, wanted]) => newTopic(topic, wanted)),
    )
  // Topics that were listed may have no leaders yet, and subscribing would fail at once.
  await admin.fetchTopicMetadata({ topics: [...plan.keys()] })
}

export const newTopic = (topic: string, { partitions, replicas, config }: TopicState): ITopicConfig => ({
  topic,
  numPartitions: partitions,
  replicationFactor: replicas,
  configEntries: configEntries(config),
})

export const configEntries = (config: TopicState['config']) =>
  Object.entries(config).map(([name, value]) => ({ name, value }))

/** Creates those of the topics that are missing and waits until all have leaders, whoever created them. */
export const createTopics = (admin: Admin, topics: ITopicConfig[]): Promise<void> =>
  retryTransient(async () => {
    await admin.createTopics({ topics, waitForLeaders: true, timeout: CREATED_WITHIN_MS })
    // If another process created the topics first, KafkaJS does not wait for their leaders.
    await admin.fetchTopicMetadata({ topics: topics.map(({ topic }) => topic) })
  })

/**
 * Commits the end of a topic for a group before it first joins: otherwise an event that arrives on a quiet partition while the group's
 * first process is down would be skipped when it comes back. A group that has begun is left unchanged: where it has no offset (a new
 * partition, or offsets that Kafka has deleted) it reads from the beginning.
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
  // Only after the offsets: a process killed in between would otherwise leave a group that reads the whole topic.
  await begunGroups?.add(groupId, topic)
}

async function commitEnds(kafka: Kafka, admin: Admin, groupId: string, topic: string): Promise<void> {
  const ends = await endsOf(admin, topic)
  await commitOffsets(kafka, groupId, topic, new Map(ends.map(({ partition, high }) => [partition, high])))
}

/** Commits offsets for a group without members. Only a member may commit, so this joins for a moment; the admin's `setOffsets` would take five seconds to leave. */
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

/** Retries while leaders or coordinators are being elected, as after a topic was created or under load: KafkaJS's admin client gives up at once. */
export const retryTransient = <T>(ask: () => Promise<T>): Promise<T> =>
  pRetry(ask, {
    ...{ retries: Number.POSITIVE_INFINITY, minTimeout: 100, factor: 1, maxRetryTime: TAKEN_OVER_WITHIN_MS },
    shouldRetry: ({ error }) => isRetriable(error),
  })

/** The first offset (`low`) and the next one (`high`) of each partition. */
export const endsOf = (admin: Admin, topic: string): Promise<TopicEnd['partitions']> =>
  retryTransient(() => admin.fetchTopicOffsets(topic))

/** Retriable errors that KafkaJS does not mark as such: several errors in one, as when topics are created, and a coordinator that was not found in time. */
const UNMARKED = ['KafkaJSAggregateError', 'KafkaJSGroupCoordinatorNotFound']

/** By its property: KafkaJS does not export the error class by name. */
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
