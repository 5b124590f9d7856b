import { type EventHandler, on } from '@izlog/kit/bus/consumer'
import { deadDeliveryNotification, orderNotification } from '../domain/notification.ts'
import { type NotifyDeps, notify } from '../use-cases/notify.ts'

/** What sellers are told of: an order that came, and one that a channel did not take in the end. */
export const onNotifiable = (deps: NotifyDeps): EventHandler[] => [
  on('orders', 'order.created.v1', (events) => notify(deps, events.map(orderNotification))),
  on('deliveries', 'delivery.changed.v1', (events) =>
    notify(deps, events.filter(({ data }) => data.state === 'dead').map(deadDeliveryNotification)),
  ),
]
