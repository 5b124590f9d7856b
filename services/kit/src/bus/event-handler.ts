import { TOPICS, type TopicName } from '@izlog/contracts/events/topics'
import type { z } from 'zod'
import type { EventKey, EventOn } from './make-event.ts'

/**
 * Handles the events of one type that came together, in order. May be called again with the same events, so it upserts.
 * A thrown error is tried again with backoff; what still fails is parked as a dead letter, one event at a time.
 */
export interface EventHandler {
  topic: TopicName
  key: string
  contract: z.ZodType
  handle(events: unknown[]): Promise<void>
}

/** Says which event a handler reads; the events it gets have passed their contract. */
export function on<T extends TopicName, K extends EventKey<T>>(
  topic: T,
  key: K,
  handle: (events: EventOn<T, K>[]) => Promise<void>,
): EventHandler {
  const events: Readonly<Record<string, z.ZodType>> = TOPICS[topic].events
  const contract = events[key]
  if (!contract) throw new Error(`${topic} carries no ${key}`)
  // The contract of this key has parsed each event before it comes here.
  return { topic, key, contract, handle: (parsed) => handle(parsed as EventOn<T, K>[]) }
}
