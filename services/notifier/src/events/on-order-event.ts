import { TOPICS } from '@izlog/contracts/events/topics'
import { type EventHandler, onAny } from '@izlog/kit/bus/event-handler'
import type { EventKey } from '@izlog/kit/bus/make-event'
import type { OrderEvent } from '../channels/channel.ts'
import { type FanOutDeps, fanOutEvents } from '../use-cases/fan-out-events.ts'

/** Reads all that any channel reads, in the order in which it happened. */
export function onOrderEvents(deps: FanOutDeps): EventHandler[] {
  const read = [...new Set(deps.channels.flatMap(({ on }) => Object.keys(on)))]
  const handle = (events: readonly OrderEvent[]) => fanOutEvents(deps, events)
  // Keys of `on` are keys of one of the two topics: see ChannelSpec.
  return [
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
