import { deliveryChangesOf } from '@izlog/contracts/events/deliveries'
import { type EventHandler, on, onAny } from '@izlog/kit/bus/event-handler'
import type { UpsellDeps } from '../use-cases/deps.ts'
import { eraseShoppers } from '../use-cases/erase-shoppers.ts'
import { followOrder, followReleases } from '../use-cases/follow-order.ts'

/** Upsells follow their order: status, release and erasure. */
export const onOrderHappened = (deps: UpsellDeps): EventHandler[] => [
  on('orders', 'order.status-changed.v1', async (events) => {
    for (const { aggregateVersion: version, data } of events) await followOrder(deps, { ...data, version })
  }),
  on('orders', 'order.released.v1', (events) =>
    followReleases(
      deps,
      events.map(({ data }) => data.orderId),
    ),
  ),
  on('orders', 'order.erased.v1', (events) =>
    eraseShoppers(deps, [...new Set(events.map(({ data }) => data.orderId))]),
  ),
  onAny('deliveries', ['delivery.changed.v1', 'delivery.changed.v2'], async (events) => {
    const changes = events.flatMap(deliveryChangesOf)
    await deps.upsellOrders.setTrackingIds(
      new Map(changes.flatMap(({ orderId, trackingId }) => (trackingId ? [[orderId, trackingId]] : []))),
    )
  }),
]
