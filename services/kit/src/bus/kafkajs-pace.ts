import { createRequire } from 'node:module'
import { setTimeout as sleep } from 'node:timers/promises'
import { longestRest, restFor } from '../rest.ts'

/** After this long (ms) without an event a group is quiet. Shorter would make every stop of a service wait for QUIET_WAIT_MS. */
export const QUIET_AFTER_MS = 10_000
/** How long (ms) Kafka holds the request of a quiet group. KafkaJS sends heartbeats between requests only: three must fit in a session. */
export const QUIET_WAIT_MS = 2500
/** How long (ms) a group that gathers rests at most, and any other, where its service runs once, */
export const MAX_REST_MS = 1500
export const SHORT_REST_MS = 300
/** and it rests so long if that brings as many events at the rate of the last ones: several processes share them, so each has little work. */
export const BUSY_EVENTS = 10
/** A request that brings as many events is one of many: a group that catches up does not rest. */
export const MANY_EVENTS = 500

/** The parts of a KafkaJS consumer group that decide when Kafka answers its requests for events. */
export interface FetchingGroup {
  /** Kafka answers at the latest after this long (ms), */
  maxWaitTime: number
  /** and at once when it has this many bytes. */
  minBytes: number
}

type Fetch = (this: FetchingGroup, nodeId: string) => Promise<readonly { messages: readonly unknown[] }[]>

interface Reading {
  settings: Pick<FetchingGroup, 'maxWaitTime' | 'minBytes'>
  lastEventAt: number
  /** When the last request was answered, */
  answeredAt: number
  /** and how long to rest before the next one, by how long the work between them takes. */
  restFor?: ((workMs: number) => number) | undefined
}

/**
 * Asks at the group's pace. Seldom when it is quiet: a service with four groups asks Kafka ten times a second otherwise, which was half of
 * what the whole system cost at rest; the first event after a quiet spell is delivered at once. A group that gathers leaves three times as
 * long as it worked to others, and every group rests while many events come, so that a busy system handles more events in a call instead of
 * a few of them all the time.
 */
export function fetchAtPace(fetch: Fetch): Fetch {
  const readings = new WeakMap<FetchingGroup, Reading>()
  return async function (nodeId) {
    const { maxWaitTime, minBytes } = this
    const began = performance.now()
    const reading = readings.get(this) ?? {
      settings: { maxWaitTime, minBytes },
      lastEventAt: began,
      answeredAt: Number.NEGATIVE_INFINITY,
    }
    readings.set(this, reading)
    if (reading.restFor) await sleep(reading.restFor(began - reading.answeredAt))
    const isQuiet = performance.now() - reading.lastEventAt >= QUIET_AFTER_MS
    Object.assign(this, isQuiet ? { maxWaitTime: QUIET_WAIT_MS, minBytes: 1 } : reading.settings)
    const batches = await fetch.call(this, nodeId)
    const now = performance.now()
    const events = batches.reduce((sum, { messages }) => sum + messages.length, 0)
    if (events > 0) reading.lastEventAt = now
    reading.restFor = restAfter(events, now - reading.answeredAt, reading.settings)
    reading.answeredAt = now
    return batches
  }
}

/** The rest after a request that brought so many events in so long (ms); undefined: none. */
function restAfter(events: number, inMs: number, { minBytes }: Reading['settings']): Reading['restFor'] {
  if (events === 0 || events >= MANY_EVENTS) return undefined
  const isGathering = minBytes > 1
  const maxMs = isGathering ? MAX_REST_MS : SHORT_REST_MS
  const longest = longestRest(maxMs)
  if (events * longest >= BUSY_EVENTS * inMs) return () => longest
  return isGathering ? (workMs) => restFor(workMs, maxMs) : undefined
}

const ConsumerGroup: { prototype: { fetch: Fetch } } = createRequire(import.meta.url)(
  'kafkajs/src/consumer/consumerGroup',
)
ConsumerGroup.prototype.fetch = fetchAtPace(ConsumerGroup.prototype.fetch)
