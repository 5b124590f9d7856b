import type { Envelope } from '@izlog/contracts/events/envelope'
import { TOPICS, type TopicName } from '@izlog/contracts/events/topics'
import { v7 as uuid } from 'uuid'
import type { z } from 'zod'
import { currentTrace } from '../trace.ts'

type EventsOn<T extends TopicName> = (typeof TOPICS)[T]['events']
/** `type.vN`, such as `order.created.v1`. */
export type EventKey<T extends TopicName> = Extract<keyof EventsOn<T>, string>
export type EventOn<T extends TopicName, K extends EventKey<T>> = EventsOn<T>[K] extends z.ZodType
  ? z.infer<EventsOn<T>[K]>
  : never

/** An event to publish, with its topic. */
export interface OutboxEntry {
  topic: TopicName
  event: Envelope
}

/** Makes an event with id (a new one unless one is given), time and trace. Throws a ZodError when the data breaks the contract, which is a bug. */
export function makeEvent<T extends TopicName, K extends EventKey<T>>(
  topic: T,
  key: K,
  about: { aggregateId: string | number; aggregateVersion: number; at: Date; id?: string },
  data: EventOn<T, K> extends { data: infer D } ? D : never,
): OutboxEntry {
  const events: Readonly<Record<string, z.ZodType>> = TOPICS[topic].events
  const contract = events[key]
  if (!contract) throw new Error(`${topic} carries no ${key}`)
  const [, type = key, version = '1'] = /^(.+)\.v(\d+)$/.exec(key) ?? []
  const trace = currentTrace()
  const event: Envelope = {
    id: about.id ?? uuid(),
    type,
    version: Number(version),
    occurredAt: about.at.toISOString(),
    aggregateId: String(about.aggregateId),
    aggregateVersion: about.aggregateVersion,
    ...(trace ? { traceparent: trace.traceparent } : {}),
    // Through JSON, which drops undefined fields: MongoDB would store them as null, which no contract accepts.
    data: JSON.parse(JSON.stringify(data)),
  }
  contract.parse(event)
  return { topic, event }
}
