import { DELIVERY_MESSAGES } from '@izlog/contracts/http/deliveries'
import type { AnyChannel } from '../channels/channel.ts'
import { forgetAtAfter } from '../domain/delivery.ts'
import { type Branch, NOT_BY_ITSELF } from '../domain/fan-out.ts'
import type { Integrations } from '../domain/integrations.ts'

/** What is to be sent, for any channel. */
export interface Sending {
  cause: string
  content: unknown
  /** One Serbian line without personal data. */
  summary: string
  /** Why it is on hold until a later event of its order, in Serbian; null: it goes at once. */
  waitsFor: string | null
  /** Why it is never sent, in Serbian; then it has no content. */
  neverFor: string | null
}

/** A new delivery: due, on hold, or skipped with the reason. */
export function newBranch(channel: AnyChannel, sending: Sending, seller: Integrations, at: Date): Branch {
  const { cause, content, summary, waitsFor, neverFor } = sending
  const { deleted } = seller
  const never = deleted ? DELIVERY_MESSAGES.accountDeleted : neverFor
  const reasonToSkip = never ?? channel.reasonToSkip(content, seller)
  const held = waitsFor !== null && !deleted
  return {
    cause,
    state: reasonToSkip === null ? 'pending' : 'skipped',
    reason: reasonToSkip ?? waitsFor,
    trackingId: null,
    summary,
    attempts: 0,
    starts: 0,
    content: never ? null : content,
    // A skipped one can be retried once the channel is set up.
    forgetAt: reasonToSkip === null || never ? null : forgetAtAfter(at),
    held,
    dueAt: reasonToSkip !== null ? null : held ? NOT_BY_ITSELF : at,
    lease: null,
    createdAt: at,
    changedAt: at,
  }
}
