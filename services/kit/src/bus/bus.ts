import type { Envelope } from '@izlog/contracts/events/envelope'
import type { TopicName } from '@izlog/contracts/events/topics'
import { CompressionTypes, Kafka, type LogEntry, logLevel } from 'kafkajs'
import { unavailable } from '../errors.ts'
import type { Logger } from '../logger.ts'
import { eventsPublished } from '../telemetry/instruments.ts'
import { inEventSpans } from '../trace.ts'
import { withTimeout } from '../with-timeout.ts'
import './kafkajs-timers.ts'
import type { BegunGroups } from './begun-groups.ts'
import { type BoundedProducer, boundedProducer } from './bounded-producer.ts'
import { connectInBackground } from './connect-in-background.ts'
import { createConsumer, type Subscription } from './consumer.ts'
import { observeGroup } from './group-metrics.ts'
import type { KafkaAccess } from './kafka-access.ts'
import type { OutboxEntry } from './make-event.ts'
import { inNamespace, retryTopic, temporaryGroup } from './names.ts'
import { createParker, prepareParking } from './parking.ts'
import { type Offsets, readTopic } from './read-topic.ts'
import { succeedGroups, waitForMembersToLeave } from './succeed-groups.ts'
import { beginAtEnd, endsOf, ensureTopics, hasReached, retryTransient } from './topics-admin.ts'

export interface BusConfig extends KafkaAccess {
  service: string
  namespace: string
  partitions: number
  /** Absent: only a group's offsets show that it has begun, for as long as Kafka keeps them. */
  begunGroups?: BegunGroups
  log: Logger
}

/** How long (ms) reads of a topic or of offsets wait for the first connection. */
const REACHED_WITHIN_MS = 30_000
const PING_WITHIN_MS = 2000

/** Kafka with typed events: published events are made by their contracts, received ones parsed by them. */
export interface Bus {
  /** Whether Kafka was reached at the first try; otherwise connecting goes on in the background. */
  readonly reached: Promise<boolean>
  /** Resolves once Kafka is there with all topics. */
  readonly ready: Promise<void>
  /** Publishes in order and waits for Kafka's acknowledgement. Throws `unavailable` at once before the first connection, and after SENT_WITHIN_MS; nothing is sent afterwards. */
  publish(entries: readonly OutboxEntry[]): Promise<void>
  /** Publishes to the retry topic of one group, so that other groups do not read the events a second time. */
  publishTo(group: string, entries: readonly OutboxEntry[]): Promise<void>
  /** Joins a group once Kafka is there and passes events to its handlers. Returns the member, to stop it. */
  subscribe(subscription: Subscription): Promise<{ stop(): Promise<void> }>
  /** Waits until the last process in these groups has stopped. */
  waitForMembersToLeave(groups: readonly string[]): Promise<void>
  /** Waits until a group has read its topics up to their present end. */
  caughtUp(group: string, topics: readonly TopicName[]): Promise<void>
  /** Reads a topic once, from these offsets to its end, without affecting any group. */
  read(topic: TopicName, from: Offsets, take: (event: Envelope) => Promise<void> | void): Promise<void>
  /** A group's committed offsets on a topic, by partition; partitions without one are left out. */
  committed(group: string, topic: TopicName): Promise<Offsets>
  /** Deletes a group without members, with its offsets. */
  deleteGroup(group: string): Promise<void>
  /** Throws when Kafka does not answer. */
  ping(): Promise<void>
  stop(): Promise<void>
}

/** Returns at once; connects and creates missing topics in the background, with retries while Kafka is away. */
export function startBus({ service, brokers, sasl, ssl, namespace, partitions, begunGroups, log }: BusConfig): Bus {
  const config = {
    clientId: service,
    brokers,
    ...(sasl ? { sasl } : {}),
    ...(ssl ? { ssl } : {}),
    connectionTimeout: 3000,
    retry: { initialRetryTime: 200, maxRetryTime: 5000, retries: 30 },
    logLevel: logLevel.WARN,
    logCreator: () => (entry: LogEntry) => {
      const { message, error, groupId } = entry.log
      log[entry.level === logLevel.ERROR ? 'warn' : 'debug']({ groupId, error }, `kafka: ${message}`)
    },
  }
  const kafka = new Kafka(config)
  // Few retries a call: callers retry themselves, and a starting service must find out soon that Kafka is away.
  const admin = new Kafka({ ...config, retry: { initialRetryTime: 200, maxRetryTime: 1000, retries: 3 } }).admin()
  const connection = connectInBackground(
    () => admin.connect(),
    () => ensureTopics(admin, namespace, partitions),
    log,
  )
  const reachable = () => withTimeout(REACHED_WITHIN_MS, connection.ready)
  const producer = boundedProducer(config)

  const park = createParker(admin, producer, namespace)

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
      const member = await createConsumer({ kafka, groupId, namespace, subscription, park, log })
      const endObserving = observeGroup(admin, namespace, subscription)
      return {
        stop() {
          endObserving()
          return member.stop()
        },
      }
    },
    waitForMembersToLeave: (groups) =>
      waitForMembersToLeave(
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
      await readTopic(kafka, admin, temporaryGroup(namespace, service), inNamespace(namespace, topic), from, take)
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
    deleteGroup: async (group) => void (await admin.deleteGroups([inNamespace(namespace, group)])),
    ping: async () => void (await withTimeout(PING_WITHIN_MS, admin.describeCluster())),
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
  const spans = entries.map(({ topic, event: { traceparent } }) => ({
    name: `send ${topic}`,
    traceparent,
    attributes: { 'messaging.system': 'kafka', 'messaging.destination.name': topic },
  }))
  await inEventSpans('PRODUCER', spans, () =>
    producer.sendBatch({
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
    }),
  )
  for (const [topic, group] of byTopic) eventsPublished.add(group.length, { topic })
}
