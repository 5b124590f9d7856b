import type { TopicName } from '@izlog/contracts/events/topics'
import kafkajs, { type Admin, type Producer } from 'kafkajs'
import { deadLetterTopic, retryTopic } from './names.ts'
import { FACTS_CONFIG } from './topic-plan.ts'
import { configEntries, createTopics, retryTransient } from './topics-admin.ts'

/** A dead letter stays until it is replayed, dropped or erased. */
const DEAD_LETTERS_CONFIG = [{ name: 'retention.ms', value: '-1' }]

/** Publishes an event that a group cannot handle to the group's dead letters, with the error. */
export type Park = (
  topic: TopicName,
  group: string,
  key: string | null,
  value: Buffer | null,
  error: string,
) => Promise<void>

export const createParker =
  (admin: Admin, producer: Pick<Producer, 'send'>, namespace: string): Park =>
  async (name, group, key, value, error) => {
    const topic = deadLetterTopic(namespace, name, group)
    const known = await admin.listTopics()
    if (!known.includes(topic)) {
      await createTopics(admin, [{ topic, numPartitions: 1, configEntries: DEAD_LETTERS_CONFIG }])
    }
    await producer.send({ topic, messages: [{ key, value, headers: { error, at: new Date().toISOString() } }] })
  }

/** Creates the retry topics of a group before it joins, and sets unlimited retention on its topics of dead letters, which older versions created with 7 days. */
export async function prepareParking(
  admin: Admin,
  namespace: string,
  { group, topics }: { group: string; topics: readonly TopicName[] },
): Promise<void> {
  const known = new Set(await retryTransient(() => admin.listTopics()))
  const retries = topics.map((topic) => retryTopic(namespace, topic, group))
  const missing = retries.filter((topic) => !known.has(topic))
  if (missing.length > 0) {
    await createTopics(
      admin,
      missing.map((topic) => ({ topic, numPartitions: 1, configEntries: configEntries(FACTS_CONFIG) })),
    )
  }
  const parked = topics.map((topic) => deadLetterTopic(namespace, topic, group)).filter((topic) => known.has(topic))
  if (parked.length > 0) {
    const resources = parked.map((name) => ({
      // Node finds no named export of this in KafkaJS's CommonJS module.
      type: kafkajs.ConfigResourceTypes.TOPIC,
      name,
      configEntries: DEAD_LETTERS_CONFIG,
    }))
    await retryTransient(() => admin.alterConfigs({ validateOnly: false, resources }))
  }
}
