import { z } from 'zod'
import { Channel, DeliveryState } from '../domain/delivery.ts'
import { OrderCode } from '../domain/order-code.ts'
import { UserId } from '../domain/users.ts'
import { event } from './envelope.ts'

/** The state of one delivery of one event to one channel. Key: the order code. */
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

/** The state of one delivery, and since when. */
const DeliveryStanding = DeliveryChangedV1.shape.data
  .pick({ channel: true, cause: true, state: true, attempts: true, reason: true, trackingId: true })
  .extend({ at: z.iso.datetime() })

/** The states of an order's deliveries that have changed together. Key: the order code. */
export const DeliveryChangedV2 = event(
  'delivery.changed',
  2,
  z.object({ orderId: OrderCode, userId: UserId, changes: z.array(DeliveryStanding).min(1) }),
)
export type DeliveryChangedV2 = z.infer<typeof DeliveryChangedV2>

/** One delivery's change, of either version of the event: version 1 has one, version 2 several. */
export type DeliveryChange = { orderId: string; userId: number } & DeliveryChangedV2['data']['changes'][number]

/** The changes in an event of either version. */
export const deliveryChangesOf = (changeEvent: DeliveryChangedV1 | DeliveryChangedV2): DeliveryChange[] => {
  if (changeEvent.version === 1) return [{ ...changeEvent.data, at: changeEvent.occurredAt }]
  const { orderId, userId, changes } = changeEvent.data
  return changes.map((change) => ({ orderId, userId, ...change }))
}

export const deliveryEvents = {
  'delivery.changed.v1': DeliveryChangedV1,
  'delivery.changed.v2': DeliveryChangedV2,
} as const
