import type { Channel, DeliveryState } from '@izlog/contracts/domain/delivery'
import { waitAfter } from './backoff.ts'

/** What came of handing a delivery to its outside service. Reasons are Serbian sentences that say what to do. */
export type Outcome =
  | { outcome: 'sent'; trackingId?: string }
  | { outcome: 'skipped'; reason: string }
  /**
   * Tried again in any case: what is `refused` stays so until somebody changes something, and the seller may.
   * `retryAfterMs`: the service named the time to come back, so this was no try of ours.
   */
  | { outcome: 'failed'; reason: string; refused: boolean; retryAfterMs?: number }

/** One event on its way to one channel. */
export interface Delivery {
  /** `<event id>:<channel>`: the same event read twice is still one delivery, and later events sort behind (uuid v7). */
  _id: string
  channel: Channel
  /** Type of the event: `order.created`. */
  cause: string
  orderId: string
  userId: number
  state: DeliveryState
  reason: string | null
  trackingId: string | null
  /** Calls that were answered, or given up waiting for. */
  attempts: number
  /** Calls begun: more than one means that it may have arrived already. */
  starts: number
  /** All that the channel needs to send it but the seller's keys; forgotten once sent. */
  content: unknown
  /** Waits for a later event of its order. */
  held: boolean
  /** When it is tried next, or when the lease of whoever is trying ends; null: nothing more to do. */
  dueAt: Date | null
  lease: string | null
  version: number
  createdAt: Date
  traceparent: string | null
}

/** A service that names no time, or one of weeks, is not taken at its word. */
const LEAST_PAUSE_MS = 1000
const MOST_PAUSE_MS = 24 * 60 * 60 * 1000

/** How a delivery stands after a try. */
export type Standing = Pick<Delivery, 'state' | 'reason' | 'trackingId' | 'attempts' | 'dueAt'>

export interface RetryPolicy {
  now: Date
  /** Wait after the first failed try, ms. */
  firstMs: number
  /** [0, 1) */
  random: number
}

/** The next standing of a delivery that was tried: sent, put off, or given up. */
export function afterTry(
  { attempts }: Pick<Delivery, 'attempts'>,
  outcome: Outcome,
  { now, firstMs, random }: RetryPolicy,
): Standing {
  const closed = { trackingId: null, dueAt: null }
  if (outcome.outcome === 'skipped') return { ...closed, state: 'skipped', reason: outcome.reason, attempts }
  const tries = attempts + 1
  if (outcome.outcome === 'sent') {
    return { ...closed, state: 'sent', reason: null, attempts: tries, trackingId: outcome.trackingId ?? null }
  }
  const { reason, retryAfterMs } = outcome
  if (retryAfterMs !== undefined) {
    const wait = Math.min(Math.max(retryAfterMs, LEAST_PAUSE_MS), MOST_PAUSE_MS)
    return { ...closed, state: 'failed', reason, attempts, dueAt: new Date(now.getTime() + wait) }
  }
  const wait = waitAfter(tries, firstMs, random)
  if (wait === null) return { ...closed, state: 'dead', reason, attempts: tries }
  return { ...closed, state: 'failed', reason, attempts: tries, dueAt: new Date(now.getTime() + wait) }
}
