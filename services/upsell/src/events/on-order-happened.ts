import { deliveryChangesOf } from '@izlog/contracts/events/deliveries'
import { type EventHandler, on, onAny } from '@izlog/kit/bus/event-handler'
import type { UpsellDeps } from '../use-cases/deps.ts'
import { followOrder, followRelease } from '../use-cases/follow-order.ts'

/** Upsells go the way of their order. */
export const onOrderHappened = (deps: UpsellDeps): EventHandler[] => [
  on('orders', 'order.status-changed.v1', async (events) => {
    for (const { aggregateVersion: version, data } of events) await followOrder(deps, { ...data, version })
  }),
  on('orders', 'order.released.v1', async (events) => {
    for (const { data } of events) await followRelease(deps, data.orderId)
  }),
  onAny('deliveries', ['delivery.changed.v1', 'delivery.changed.v2'], async (events) => {
    for (const { orderId, trackingId } of events.flatMap(deliveryChangesOf)) {
      if (trackingId) await deps.upsellOrders.setTrackingId(orderId, trackingId)
    }
  }),
]
