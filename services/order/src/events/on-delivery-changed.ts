import { deliveryChangesOf } from '@izlog/contracts/events/deliveries'
import { type EventHandler, onAny } from '@izlog/kit/bus/event-handler'
import { type OrderFeed, streamOrder } from '../live/order-feed.ts'
import type { ChannelStates } from '../store/channel-states.ts'
import type { Orders } from '../store/mongo-orders.ts'

interface Deps {
  states: Pick<ChannelStates, 'keep'>
  orders: Pick<Orders, 'byOrderIds'>
  feed: Pick<OrderFeed, 'notify' | 'isWatched'>
}

/** Stores each order's delivery states with the courier's tracking number, and streams the order to open feeds. */
export const onDeliveryChanged = ({ states, orders, feed }: Deps): EventHandler[] => [
  onAny('deliveries', ['delivery.changed.v1', 'delivery.changed.v2'], async (events) => {
    const changes = events.flatMap(deliveryChangesOf)
    await states.keep(changes)
    const watched = new Set(changes.flatMap(({ orderId, userId }) => (feed.isWatched(userId) ? [orderId] : [])))
    if (watched.size === 0) return
    for (const order of await orders.byOrderIds([...watched])) streamOrder(feed, 'changed', order)
  }),
]
