import { setTimeout as sleep } from 'node:timers/promises'
import kafkajs, { type Admin } from 'kafkajs'
import { METADATA_MAX_AGE_MS } from './bounded-producer.ts'
import { isPaused, OPEN, PAUSED, type TopicChange, type TopicState } from './topic-plan.ts'
import { configEntries, createTopics, endsOf, hasReached, newTopic, retryTransient } from './topics-admin.ts'

/** How long (ms) all producers and consumers need to see new partitions, with a margin for a broker that answers late. */
const SEEN_WITHIN_MS = 1.5 * METADATA_MAX_AGE_MS
/** How long (ms) groups may take to read what was published before a topic grows. */
const READ_WITHIN_MS = 60_000
/** Kafka's number for a value that was set on the topic itself. */
const SET_ON_TOPIC = 1

/** The topics that exist, with all values of their configuration. */
export async function readTopics(admin: Admin, names: readonly string[]): Promise<Map<string, TopicState>> {
  const known = new Set(await admin.listTopics())
  const topics = names.filter((name) => known.has(name))
  if (topics.length === 0) return new Map()
  const { topics: found } = await retryTransient(() => admin.fetchTopicMetadata({ topics }))
  const configs = await configsOf(admin, topics)
  return new Map(
    found.map(({ name, partitions }) => [
      name,
      {
        partitions: partitions.length,
        replicas: Math.min(...partitions.map(({ replicas }) => replicas.length)),
        config: Object.fromEntries(
          (configs.get(name) ?? []).map(({ configName, configValue }) => [configName, configValue]),
        ),
      },
    ]),
  )
}

/**
 * Creates what is missing, sets values, and lets topics grow (`grow`). Changes of replicas are left. Throws when groups do not catch up in
 * time, with nothing grown.
 */
export async function applyTopicChanges(
  admin: Admin,
  plan: ReadonlyMap<string, TopicState>,
  changes: readonly TopicChange[],
  growth: Growth,
): Promise<void> {
  const missing = changes.flatMap(({ is, topic }) => {
    const wanted = plan.get(topic)
    return is === 'missing' && wanted ? [newTopic(topic, wanted)] : []
  })
  if (missing.length > 0) await createTopics(admin, missing)
  const values = new Map<string, Record<string, string>>()
  for (const change of changes)
    if (change.is === 'config') values.set(change.topic, { ...values.get(change.topic), [change.name]: change.to })
  if (values.size > 0) await setConfigs(admin, values)
  const growing = changes.flatMap((change) => (change.is === 'partitions' ? [change] : []))
  if (growing.length > 0) await grow(admin, growing, growth)
}

/**
 * More partitions give keys other partitions, where an event could overtake an earlier one of its aggregate. So publishing is paused, all
 * groups read what there is, and it goes on only when each producer knows the new partitions. Orders are taken meanwhile and wait in their
 * outboxes. New partitions are read from their beginning, since no group has an offset there. Throws the reason of `stop`.
 */
async function grow(
  admin: Admin,
  growing: readonly { readonly topic: string; readonly to: number }[],
  { namespace, stop }: Growth,
): Promise<void> {
  const topics = growing.map(({ topic }) => topic)
  const found = await readTopics(admin, topics)
  const before = new Map(
    [...found].map(([topic, state]) => {
      const size = state.config['max.message.bytes']
      return [topic, size === undefined || isPaused(state) ? OPEN : { 'max.message.bytes': size }]
    }),
  )
  await setConfigs(admin, new Map(topics.map((topic) => [topic, PAUSED])))
  try {
    await untilRead(admin, topics, { namespace, stop })
    await retryTransient(() =>
      admin.createPartitions({ topicPartitions: growing.map(({ topic, to }) => ({ topic, count: to })) }),
    )
    await sleep(SEEN_WITHIN_MS, undefined, { signal: stop })
  } finally {
    await setConfigs(admin, before)
  }
}

interface Growth {
  readonly namespace: string
  /** Ends a growth; what was paused is opened again. */
  readonly stop: AbortSignal
}

async function untilRead(admin: Admin, topics: readonly string[], { namespace, stop }: Growth): Promise<void> {
  const end = Date.now() + READ_WITHIN_MS
  for (;;) {
    const behind = await groupsBehind(admin, topics, namespace)
    if (behind.length === 0) return
    if (Date.now() > end) throw new Error(`Nothing has grown: not everything was read by ${behind.join(', ')}`)
    await sleep(200, undefined, { signal: stop })
  }
}

/**
 * The groups of this namespace that have not read all of the topics that they have begun. Also those without members: a service that is down
 * would read later events in new partitions beside earlier ones in old partitions.
 */
async function groupsBehind(admin: Admin, topics: readonly string[], namespace: string): Promise<string[]> {
  const ends = await Promise.all(topics.map(async (topic) => ({ topic, partitions: await endsOf(admin, topic) })))
  const { groups } = await retryTransient(() => admin.listGroups())
  const own = groups
    .map(({ groupId }) => groupId)
    .filter((groupId) => namespace === 'izlog' || groupId.startsWith(`${namespace}.`))
  const behind: string[] = []
  for (const groupId of own) {
    const offsets = await retryTransient(() => admin.fetchOffsets({ groupId, topics: [...topics] }))
    const begun = new Set(
      offsets.flatMap(({ topic, partitions }) => (partitions.some(({ offset }) => Number(offset) >= 0) ? [topic] : [])),
    )
    const read = ends.filter(({ topic }) => begun.has(topic))
    if (!(await hasReached(admin, groupId, read))) behind.push(groupId)
  }
  return behind
}

const configsOf = async (admin: Admin, topics: readonly string[]) => {
  const { resources } = await retryTransient(() =>
    admin.describeConfigs({
      includeSynonyms: false,
      // Node finds no named export of this in KafkaJS's CommonJS module.
      resources: topics.map((name) => ({ type: kafkajs.ConfigResourceTypes.TOPIC, name })),
    }),
  )
  return new Map(resources.map(({ resourceName, configEntries }) => [resourceName, configEntries]))
}

/** Sets values on topics and keeps the others; Kafka would drop those that are not sent along. */
async function setConfigs(admin: Admin, values: ReadonlyMap<string, Readonly<Record<string, string>>>): Promise<void> {
  const configs = await configsOf(admin, [...values.keys()])
  const resources = [...values].map(([name, wanted]) => {
    const set = (configs.get(name) ?? [])
      .filter(({ configSource }) => configSource === SET_ON_TOPIC)
      .map(({ configName, configValue }) => [configName, configValue])
    return {
      type: kafkajs.ConfigResourceTypes.TOPIC,
      name,
      configEntries: configEntries({ ...Object.fromEntries(set), ...wanted }),
    }
  })
  await retryTransient(() => admin.alterConfigs({ validateOnly: false, resources }))
}
