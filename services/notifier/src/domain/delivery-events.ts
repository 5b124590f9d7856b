import { makeEvent, type OutboxEntry } from '@izlog/kit/bus/make-event'
import type { Delivery, Standing } from './delivery.ts'

/** What others hear of how a delivery stands. */
export type ChangedStanding = Pick<Standing, 'state' | 'attempts' | 'reason' | 'trackingId'>

/** A delivery is born pending, which says nothing new; not when it is skipped, or held for a reason. */
export const saysSomethingNew = ({ state, reason }: Delivery): boolean => state !== 'pending' || reason !== null

/** The event of a delivery's next version; none for a notification: nobody follows how it fares but who reads it. */
export function deliveryEvents(
  delivery: Delivery,
  standing: ChangedStanding,
  version: number,
  at: Date,
): OutboxEntry[] {
  const { orderId, userId, channel, cause } = delivery
  if (orderId === null) return []
  const { state, attempts, reason, trackingId } = standing
  return [
    makeEvent(
      'deliveries',
      'delivery.changed.v1',
      { aggregateId: orderId, aggregateVersion: version, at },
      { orderId, userId, channel, cause, state, attempts, reason, trackingId },
    ),
  ]
}
