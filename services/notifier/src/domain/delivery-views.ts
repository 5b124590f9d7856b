import { DELIVERY_MESSAGES, type DeliveryItem } from '@izlog/contracts/http/deliveries'
import { canRetry, type Delivery, reasonOf } from './delivery.ts'
import type { Lane } from './lane.ts'
import type { TrackingUrl } from './tracking-url.ts'

/** What a delivery's view needs besides the delivery. */
export interface DeliveryViewDeps {
  trackingUrl: TrackingUrl
  isPaused: (lane: Lane) => boolean
}

/** A delivery as its seller reads it. */
export function deliveryItem(
  delivery: Delivery & { orderId: string },
  { trackingUrl, isPaused }: DeliveryViewDeps,
): DeliveryItem {
  const { _id, orderId, userId, channel, cause, state, summary, attempts, trackingId } = delivery
  const { lease, held, withdrawn, dueAt } = delivery
  const waits = lease === null && !held && !withdrawn && dueAt
  const paused = Boolean(waits) && isPaused(delivery)
  const reason = reasonOf(delivery)
  return {
    id: _id,
    orderId,
    userId,
    channel,
    cause,
    state,
    summary,
    attempts,
    // It stands there until the next try, also once the channel is resumed.
    reason: !paused && reason === DELIVERY_MESSAGES.paused ? null : reason,
    trackingId,
    trackingUrl: trackingUrl(trackingId),
    createdAt: delivery.createdAt.toISOString(),
    changedAt: delivery.changedAt.toISOString(),
    nextAttemptAt: waits && !paused ? waits.toISOString() : null,
    paused,
    // It is tried as soon as the channel is resumed, and before that nothing sends it.
    canRetry: !paused && canRetry(delivery),
  }
}
