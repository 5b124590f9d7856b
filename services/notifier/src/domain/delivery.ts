import type { Channel, DeliveryState } from '@izlog/contracts/domain/delivery'
import { DAY_MS } from '@izlog/contracts/domain/durations'
import { DELIVERY_MESSAGES } from '@izlog/contracts/http/deliveries'
import { waitAfter } from './backoff.ts'

/**
 * `unavailable`: the service did not answer, or has trouble; no seller can cause that. `refused`: it refuses until somebody, perhaps the
 * seller, changes something. `misconfigured`: it refuses what the seller has set up, such as a key, a chat or a spreadsheet.
 */
export type FailureKind = 'unavailable' | 'refused' | 'misconfigured'

/** The result of a call to the outside service. Reasons are Serbian sentences for the seller: what to do. */
export type Outcome =
  | { outcome: 'sent'; trackingId?: string }
  /** `forGood`: it cannot be retried. */
  | { outcome: 'skipped'; reason: string; forGood?: boolean }
  /**
   * Retried with backoff, whatever its kind. `retryAfterMs`: the service named the time to retry, so this does not count as a try.
   */
  | { outcome: 'failed'; reason: string; kind: FailureKind; retryAfterMs?: number }

/** No call was made, since our own limit allows none for another `afterMs`. */
export interface Postponed {
  outcome: 'postponed'
  /** Serbian, for a person who waits for a test. */
  reason: string
  afterMs: number
}
export type SendOutcome = Outcome | Postponed

/** One event on its way to one channel. */
export interface Delivery {
  /** `<event id>:<channel>`: an event read twice makes one delivery, and later events sort after it (uuid v7). */
  _id: string
  channel: Channel
  /** Type of the event: `order.created`. */
  cause: string
  /** Null: a notification, which no order shows. */
  orderId: string | null
  userId: number
  state: DeliveryState
  reason: string | null
  /** Of one that failed. Absent: it did not, or failed before this was stored. */
  failureKind?: FailureKind | undefined
  trackingId: string | null
  /** What is sent, as one Serbian line without personal data; kept when the content is forgotten. */
  summary: string
  /** Calls that were answered or timed out. */
  attempts: number
  /** Those made before the last retry by a person, from which the backoff starts again. Absent: no such retry. */
  attemptsBefore?: number
  /** Calls begun; more than one: it may have arrived already. */
  starts: number
  /** What the channel needs to send it, without the seller's keys; null once forgotten. */
  content: unknown
  /** When the content of a closed delivery is forgotten; null: it is forgotten already, or still to be sent. */
  forgetAt: Date | null
  /** On hold until a later event of its order. */
  held: boolean
  /** Its order is cancelled: it is neither tried nor retried. Absent: it is not. */
  withdrawn?: boolean
  /** Counts what later events of its order changed of it while it was not sent. Absent: nothing. */
  revision?: number
  /** When it is tried next; with a lease, when the lease ends. Null: nothing to do, or in the memory of a process (`isInMemory`). */
  dueAt: Date | null
  lease: string | null
  version: number
  createdAt: Date
  /** When it entered its state. */
  changedAt: Date
  traceparent: string | null
}

/** Bounds for a pause that a service asks for: some ask for none, some for weeks. */
const MIN_PAUSE_MS = 1000
const MAX_PAUSE_MS = DAY_MS

/** How long 'Pošalji ponovo' can still send: long enough for a seller's holiday. */
export const UNSENT_KEPT_DAYS = 30
export const forgetAtAfter = (at: Date): Date => new Date(at.getTime() + UNSENT_KEPT_DAYS * DAY_MS)

/** The state of a delivery after a try. `forgetAt` not in the future: its content is deleted in the same write. */
export type Standing = Pick<Delivery, 'state' | 'reason' | 'trackingId' | 'attempts' | 'dueAt' | 'forgetAt'> & {
  failureKind: FailureKind | undefined
}

/** The outcome of every delivery of a deleted seller. */
export const ACCOUNT_DELETED: Outcome = {
  outcome: 'skipped',
  reason: DELIVERY_MESSAGES.accountDeleted,
  forGood: true,
}

/** Whether a delivery stores data of its shopper: the content, a refusal that may quote it, a parcel's number. */
export const holdsShopper = ({ content, reason, trackingId }: Pick<Delivery, 'content' | 'reason' | 'trackingId'>) =>
  content !== null || trackingId !== null || (reason !== null && reason !== DELIVERY_MESSAGES.erased)

/** A delivery without its shopper's data and without a lease: unless it was sent, it never will be. */
export function erasedDelivery(delivery: Delivery, at: Date): Delivery {
  const isSent = delivery.state === 'sent'
  return {
    ...delivery,
    state: isSent ? 'sent' : 'skipped',
    reason: isSent ? null : DELIVERY_MESSAGES.erased,
    trackingId: null,
    content: null,
    forgetAt: null,
    held: false,
    withdrawn: false,
    dueAt: null,
    lease: null,
    changedAt: isSent || delivery.state === 'skipped' ? delivery.changedAt : at,
  }
}

/** Why it is not sent, as its seller reads it. */
export const reasonOf = ({ reason, withdrawn }: Pick<Delivery, 'reason' | 'withdrawn'>): string | null =>
  withdrawn ? DELIVERY_MESSAGES.withdrawn : reason

/**
 * An order's delivery with the reason that its channel is paused, if it waits for its first try without a reason; otherwise the same
 * object. A notification gets none: its reason would be shown as a failure.
 */
export const markedPaused = (delivery: Delivery): Delivery =>
  delivery.state === 'pending' && delivery.reason === null && delivery.orderId !== null
    ? { ...delivery, reason: DELIVERY_MESSAGES.paused }
    : delivery

/** Whether a person may retry it: it is closed or between tries, not on hold, of no cancelled order, without a lease, and its content is still stored. */
export const canRetry = ({
  state,
  held,
  withdrawn,
  lease,
  content,
}: Pick<Delivery, 'state' | 'held' | 'withdrawn' | 'lease' | 'content'>): boolean =>
  (state === 'failed' || state === 'dead' || state === 'skipped') &&
  !held &&
  !withdrawn &&
  lease === null &&
  content !== null

/** Due now, with a full number of tries again. */
export const retried = ({ attempts }: Delivery, at: Date) =>
  ({
    state: 'pending',
    reason: null,
    failureKind: undefined,
    trackingId: null,
    attempts,
    attemptsBefore: attempts,
    dueAt: at,
    forgetAt: null,
  }) as const

export interface RetryPolicy {
  now: Date
  /** Wait after the first failed try, ms. */
  firstMs: number
  /** [0, 1) */
  random: number
}

/** The state of a delivery after a try: sent, skipped, to be retried, or dead. */
export function afterTry(
  { attempts, attemptsBefore = 0 }: Pick<Delivery, 'attempts' | 'attemptsBefore'>,
  outcome: Outcome,
  { now, firstMs, random }: RetryPolicy,
): Standing {
  const closed = { failureKind: undefined, trackingId: null, dueAt: null, forgetAt: forgetAtAfter(now) }
  if (outcome.outcome === 'skipped') {
    const { reason, forGood } = outcome
    return { ...closed, state: 'skipped', reason, attempts, ...(forGood ? { forgetAt: now } : {}) }
  }
  const tries = attempts + 1
  if (outcome.outcome === 'sent') {
    const trackingId = outcome.trackingId ?? null
    return { ...closed, state: 'sent', reason: null, attempts: tries, trackingId, forgetAt: now }
  }
  const { reason, kind, retryAfterMs } = outcome
  const open = { failureKind: kind, trackingId: null, forgetAt: null, state: 'failed' } as const
  if (retryAfterMs !== undefined) {
    const wait = Math.min(Math.max(retryAfterMs, MIN_PAUSE_MS), MAX_PAUSE_MS)
    return { ...open, reason: `${reason} Poslaćemo čim dozvoli.`, attempts, dueAt: new Date(now.getTime() + wait) }
  }
  const wait = waitAfter(tries - attemptsBefore, firstMs, random)
  if (wait === null) return { ...closed, state: 'dead', reason, attempts: tries }
  return {
    ...open,
    reason: kind === 'unavailable' ? `${reason} Pokušaćemo ponovo.` : reason,
    attempts: tries,
    dueAt: new Date(now.getTime() + wait),
  }
}
