import { deliveryChangesOf } from '@izlog/contracts/events/deliveries'
import { type EventHandler, on, onAny } from '@izlog/kit/bus/event-handler'
import { deadDeliveryNotifications } from '../domain/dead-deliveries.ts'
import { domainNotifications } from '../domain/domain-notifications.ts'
import {
  cancelledParcelNotifications,
  orderNotifications,
  reviewNotification,
  shopperCancelNotifications,
  shopperCorrectionNotifications,
  upsellNotification,
} from '../domain/notification.ts'
import { type EraseShoppersDeps, unlessErased } from '../use-cases/erase-shoppers.ts'
import { type NotifyDeps, notify } from '../use-cases/notify.ts'
import { notifyOfDead } from '../use-cases/notify-of-dead.ts'

/** Notifies sellers of new orders and upsells, of what shoppers change of them, of orders cancelled too late, of dead deliveries and of changes of their hosts. */
export const onNotifiable = (deps: NotifyDeps & EraseShoppersDeps): EventHandler[] => [
  on('orders', 'order.created.v1', (events) => notify(deps, events.flatMap(orderNotifications))),
  on('orders', 'order.status-changed.v1', (events) =>
    unlessErased(
      deps,
      events.flatMap((event) => [...cancelledParcelNotifications(event), ...shopperCancelNotifications(event)]),
      ({ data }) => data.orderId ?? '',
      (wanted) => notify(deps, wanted),
    ),
  ),
  on('orders', 'order.edited.v1', (events) =>
    unlessErased(
      deps,
      events.flatMap(shopperCorrectionNotifications),
      ({ data }) => data.orderId ?? '',
      (wanted) => notify(deps, wanted),
    ),
  ),
  on('orders', 'order.review-written.v1', (events) =>
    unlessErased(
      deps,
      events.map(reviewNotification),
      ({ data }) => data.orderId ?? '',
      (wanted) => notify(deps, wanted),
    ),
  ),
  on('upsells', 'upsell.accepted.v1', (events) => notify(deps, events.map(upsellNotification))),
  onAny('deliveries', ['delivery.changed.v1', 'delivery.changed.v2'], (events) =>
    unlessErased(
      deps,
      events.flatMap(deliveryChangesOf).filter(({ state }) => state === 'dead'),
      ({ orderId }) => orderId,
      (dead) => notifyOfDead(deps, deadDeliveryNotifications(dead)),
    ),
  ),
  on('domains', 'domain.snapshot.v1', (events) => notify(deps, events.flatMap(domainNotifications))),
]
