import { makeEvent, type OutboxEntry } from '@izlog/kit/bus/make-event'
import { type Delivery, reasonOf } from './delivery.ts'

/** A new delivery is pending, which readers assume anyway; one that is skipped, or on hold with a reason, is published. */
export const isWorthPublishing = ({ state, reason }: Delivery): boolean => state !== 'pending' || reason !== null

/** The event with the present state of these deliveries of one fan-out; none for a notification's, which no order shows. */
export function changesEvent(deliveries: readonly Delivery[], at: Date): OutboxEntry[] {
  const [first] = deliveries
  if (!first || first.orderId === null) return []
  const { orderId, userId, version } = first
  const changes = deliveries.map((delivery) => {
    const { channel, cause, state, attempts, trackingId } = delivery
    return { channel, cause, state, attempts, reason: reasonOf(delivery), trackingId, at: at.toISOString() }
  })
  const about = { aggregateId: orderId, aggregateVersion: version + 1, at }
  return [makeEvent('deliveries', 'delivery.changed.v2', about, { orderId, userId, changes })]
}
