import { TOPICS, type TopicName } from '@izlog/contracts/events/topics'
import type { z } from 'zod'
import type { EventKey, EventOn } from './make-event.ts'

/**
 * Handles the events of some types of a topic that came together, in order. May be called again with the same events, so it upserts.
 * A thrown error is tried again with backoff; what still fails is parked as a dead letter, one event at a time.
 */
export interface EventHandler {
  topic: TopicName
  /** The contract of each event that it reads, by its key. */
  contracts: Readonly<Record<string, z.ZodType>>
  handle(events: unknown[]): Promise<void>
}

/** Says which event a handler reads; the events it gets have passed their contract. */
export const on = <T extends TopicName, K extends EventKey<T>>(
  topic: T,
  key: K,
  handle: (events: EventOn<T, K>[]) => Promise<void>,
): EventHandler => onAny(topic, [key], handle)

/** The same for events of several types, which then come together, in the order in which they happened. */
export function onAny<T extends TopicName, K extends EventKey<T>>(
  topic: T,
  keys: readonly K[],
  handle: (events: EventOn<T, K>[]) => Promise<void>,
): EventHandler {
  const events: Readonly<Record<string, z.ZodType>> = TOPICS[topic].events
  const contracts = Object.fromEntries(
    keys.map((key) => {
      const contract = events[key]
      if (!contract) throw new Error(`${topic} carries no ${key}`)
      return [key, contract]
    }),
  )
  // The contract of its key has parsed each event before it comes here.
  return { topic, contracts, handle: (parsed) => handle(parsed as EventOn<T, K>[]) }
}
