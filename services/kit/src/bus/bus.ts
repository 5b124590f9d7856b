import type { Envelope } from '@izlog/contracts/events/envelope'
import type { TopicName } from '@izlog/contracts/events/topics'
import { CompressionTypes, Kafka, type LogEntry, logLevel } from 'kafkajs'
import type { Logger } from '../logger.ts'
import './kafkajs-timers.ts'
import { type BoundedProducer, boundedProducer } from './bounded-producer.ts'
import { createConsumer, type Subscription } from './consumer.ts'
import type { OutboxEntry } from './make-event.ts'
import { deadLetterTopic, inNamespace } from './names.ts'
import { type Offsets, readTopic } from './read-topic.ts'
import { succeedGroups, withoutMembers } from './succeed-groups.ts'
import { endsOf, ensureTopics, FACTS_CONFIG, hasReached, patiently, startGroupAtEnd } from './topics-admin.ts'

export interface BusConfig {
  service: string
  brokers: string[]
  namespace: string
  partitions: number
  log: Logger
}

/** Kafka, typed: what goes out stands in contracts, what comes in is parsed by them. */
export interface Bus {
  /** Publishes in order and waits until Kafka has it. Throws when that takes longer than SENT_WITHIN_MS; nothing of it is sent then. */
  publish(entries: readonly OutboxEntry[]): Promise<void>
  /** Joins a group and hands it events; the handle stops it. */
  subscribe(subscription: Subscription): Promise<{ stop(): Promise<void> }>
  /** Waits until the last process that reads for these groups has stopped. */
  withoutMembers(groups: readonly string[]): Promise<void>
  /** Waits until a group has read its topics as far as they reach now. */
  caughtUp(group: string, topics: readonly TopicName[]): Promise<void>
  /** Reads a topic from these offsets to its end, once and beside all groups. */
  read(topic: TopicName, from: Offsets, take: (event: Envelope) => Promise<void> | void): Promise<void>
  /** How far a group has committed on a topic, by partition; one without an offset is left out. */
  committed(group: string, topic: TopicName): Promise<Offsets>
  /** Removes a group that nobody is in any more, with its offsets. */
  forget(group: string): Promise<void>
  /** Throws when Kafka does not answer. */
  ping(): Promise<void>
  stop(): Promise<void>
}

/** Connects, creates missing topics, and gives the bus. Retries for as long as Kafka is away. */
export async function startBus({ service, brokers, namespace, partitions, log }: BusConfig): Promise<Bus> {
  const config = {
    clientId: service,
    brokers,
    connectionTimeout: 3000,
    retry: { initialRetryTime: 200, maxRetryTime: 5000, retries: 30 },
    logLevel: logLevel.WARN,
    logCreator: () => (entry: LogEntry) => {
      const { message, error, groupId } = entry.log
      log[entry.level === logLevel.ERROR ? 'warn' : 'debug']({ groupId, error }, `kafka: ${message}`)
    },
  }
  const kafka = new Kafka(config)
  const admin = kafka.admin()
  await admin.connect()
  await ensureTopics(admin, namespace, partitions)
  const producer = boundedProducer(config)

  const park = async (topic: TopicName, group: string, key: string | null, value: Buffer | null, error: string) => {
    const deadLetters = deadLetterTopic(namespace, topic, group)
    const known = await admin.listTopics()
    if (!known.includes(deadLetters)) {
      await admin.createTopics({
        topics: [{ topic: deadLetters, numPartitions: 1, configEntries: FACTS_CONFIG }],
        waitForLeaders: true,
      })
    }
    await producer.send({
      topic: deadLetters,
      messages: [{ key, value, headers: { error, at: new Date().toISOString() } }],
    })
  }

  return {
    publish: (entries) => publish(producer, namespace, entries),
    async subscribe(subscription) {
      const groupId = inNamespace(namespace, subscription.group)
      const before = (subscription.succeeds ?? []).map((group) => inNamespace(namespace, group))
      if (before.length > 0) {
        for (const topic of subscription.topics)
          await succeedGroups(kafka, admin, groupId, { topic: inNamespace(namespace, topic), before })
      }
      if (subscription.from === 'end') {
        for (const topic of subscription.topics)
          await startGroupAtEnd(kafka, admin, groupId, inNamespace(namespace, topic))
      }
      return createConsumer({ kafka, groupId, namespace, subscription, park, log })
    },
    withoutMembers: (groups) =>
      withoutMembers(
        admin,
        groups.map((group) => inNamespace(namespace, group)),
      ),
    async caughtUp(group, topics) {
      const ends = await Promise.all(
        topics.map(async (name) => {
          const topic = inNamespace(namespace, name)
          return { topic, partitions: await endsOf(admin, topic) }
        }),
      )
      while (!(await hasReached(admin, inNamespace(namespace, group), ends))) await pause(100)
    },
    read: (topic, from, take) => readTopic(kafka, admin, inNamespace(namespace, topic), from, take),
    async committed(group, topic) {
      const groupId = inNamespace(namespace, group)
      const [found] = await patiently(() => admin.fetchOffsets({ groupId, topics: [inNamespace(namespace, topic)] }))
      return new Map(
        (found?.partitions ?? [])
          .map(({ partition, offset }) => [partition, Number(offset)] as const)
          .filter(([, offset]) => offset >= 0),
      )
    },
    forget: async (group) => void (await admin.deleteGroups([inNamespace(namespace, group)])),
    ping: async () => void (await admin.describeCluster()),
    async stop() {
      await producer.disconnect()
      await admin.disconnect()
    },
  }
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

async function publish(producer: BoundedProducer, namespace: string, entries: readonly OutboxEntry[]): Promise<void> {
  if (entries.length === 0) return
  const byTopic = Map.groupBy(entries, ({ topic }) => topic)
  await producer.sendBatch({
    acks: -1,
    compression: CompressionTypes.None,
    topicMessages: [...byTopic].map(([topic, group]) => ({
      topic: inNamespace(namespace, topic),
      messages: group.map(({ event }) => ({
        key: event.aggregateId,
        value: JSON.stringify(event),
        headers: event.traceparent ? { traceparent: event.traceparent } : {},
      })),
    })),
  })
}
