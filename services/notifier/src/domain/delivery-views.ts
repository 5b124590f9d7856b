import type { DeliveryItem } from '@izlog/contracts/http/deliveries'
import { canRetry, type Delivery, reasonOf } from './delivery.ts'
import type { TrackingUrl } from './tracking-url.ts'

/** A delivery as its seller reads it. */
export function deliveryItem(delivery: Delivery & { orderId: string }, trackingUrl: TrackingUrl): DeliveryItem {
  const { _id, orderId, userId, channel, cause, state, summary, attempts, trackingId } = delivery
  const { lease, held, withdrawn, dueAt } = delivery
  const waits = lease === null && !held && !withdrawn && dueAt
  return {
    id: _id,
    orderId,
    userId,
    channel,
    cause,
    state,
    summary,
    attempts,
    reason: reasonOf(delivery),
    trackingId,
    trackingUrl: trackingUrl(trackingId),
    createdAt: delivery.createdAt.toISOString(),
    changedAt: delivery.changedAt.toISOString(),
    nextAttemptAt: waits ? waits.toISOString() : null,
    canRetry: canRetry(delivery),
  }
}
