import { makeEvent } from '@izlog/kit/bus/make-event'
import { SELLER } from '@izlog/kit/testing/client'

interface Change {
  channel: 'telegram' | 'courier'
  state: 'sent' | 'failed' | 'dead' | 'skipped'
  reason: string | null
  trackingId: string | null
}

/** What notifier publishes of a delivery of one of SELLER's orders. */
export function deliveryChanged(orderId: string, change: Change, at = new Date()) {
  const about = { aggregateId: orderId, aggregateVersion: 1, at }
  const changes = [{ ...change, cause: 'order.created', attempts: 1, at: at.toISOString() }]
  return makeEvent('deliveries', 'delivery.changed.v2', about, { orderId, userId: SELLER.userId, changes })
}
