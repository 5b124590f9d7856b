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

/** Shows on each order how its deliveries stand, with the courier's tracking id, also to who is looking at it. */
export const onDeliveryChanged = ({ states, orders, feed }: Deps): EventHandler[] => [
  onAny('deliveries', ['delivery.changed.v1', 'delivery.changed.v2'], async (events) => {
    const changes = events.flatMap(deliveryChangesOf)
    await states.keep(changes)
    const watched = new Set(changes.flatMap(({ orderId, userId }) => (feed.isWatched(userId) ? [orderId] : [])))
    if (watched.size === 0) return
    for (const order of await orders.byOrderIds([...watched])) streamOrder(feed, 'changed', order)
  }),
]
