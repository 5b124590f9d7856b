import { randomUUID } from 'node:crypto'
import type { TopicName } from '@izlog/contracts/events/topics'

/** `izlog` is the default namespace and adds nothing; any other (as in tests) is the prefix of every topic and group. */
export const inNamespace = (namespace: string, name: string): string =>
  namespace === 'izlog' ? name : `${namespace}.${name}`

export const deadLetterTopic = (namespace: string, topic: TopicName, group: string): string =>
  inNamespace(namespace, `${topic}.${group}.dlq`)

/** Dead letters of a group that are replayed. Only this group reads the topic, beside its ordinary ones. */
export const retryTopic = (namespace: string, topic: TopicName, group: string): string =>
  inNamespace(namespace, `${topic}.${group}.retry`)

/** A group for reading a topic once. It begins with the reader's name, since Kafka lets a user delete only groups below its own name. */
export const temporaryGroup = (namespace: string, reader: string): string =>
  inNamespace(namespace, `${reader}.look.${randomUUID()}`)
