import { deliveryChangesOf } from '@izlog/contracts/events/deliveries'
import { type EventHandler, onAny } from '@izlog/kit/bus/event-handler'
import { type OrderFeed, tellOrder } from '../live/order-feed.ts'
import type { KeepChannelStates } from '../store/mongo-channel-states.ts'
import type { Orders } from '../store/mongo-orders.ts'

interface Deps {
  keep: KeepChannelStates
  orders: Pick<Orders, 'byOrderIds'>
  feed: Pick<OrderFeed, 'tell'>
}

/** Shows on each order how its deliveries stand, with the courier's tracking id, also to who is looking at it. */
export const onDeliveryChanged = ({ keep, orders, feed }: Deps): EventHandler[] => [
  onAny('deliveries', ['delivery.changed.v1', 'delivery.changed.v2'], async (events) => {
    const changes = events.flatMap(deliveryChangesOf)
    await keep(changes)
    const touched = await orders.byOrderIds([...new Set(changes.map(({ orderId }) => orderId))])
    for (const order of touched) tellOrder(feed, 'changed', order)
  }),
]
