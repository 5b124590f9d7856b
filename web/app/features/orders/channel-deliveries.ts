import type { DeliveryState } from '@izlog/contracts/domain/delivery'
import type { DeliveryItem } from '@izlog/contracts/http/deliveries'
import type { OrderItem } from '@izlog/contracts/http/orders'
import { type ChannelView, channelViewsOf, leaderFor } from './channel-views.ts'

/** The states that need a person's attention come first. */
const WORST_FIRST: readonly DeliveryState[] = ['dead', 'failed', 'pending', 'sent', 'skipped']

/** A channel of an order, with its deliveries from the oldest to the newest. */
export interface ChannelDeliveries extends ChannelView {
  readonly deliveries: readonly DeliveryItem[]
}

/** All four channels of an order. A channel without a loaded delivery keeps the state from the order's row. */
export const channelDeliveriesOf = (
  order: OrderItem,
  newestFirst: readonly DeliveryItem[],
  now: Date,
): ChannelDeliveries[] =>
  channelViewsOf(order, now).map((view) => {
    if (leaderFor(order, view.channel)) return { ...view, deliveries: [] }
    const deliveries = newestFirst.filter(({ channel }) => channel === view.channel).toReversed()
    const state = WORST_FIRST.find((each) => deliveries.some((delivery) => delivery.state === each))
    return { ...view, state: state ?? view.state, deliveries }
  })
