import { DELIVERY_MESSAGES } from '@izlog/contracts/http/deliveries'
import { currentTrace } from '@izlog/kit/trace'
import type { AnyChannel } from '../channels/channel.ts'
import { type Delivery, forgetAtAfter } from '../domain/delivery.ts'
import type { Integrations } from '../domain/integrations.ts'

/** What is to be sent, whatever the channel. */
export interface Sending {
  /** Of what causes it. */
  id: string
  cause: string
  /** Null: a notification. */
  orderId: string | null
  userId: number
  content: unknown
  /** A Serbian line without anything personal. */
  summary: string
  /** Why it is held until a later event of its order; null: it goes at once. */
  waitsFor: string | null
}

/** A delivery as it begins: due, held, or skipped with the reason. */
export function newDelivery(channel: AnyChannel, sending: Sending, seller: Integrations, at: Date): Delivery {
  const { id, cause, orderId, userId, content, summary, waitsFor } = sending
  const { deleted } = seller
  const missing = deleted ? DELIVERY_MESSAGES.accountDeleted : channel.missing(content, seller)
  const held = waitsFor !== null && !deleted
  return {
    _id: `${id}:${channel.name}`,
    channel: channel.name,
    cause,
    orderId,
    userId,
    state: missing === null ? 'pending' : 'skipped',
    reason: missing ?? waitsFor,
    trackingId: null,
    summary,
    attempts: 0,
    starts: 0,
    content: deleted ? null : content,
    // What is skipped may still be wanted once the channel is set up.
    forgetAt: missing === null || deleted ? null : forgetAtAfter(at),
    held,
    dueAt: missing === null && !held ? at : null,
    lease: null,
    version: 1,
    createdAt: at,
    changedAt: at,
    traceparent: currentTrace()?.traceparent ?? null,
  }
}
