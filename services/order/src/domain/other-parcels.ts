import type { Order } from './order.ts'
import { leaderOf } from './parcel-share.ts'

/** Numbers of the orders of its purchase that an order names: the one that it is a part of, and what was split off it. */
export const idsBeside = ({ partOf, parts }: Pick<Order, 'partOf' | 'parts'>): number[] => [
  ...(partOf ? [partOf.id] : []),
  ...parts.map(({ id }) => id),
]

/**
 * Codes of those whose parcels the shopper still waits for beside this one. A code opens name, phone and address, so an order that was given to somebody
 * else, which its phone shows, is not among them.
 */
export const otherParcelsOf = (order: Order, beside: readonly Order[]): string[] =>
  beside
    .filter(
      (other) =>
        other.customer.phone === order.customer.phone &&
        other.status !== 'cancelled' &&
        parcelIdOf(other) !== parcelIdOf(order),
    )
    .map(({ orderId }) => orderId)

/** The number of the order whose parcel it is in. */
const parcelIdOf = (order: Order): number => leaderOf(order)?.id ?? order.id
