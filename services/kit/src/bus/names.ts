import { randomUUID } from 'node:crypto'
import { isTopicName, type TopicName } from '@izlog/contracts/events/topics'

export const DEAD_LETTERS = '.dlq'

/** `izlog` is the default namespace and adds nothing; any other (as in tests) is the prefix of every topic and group. */
export const inNamespace = (namespace: string, name: string): string =>
  namespace === 'izlog' ? name : `${namespace}.${name}`

export const deadLetterTopic = (namespace: string, topic: TopicName, group: string): string =>
  inNamespace(namespace, `${topic}.${group}${DEAD_LETTERS}`)

/** The topic and the group of a topic of dead letters; undefined for any other, and for those of other namespaces. */
export function placeOfDeadLetters(namespace: string, name: string): { topic: TopicName; group: string } | undefined {
  const prefix = inNamespace(namespace, '')
  if (!name.startsWith(prefix) || !name.endsWith(DEAD_LETTERS)) return undefined
  const [topic = '', ...group] = name.slice(prefix.length, -DEAD_LETTERS.length).split('.')
  return isTopicName(topic) ? { topic, group: group.join('.') } : undefined
}

/** Dead letters of a group that are replayed. Only this group reads the topic, beside its ordinary ones. */
export const retryTopic = (namespace: string, topic: TopicName, group: string): string =>
  inNamespace(namespace, `${topic}.${group}.retry`)

/** A group for reading a topic once. It begins with the reader's name, since Kafka lets a user delete only groups below its own name. */
export const temporaryGroup = (namespace: string, reader: string): string =>
  inNamespace(namespace, `${reader}.look.${randomUUID()}`)
