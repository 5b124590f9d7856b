import { TOPICS, type TopicName } from '@izlog/contracts/events/topics'
import type { z } from 'zod'
import type { EventKey, EventOn } from './make-event.ts'

/**
 * Handles a batch of events of some types of one topic, in order. It may be called again with the same events and must therefore upsert.
 * When it throws, the batch is retried with backoff; an event that still fails by itself is parked as a dead letter.
 */
export interface EventHandler {
  topic: TopicName
  /** The contracts of the events that it reads, by `type.vN`. */
  contracts: Readonly<Record<string, z.ZodType>>
  handle(events: unknown[]): Promise<void>
}

/** Makes a handler for one type of event; the events passed to `handle` have been parsed by their contract. */
export const on = <T extends TopicName, K extends EventKey<T>>(
  topic: T,
  key: K,
  handle: (events: EventOn<T, K>[]) => Promise<void>,
): EventHandler => onAny(topic, [key], handle)

/** Makes one handler for several types, whose events then come in one batch, in the order in which they happened. */
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
  // Each event has been parsed by its contract before it is passed on.
  return { topic, contracts, handle: (parsed) => handle(parsed as EventOn<T, K>[]) }
}
