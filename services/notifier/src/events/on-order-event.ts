import { type EventHandler, on } from '@izlog/kit/bus/consumer'
import type { EventKey } from '@izlog/kit/bus/make-event'
import type { AnyChannel } from '../channels/channel.ts'
import { type QueueDeps, queueDeliveries } from '../use-cases/queue-deliveries.ts'

/** One handler per event that the channel reads. */
export const onOrderEvents = (deps: QueueDeps, channel: AnyChannel): EventHandler[] =>
  Object.entries(channel.on).map(([key, instruct]) =>
    // Keys of `on` are keys of the topic: see ChannelSpec.
    on('orders', key as EventKey<'orders'>, (events) => queueDeliveries(deps, channel, instruct, events)),
  )
