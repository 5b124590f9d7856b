import { type EventHandler, on } from '@izlog/kit/bus/consumer'
import type { KeepChannelStates } from '../store/mongo-channel-states.ts'

/** Shows on each order how its deliveries stand, with the courier's tracking id. */
export const onDeliveryChanged = (keep: KeepChannelStates): EventHandler[] => [
  on('deliveries', 'delivery.changed.v1', keep),
]
