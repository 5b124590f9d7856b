import { randomUUID } from 'node:crypto'
import type { TopicName } from '@izlog/contracts/events/topics'

/** `izlog` is the installation's own name and adds nothing; any other (tests) stands before every topic and group. */
export const inNamespace = (namespace: string, name: string): string =>
  namespace === 'izlog' ? name : `${namespace}.${name}`

export const deadLetterTopic = (namespace: string, topic: TopicName, group: string): string =>
  inNamespace(namespace, `${topic}.${group}.dlq`)

/** What was parked for a group and is replayed: beside its topics the group reads this one, and nobody else does. */
export const retryTopic = (namespace: string, topic: TopicName, group: string): string =>
  inNamespace(namespace, `${topic}.${group}.retry`)

/** The group of one look at a topic, below the name of who looks: nobody else may end it. */
export const lookGroup = (namespace: string, reader: string): string =>
  inNamespace(namespace, `${reader}.look.${randomUUID()}`)
