import { setTimeout as sleep } from 'node:timers/promises'
import kafkajs, { type Admin } from 'kafkajs'
import { METADATA_MAX_AGE_MS } from './bounded-producer.ts'
import type { TopicChange, TopicState } from './topic-plan.ts'
import { configEntries, createTopics, endsOf, hasReached, newTopic, retryTransient } from './topics-admin.ts'

/** Kafka takes an event only once so many copies have it, which no topic has: producers are refused, and outboxes keep the events. */
const PAUSED = { 'min.insync.replicas': '32767' }
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
  namespace: string,
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
  if (growing.length > 0) await grow(admin, growing, namespace)
}

/**
 * More partitions give keys other partitions, where an event could overtake an earlier one of its aggregate. So publishing is paused, all
 * running groups read what there is, and it goes on only when each producer knows the new partitions. Orders are taken meanwhile and
 * wait in their outboxes. New partitions are read from their beginning, since no group has an offset there.
 */
async function grow(
  admin: Admin,
  growing: readonly { readonly topic: string; readonly to: number }[],
  namespace: string,
): Promise<void> {
  const topics = growing.map(({ topic }) => topic)
  const before = await setConfigs(admin, new Map(topics.map((topic) => [topic, PAUSED])))
  try {
    await untilRead(admin, topics, namespace)
    await retryTransient(() =>
      admin.createPartitions({ topicPartitions: growing.map(({ topic, to }) => ({ topic, count: to })) }),
    )
    await sleep(METADATA_MAX_AGE_MS)
  } finally {
    await replaceConfigs(admin, before)
  }
}

async function untilRead(admin: Admin, topics: readonly string[], namespace: string): Promise<void> {
  const end = Date.now() + READ_WITHIN_MS
  for (;;) {
    const behind = await groupsBehind(admin, topics, namespace)
    if (behind.length === 0) return
    if (Date.now() > end) throw new Error(`Nothing has grown: still reading are ${behind.join(', ')}`)
    await sleep(200)
  }
}

/** The groups of this namespace with running members that have not read all of the topics that they have begun. */
async function groupsBehind(admin: Admin, topics: readonly string[], namespace: string): Promise<string[]> {
  const ends = await Promise.all(topics.map(async (topic) => ({ topic, partitions: await endsOf(admin, topic) })))
  const { groups } = await retryTransient(() => admin.listGroups())
  const own = groups
    .map(({ groupId }) => groupId)
    .filter((id) => namespace === 'izlog' || id.startsWith(`${namespace}.`))
  if (own.length === 0) return []
  const { groups: described } = await retryTransient(() => admin.describeGroups(own))
  const running = described.filter(({ members }) => members.length > 0).map(({ groupId }) => groupId)
  const behind: string[] = []
  for (const groupId of running) {
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

/** Sets values on topics and keeps the others; Kafka would drop those that are not sent along. Returns what was set before. */
async function setConfigs(
  admin: Admin,
  values: ReadonlyMap<string, Readonly<Record<string, string>>>,
): Promise<Map<string, Readonly<Record<string, string>>>> {
  const configs = await configsOf(admin, [...values.keys()])
  const before = new Map(
    [...values.keys()].map((topic) => [
      topic,
      Object.fromEntries(
        (configs.get(topic) ?? [])
          .filter(({ configSource }) => configSource === SET_ON_TOPIC)
          .map(({ configName, configValue }) => [configName, configValue]),
      ),
    ]),
  )
  await replaceConfigs(admin, new Map([...before].map(([topic, set]) => [topic, { ...set, ...values.get(topic) }])))
  return before
}

const replaceConfigs = async (
  admin: Admin,
  configs: ReadonlyMap<string, Readonly<Record<string, string>>>,
): Promise<void> => {
  const resources = [...configs].map(([name, values]) => ({
    type: kafkajs.ConfigResourceTypes.TOPIC,
    name,
    configEntries: configEntries(values),
  }))
  await retryTransient(() => admin.alterConfigs({ validateOnly: false, resources }))
}
