import { TOPICS } from '@izlog/contracts/events/topics'
import { type EventHandler, on, onAny } from '@izlog/kit/bus/event-handler'
import type { EventKey } from '@izlog/kit/bus/make-event'
import type { OrderEvent } from '../domain/order-event.ts'
import { type EraseShoppersDeps, eraseShoppers, unlessErased } from '../use-cases/erase-shoppers.ts'
import { type FanOutDeps, fanOutEvents } from '../use-cases/fan-out-events.ts'
import { orderOf } from '../use-cases/plan-fan-outs.ts'

/** Subscribes to every event that any channel reads. */
export function onOrderEvents(deps: FanOutDeps & EraseShoppersDeps): EventHandler[] {
  const read = [...new Set(deps.channels.flatMap(({ on }) => Object.keys(on)))]
  const handle = (events: readonly OrderEvent[]) =>
    unlessErased(deps, events, orderOf, (wanted) => fanOutEvents(deps, wanted))
  // Keys of `on` are keys of one of the two topics (ChannelSpec), which the types lose here: hence `as never`.
  return [
    // Same topic and group as the events that it erases, so that it comes after them.
    on('orders', 'order.erased.v1', (events) =>
      eraseShoppers(deps, [...new Set(events.map(({ data }) => data.orderId))]),
    ),
    onAny(
      'orders',
      read.filter((key): key is EventKey<'orders'> => key in TOPICS.orders.events),
      handle as never,
    ),
    onAny(
      'upsells',
      read.filter((key): key is EventKey<'upsells'> => key in TOPICS.upsells.events),
      handle as never,
    ),
  ]
}
