import { Envelope } from '@izlog/contracts/events/envelope'
import type { TopicName } from '@izlog/contracts/events/topics'
import { Kafka, logLevel } from 'kafkajs'
import { startBus } from '../bus/bus.ts'
import type { OutboxEntry } from '../bus/make-event.ts'
import { inNamespace } from '../bus/names.ts'
import { createLogger } from '../logger.ts'
import type { TestEnvironment } from './stack.ts'
import { until } from './until.ts'

const kafkaOf = ({ KAFKA_BROKERS }: Pick<TestEnvironment, 'KAFKA_BROKERS'>) =>
  new Kafka({
    clientId: 'test',
    brokers: KAFKA_BROKERS.split(','),
    connectionTimeout: 10_000,
    retry: { retries: 30 },
    logLevel: logLevel.NOTHING,
  })

/**
 * Removes the topics of a namespace whose services have stopped, because the Kafka that all tests share gets slower with each topic. Never
 * throws, since no test depends on it. Dead-letter topics are kept, because some tests list those of all namespaces.
 */
export async function removeTopics(env: Pick<TestEnvironment, 'KAFKA_BROKERS' | 'NAMESPACE'>): Promise<void> {
  const admin = kafkaOf(env).admin()
  const isOver = (topic: string) => topic.startsWith(`${env.NAMESPACE}.`) && !topic.endsWith('.dlq')
  try {
    await admin.connect()
    const topics = (await admin.listTopics()).filter(isOver)
    if (topics.length > 0) await admin.deleteTopics({ topics })
  } catch {
    // An error is ignored: the topics are removed together with the tests' Kafka.
  } finally {
    await admin.disconnect()
  }
}

/** Reads a topic from its beginning, as any consumer would. */
export async function listenTo(env: Pick<TestEnvironment, 'KAFKA_BROKERS' | 'NAMESPACE'>, topic: TopicName) {
  const kafka = kafkaOf(env)
  const received: Envelope[] = []
  const consumer = kafka.consumer({ groupId: `${env.NAMESPACE}-listener-${topic}-${Date.now()}`, maxWaitTimeInMs: 50 })
  await consumer.connect()
  await consumer.subscribe({ topic: inNamespace(env.NAMESPACE, topic), fromBeginning: true })
  await consumer.run({
    eachMessage: async ({ message }) => void received.push(Envelope.parse(JSON.parse(message.value?.toString() ?? ''))),
  })
  return {
    /** All matching events so far, including repeated ones. */
    all: (type: string, aggregateId?: string) =>
      received.filter((event) => event.type === type && (!aggregateId || event.aggregateId === aggregateId)),
    /** Waits for the first matching event. */
    first: (type: string, aggregateId?: string) =>
      until(() => received.find((event) => event.type === type && (!aggregateId || event.aggregateId === aggregateId))),
    stop: () => consumer.disconnect(),
  }
}

/** Publishes events as another service would; also creates the namespace's topics. */
export async function publisher(env: TestEnvironment) {
  const bus = startBus({
    service: 'test-publisher',
    brokers: env.KAFKA_BROKERS.split(','),
    namespace: env.NAMESPACE,
    partitions: Number(env.KAFKA_PARTITIONS),
    log: createLogger('test-publisher', 'silent'),
  })
  await bus.ready
  return {
    publish: (entries: OutboxEntry[]) => bus.publish(entries),
    /** Waits until a group has read its topics up to their current end. */
    caughtUp: bus.caughtUp,
    /** Call this once the namespace's services have stopped. */
    async stop() {
      await bus.stop()
      await removeTopics(env)
    },
  }
}
