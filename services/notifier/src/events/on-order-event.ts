import { TOPICS, type TopicName } from '@izlog/contracts/events/topics'
import { type EventHandler, on } from '@izlog/kit/bus/event-handler'
import type { EventKey } from '@izlog/kit/bus/make-event'
import type { AnyChannel, OrderEvent } from '../channels/channel.ts'
import { type QueueDeps, queueDeliveries } from '../use-cases/queue-deliveries.ts'

/** One handler per event that the channel reads. */
export const onOrderEvents = (deps: QueueDeps, channel: AnyChannel): EventHandler[] =>
  Object.entries(channel.on).map(([key, instruct]) => {
    const queue = (events: readonly OrderEvent[]) => queueDeliveries(deps, channel, instruct, events)
    // Keys of `on` are keys of one of the two topics: see ChannelSpec.
    return key in TOPICS.upsells.events
      ? on('upsells', key as EventKey<'upsells'>, queue)
      : on('orders', key as EventKey<'orders'>, queue)
  })

/** The topics that these handlers read. */
export const topicsOf = (handlers: readonly EventHandler[]): TopicName[] => [
  ...new Set(handlers.map(({ topic }) => topic)),
]
