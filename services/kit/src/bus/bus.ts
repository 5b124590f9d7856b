import type { Envelope } from '@izlog/contracts/events/envelope'
import type { TopicName } from '@izlog/contracts/events/topics'
import { CompressionTypes, Kafka, type LogEntry, logLevel } from 'kafkajs'
import { unavailable } from '../errors.ts'
import type { Logger } from '../logger.ts'
import { within } from '../within.ts'
import './kafkajs-timers.ts'
import type { BegunGroups } from './begun-groups.ts'
import { type BoundedProducer, boundedProducer } from './bounded-producer.ts'
import { connectInBackground } from './connect-in-background.ts'
import { createConsumer, type Subscription } from './consumer.ts'
import type { KafkaAccess } from './kafka-access.ts'
import type { OutboxEntry } from './make-event.ts'
import { inNamespace, lookGroup, retryTopic } from './names.ts'
import { parker, prepareParking } from './parking.ts'
import { type Offsets, readTopic } from './read-topic.ts'
import { succeedGroups, withoutMembers } from './succeed-groups.ts'
import { beginAtEnd, endsOf, ensureTopics, hasReached, retryTransient } from './topics-admin.ts'

export interface BusConfig extends KafkaAccess {
  service: string
  namespace: string
  partitions: number
  /** Absent: that a group has begun is told by its offsets alone, as long as Kafka keeps them. */
  begunGroups?: BegunGroups
  log: Logger
}

/** How long (ms) a look at Kafka waits until it is there. */
const REACHED_WITHIN_MS = 30_000
const PING_WITHIN_MS = 2000

/** Kafka, typed: what goes out stands in contracts, what comes in is parsed by them. */
export interface Bus {
  /** Whether Kafka was there at the first try; where not, connecting goes on in the background. */
  readonly reached: Promise<boolean>
  /** Resolves once Kafka is there with all topics. */
  readonly ready: Promise<void>
  /** Publishes in order and waits until Kafka has it. Throws at once before Kafka is there, and when it takes longer than SENT_WITHIN_MS; nothing of it is sent then. */
  publish(entries: readonly OutboxEntry[]): Promise<void>
  /** Publishes to one group alone, as a replay is: what the others have heard they do not hear again. */
  publishTo(group: string, entries: readonly OutboxEntry[]): Promise<void>
  /** Joins a group, once Kafka is there, and hands it events; the handle stops it. */
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

/** Gives the bus at once; it connects and creates missing topics in the background, for as long as Kafka is away. */
export function startBus({ service, brokers, sasl, namespace, partitions, begunGroups, log }: BusConfig): Bus {
  const config = {
    clientId: service,
    brokers,
    ...(sasl ? { sasl } : {}),
    connectionTimeout: 3000,
    retry: { initialRetryTime: 200, maxRetryTime: 5000, retries: 30 },
    logLevel: logLevel.WARN,
    logCreator: () => (entry: LogEntry) => {
      const { message, error, groupId } = entry.log
      log[entry.level === logLevel.ERROR ? 'warn' : 'debug']({ groupId, error }, `kafka: ${message}`)
    },
  }
  const kafka = new Kafka(config)
  // Few tries a call: whoever asks tries again, and whoever starts must learn soon that Kafka is away.
  const admin = new Kafka({ ...config, retry: { initialRetryTime: 200, maxRetryTime: 1000, retries: 3 } }).admin()
  const connection = connectInBackground(
    () => admin.connect(),
    () => ensureTopics(admin, namespace, partitions),
    log,
  )
  const reachable = () => within(REACHED_WITHIN_MS, connection.ready)
  const producer = boundedProducer(config)

  const park = parker(admin, producer, namespace)

  return {
    reached: connection.reached,
    ready: connection.ready,
    async publish(entries) {
      if (!connection.isReady()) throw unavailable(new Error('Kafka is away'))
      await publish(producer, (topic) => inNamespace(namespace, topic), entries)
    },
    async publishTo(group, entries) {
      if (!connection.isReady()) throw unavailable(new Error('Kafka is away'))
      await publish(producer, (topic) => retryTopic(namespace, topic, group), entries)
    },
    async subscribe(subscription) {
      await connection.ready
      const groupId = inNamespace(namespace, subscription.group)
      const before = (subscription.succeeds ?? []).map((group) => inNamespace(namespace, group))
      if (before.length > 0) {
        for (const topic of subscription.topics)
          await succeedGroups(kafka, admin, groupId, { topic: inNamespace(namespace, topic), before })
      }
      if (subscription.from === 'end') {
        for (const topic of subscription.topics)
          await beginAtEnd(kafka, admin, groupId, inNamespace(namespace, topic), begunGroups)
      }
      await prepareParking(admin, namespace, subscription)
      return createConsumer({ kafka, groupId, namespace, subscription, park, log })
    },
    withoutMembers: (groups) =>
      withoutMembers(
        admin,
        groups.map((group) => inNamespace(namespace, group)),
      ),
    async caughtUp(group, topics) {
      await connection.ready
      const ends = await Promise.all(
        topics.map(async (name) => {
          const topic = inNamespace(namespace, name)
          return { topic, partitions: await endsOf(admin, topic) }
        }),
      )
      while (!(await hasReached(admin, inNamespace(namespace, group), ends))) await pause(100)
    },
    async read(topic, from, take) {
      await reachable()
      await readTopic(kafka, admin, lookGroup(namespace, service), inNamespace(namespace, topic), from, take)
    },
    async committed(group, topic) {
      await reachable()
      const groupId = inNamespace(namespace, group)
      const [found] = await retryTransient(() =>
        admin.fetchOffsets({ groupId, topics: [inNamespace(namespace, topic)] }),
      )
      return new Map(
        (found?.partitions ?? [])
          .map(({ partition, offset }) => [partition, Number(offset)] as const)
          .filter(([, offset]) => offset >= 0),
      )
    },
    forget: async (group) => void (await admin.deleteGroups([inNamespace(namespace, group)])),
    ping: async () => void (await within(PING_WITHIN_MS, admin.describeCluster())),
    async stop() {
      connection.stop()
      await producer.disconnect()
      await admin.disconnect()
    },
  }
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

async function publish(
  producer: BoundedProducer,
  nameOf: (topic: TopicName) => string,
  entries: readonly OutboxEntry[],
): Promise<void> {
  if (entries.length === 0) return
  const byTopic = Map.groupBy(entries, ({ topic }) => topic)
  await producer.sendBatch({
    acks: -1,
    compression: CompressionTypes.None,
    topicMessages: [...byTopic].map(([topic, group]) => ({
      topic: nameOf(topic),
      messages: group.map(({ event }) => ({
        key: event.aggregateId,
        value: JSON.stringify(event),
        headers: event.traceparent ? { traceparent: event.traceparent } : {},
      })),
    })),
  })
}
