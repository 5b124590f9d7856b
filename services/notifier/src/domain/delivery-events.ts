import { makeEvent, type OutboxEntry } from '@izlog/kit/bus/make-event'
import type { Delivery } from './delivery.ts'

/** A delivery is born pending, which says nothing new; not when it is skipped, or held for a reason. */
export const isWorthPublishing = ({ state, reason }: Delivery): boolean => state !== 'pending' || reason !== null

/** The event of how deliveries of one fan-out stand now; none for a notification's: nobody follows how it fares but who reads it. */
export function changesEvent(deliveries: readonly Delivery[], at: Date): OutboxEntry[] {
  const [first] = deliveries
  if (!first || first.orderId === null) return []
  const { orderId, userId, version } = first
  const changes = deliveries.map(({ channel, cause, state, attempts, reason, trackingId }) => {
    return { channel, cause, state, attempts, reason, trackingId, at: at.toISOString() }
  })
  const about = { aggregateId: orderId, aggregateVersion: version + 1, at }
  return [makeEvent('deliveries', 'delivery.changed.v2', about, { orderId, userId, changes })]
}
