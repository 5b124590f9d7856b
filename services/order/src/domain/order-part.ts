import type { OrderDesk } from '@izlog/contracts/domain/order-desk'
import type { OrderStatus } from '@izlog/contracts/domain/order-status'

/** Pieces that were split off an order (docs/decisions/017-split-orders.md); all that the order of their own is made of beside the first. */
export interface OrderPart {
  /** The idempotency key of the request. */
  key: string
  id: number
  orderId: string
  /** Id of its created event (uuid v7). */
  createdEventId: string
  quantity: number
  /** How much of T went with them. */
  totalPrice: number
  chargesDelivery: boolean
  deliveryPrice: number
  at: Date
  /** The user who split the order. */
  by: number
  /** Where the first stood when it was split, and so where the part begins; null once the part is stored as an order. */
  start: PartStart | null
}

/** Where an order stands, as a part of it takes it over. */
export interface PartStart {
  status: OrderStatus
  timeline: { status: OrderStatus; at: Date; by: number | null }[]
  desk: OrderDesk
  notedAt: Date | null
}
