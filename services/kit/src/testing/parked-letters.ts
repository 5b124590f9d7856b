import type { TopicName } from '@izlog/contracts/events/topics'
import { Kafka, logLevel } from 'kafkajs'
import { deadLetterTopic, retryTopic } from '../bus/names.ts'
import { createTopics, endsOf } from '../bus/topics-admin.ts'
import type { TestEnvironment } from './stack.ts'

/** Parks so many letters for a group that is down. `replayed` counts what was handed back to it. */
export async function parkLetters(
  { KAFKA_BROKERS, NAMESPACE }: Pick<TestEnvironment, 'KAFKA_BROKERS' | 'NAMESPACE'>,
  { topic: name, group, count }: { topic: TopicName; group: string; count: number },
) {
  const kafka = new Kafka({ clientId: 'test', brokers: [KAFKA_BROKERS], logLevel: logLevel.NOTHING })
  const [topic, retry] = [deadLetterTopic(NAMESPACE, name, group), retryTopic(NAMESPACE, name, group)]
  const admin = kafka.admin()
  const producer = kafka.producer()
  await Promise.all([admin.connect(), producer.connect()])
  await createTopics(
    admin,
    [topic, retry].map((one) => ({ topic: one, numPartitions: 1 })),
  )
  await producer.send({ topic, messages: Array.from({ length: count }, (_, at) => ({ key: String(at), value: '{}' })) })
  await producer.disconnect()
  return {
    topic,
    replayed: async () => Number((await endsOf(admin, retry))[0]?.high),
    stop: () => admin.disconnect(),
  }
}
