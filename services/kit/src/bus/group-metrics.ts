import type { TopicName } from '@izlog/contracts/events/topics'
import type { Admin } from 'kafkajs'
import { consumerLag, deadLetters } from '../telemetry/instruments.ts'
import { observe } from '../telemetry/metrics.ts'
import type { Subscription } from './consumer.ts'
import { deadLetterTopic, inNamespace, retryTopic } from './names.ts'

/** How long (ms) an answer of Kafka is reused by scrapes. */
const KEPT_MS = 15_000

/** Observes how far a group is behind, replayed dead letters included, and its dead letters, until the returned function is called. Each member of the group observes the same. */
export function observeGroup(
  admin: Admin,
  namespace: string,
  { group, topics }: Pick<Subscription, 'group' | 'topics'>,
): () => void {
  const groupId = inNamespace(namespace, group)
  const readLag = async () => {
    const read = topics.map((topic) => ({
      topic,
      names: [inNamespace(namespace, topic), retryTopic(namespace, topic, group)],
    }))
    const committed = await admin.fetchOffsets({ groupId, topics: read.flatMap(({ names }) => names) })
    const lagOf = async (name: string): Promise<number> => {
      const ends = await admin.fetchTopicOffsets(name)
      const partitions = committed.find((entry) => entry.topic === name)?.partitions ?? []
      const lags = ends.map(({ partition, low, high }) => {
        const offset = partitions.find((one) => one.partition === partition)?.offset ?? '-1'
        return behind(Number(offset), Number(low), Number(high))
      })
      return sum(lags)
    }
    return Promise.all(
      read.map(async ({ topic, names }) => ({
        value: sum(await Promise.all(names.map(lagOf))),
        attributes: { group, topic },
      })),
    )
  }
  const readDeadLetters = async () => {
    // A topic of dead letters is made by the first of them.
    const known = new Set(await admin.listTopics())
    const waiting = async (topic: TopicName): Promise<number> => {
      const name = deadLetterTopic(namespace, topic, group)
      if (!known.has(name)) return 0
      return sum((await admin.fetchTopicOffsets(name)).map(({ low, high }) => Number(high) - Number(low)))
    }
    return Promise.all(topics.map(async (topic) => ({ value: await waiting(topic), attributes: { group, topic } })))
  }
  const ends = [observe(consumerLag, KEPT_MS, readLag), observe(deadLetters, KEPT_MS, readDeadLetters)]
  return () => {
    for (const end of ends) end()
  }
}

/**
 * The number of unread messages. A group without a stored offset (-1), or with an offset whose message Kafka has removed, reads from the
 * oldest message.
 */
export const behind = (offset: number, low: number, high: number): number => high - Math.max(offset, low)

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0)
