import type { Channel, DeliveryState } from '@izlog/contracts/domain/delivery'
import { DAY_MS } from '@izlog/contracts/domain/durations'
import { DELIVERY_MESSAGES } from '@izlog/contracts/http/deliveries'
import { waitAfter } from './backoff.ts'

/** What came of handing a delivery to its outside service. Reasons are Serbian sentences that say what to do. */
export type Outcome =
  | { outcome: 'sent'; trackingId?: string }
  /** `forGood`: nobody may ask for it again. */
  | { outcome: 'skipped'; reason: string; forGood?: boolean }
  /**
   * Tried again in any case, for its time: what is `refused` stays so until somebody changes something, and the seller may.
   * `retryAfterMs`: the service named the time to come back, so this was no try of ours.
   */
  | { outcome: 'failed'; reason: string; refused: boolean; retryAfterMs?: number }

/** No call was made: our own limit leaves no room for it until `afterMs` later. */
export interface Postponed {
  outcome: 'postponed'
  /** For a person who waits for the answer. */
  reason: string
  afterMs: number
}
export type SendOutcome = Outcome | Postponed

/** One event on its way to one channel. */
export interface Delivery {
  /** `<event id>:<channel>`: the same event read twice is still one delivery, and later events sort behind (uuid v7). */
  _id: string
  channel: Channel
  /** Type of the event: `order.created`. */
  cause: string
  /** Null: a notification, which no order shows. */
  orderId: string | null
  userId: number
  state: DeliveryState
  reason: string | null
  trackingId: string | null
  /** What is sent, in a Serbian line without anything personal: stays when the content is forgotten. */
  summary: string
  /** Calls that were answered, or given up waiting for. */
  attempts: number
  /** Those made before somebody asked to send it again; the backoff starts anew from there. Absent: nobody did. */
  attemptsBefore?: number
  /** Calls begun: more than one means that it may have arrived already. */
  starts: number
  /** All that the channel needs to send it but the seller's keys; null once forgotten. */
  content: unknown
  /** When the content of one that is not sent any more is forgotten; null: it is already, or still to be sent. */
  forgetAt: Date | null
  /** Waits for a later event of its order. */
  held: boolean
  /** When it is tried next, or when the lease of whoever is trying ends; null: nothing more to do. */
  dueAt: Date | null
  lease: string | null
  version: number
  createdAt: Date
  /** When it came into its state. */
  changedAt: Date
  traceparent: string | null
}

/** A service that names no time, or one of weeks, is not taken at its word. */
const MIN_PAUSE_MS = 1000
const MAX_PAUSE_MS = DAY_MS

/** For so long 'Pošalji ponovo' has something to send; a seller on holiday finds it there. */
export const UNSENT_KEPT_DAYS = 30
export const forgetAtAfter = (at: Date): Date => new Date(at.getTime() + UNSENT_KEPT_DAYS * DAY_MS)

/** How a delivery stands after a try; with `forgetAt` now its content is needed no more. */
export type Standing = Pick<Delivery, 'state' | 'reason' | 'trackingId' | 'attempts' | 'dueAt' | 'forgetAt'>

/** What comes of any delivery of a seller whose account is deleted. */
export const ACCOUNT_DELETED: Outcome = {
  outcome: 'skipped',
  reason: DELIVERY_MESSAGES.accountDeleted,
  forGood: true,
}

/** Whether a delivery holds something of its shopper: what is to be sent, a refusal that may quote it, a parcel's number. */
export const holdsShopper = ({ content, reason, trackingId }: Pick<Delivery, 'content' | 'reason' | 'trackingId'>) =>
  content !== null || trackingId !== null || (reason !== null && reason !== DELIVERY_MESSAGES.erased)

/** A delivery without its shopper, in nobody's hands: what was not sent never will be. */
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
    dueAt: null,
    lease: null,
    changedAt: isSent || delivery.state === 'skipped' ? delivery.changedAt : at,
  }
}

/** Whether asking to send it again does anything: nobody is at it, it is not waiting for its event, and it is still known what to send. */
export const canRetry = ({
  state,
  held,
  lease,
  content,
}: Pick<Delivery, 'state' | 'held' | 'lease' | 'content'>): boolean =>
  (state === 'failed' || state === 'dead' || state === 'skipped') && !held && lease === null && content !== null

/** Due now, with all its tries before it. */
export const retried = ({ attempts }: Delivery, at: Date) =>
  ({
    state: 'pending',
    reason: null,
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

/** The next standing of a delivery that was tried: sent, put off, or given up. */
export function afterTry(
  { attempts, attemptsBefore = 0 }: Pick<Delivery, 'attempts' | 'attemptsBefore'>,
  outcome: Outcome,
  { now, firstMs, random }: RetryPolicy,
): Standing {
  const closed = { trackingId: null, dueAt: null, forgetAt: forgetAtAfter(now) }
  if (outcome.outcome === 'skipped') {
    const { reason, forGood } = outcome
    return { ...closed, state: 'skipped', reason, attempts, ...(forGood ? { forgetAt: now } : {}) }
  }
  const tries = attempts + 1
  if (outcome.outcome === 'sent') {
    const trackingId = outcome.trackingId ?? null
    return { ...closed, state: 'sent', reason: null, attempts: tries, trackingId, forgetAt: now }
  }
  const { reason, refused, retryAfterMs } = outcome
  const open = { trackingId: null, forgetAt: null, state: 'failed' } as const
  if (retryAfterMs !== undefined) {
    const wait = Math.min(Math.max(retryAfterMs, MIN_PAUSE_MS), MAX_PAUSE_MS)
    return { ...open, reason: `${reason} Poslaćemo čim dozvoli.`, attempts, dueAt: new Date(now.getTime() + wait) }
  }
  const wait = waitAfter(tries - attemptsBefore, firstMs, random)
  if (wait === null) return { ...closed, state: 'dead', reason, attempts: tries }
  return {
    ...open,
    reason: refused ? reason : `${reason} Pokušaćemo ponovo.`,
    attempts: tries,
    dueAt: new Date(now.getTime() + wait),
  }
}
