import type { EventKey, EventOn } from '@izlog/kit/bus/make-event'

/** Every event of `orders` except `order.erased`, which no channel delivers. */
type OrderEventKey = Exclude<EventKey<'orders'>, 'order.erased.v1'>
type UpsellEventKey = EventKey<'upsells'>
export type OrderEvents = { [K in OrderEventKey]: EventOn<'orders', K> } & {
  [K in UpsellEventKey]: EventOn<'upsells', K>
}
/** An event that a channel may read: of an order, or of an upsell in the same parcel. */
export type OrderEvent = OrderEvents[keyof OrderEvents]
export type OrderCreated = EventOn<'orders', 'order.created.v1'>
