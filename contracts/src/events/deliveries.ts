import { z } from 'zod'
import { Channel, DeliveryState } from '../domain/delivery.ts'
import { OrderCode } from '../domain/order-code.ts'
import { UserId } from '../domain/users.ts'
import { event } from './envelope.ts'

/** How one delivery of one event to one channel stands now. Key: the order's string. */
export const DeliveryChangedV1 = event(
  'delivery.changed',
  1,
  z.object({
    orderId: OrderCode,
    userId: UserId,
    channel: Channel,
    /** The event that is being delivered: `order.created`, `order.status-changed`, `order.released`, `upsell.accepted` … */
    cause: z.string(),
    state: DeliveryState,
    attempts: z.int().nonnegative(),
    /** A Serbian sentence; null when sent. */
    reason: z.string().nullable(),
    /** Courier only, once sent. */
    trackingId: z.string().nullable(),
  }),
)
export type DeliveryChangedV1 = z.infer<typeof DeliveryChangedV1>

export const deliveryEvents = { 'delivery.changed.v1': DeliveryChangedV1 } as const
