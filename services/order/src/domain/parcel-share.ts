import type { OrderDesk } from '@izlog/contracts/domain/order-desk'

/** What an order puts into the parcel of the one that it follows; nothing of the shopper. */
export interface Follower {
  id: number
  orderId: string
  productName: string
  sku: string | null
  image: string | null
  quantity: number
  totalPrice: number
  /** What its own parcel would have charged. */
  deliveryPrice: number
  upsells: {
    orderId: string
    title: string
    sku: string | null
    image: string | null
    quantity: number
    totalPrice: number
  }[]
}

/**
 * How an order shares its parcel (docs/decisions/016-shared-parcels.md). The leader's parcel has the goods of all, and its delivery price is the only one
 * that is charged; a follower's is 0 meanwhile, and its desk follows the leader's.
 */
export type ParcelShare =
  | { role: 'leads'; followers: Follower[]; ownDeliveryPrice: number }
  | {
      role: 'follows'
      leader: { id: number; orderId: string }
      ownDeliveryPrice: number
      /** Its desk before and after it took over the leader's; null until the leader has listed it, and it may still be refused. */
      took: { before: OrderDesk; desk: OrderDesk } | null
      /** The user who put them together. */
      by: number
    }

interface Sharing {
  id: number
  parcelShare: ParcelShare | null
}

export const followersOf = ({ parcelShare }: Pick<Sharing, 'parcelShare'>): readonly Follower[] =>
  parcelShare?.role === 'leads' ? parcelShare.followers : []

export const leaderOf = ({ parcelShare }: Pick<Sharing, 'parcelShare'>): { id: number; orderId: string } | undefined =>
  parcelShare?.role === 'follows' ? parcelShare.leader : undefined

/** T and every U of a follower. */
export const sumOfFollower = ({ totalPrice, upsells }: Follower): number =>
  upsells.reduce((sum, upsell) => sum + upsell.totalPrice, totalPrice)

/** When the orders that share its parcel must be brought in line after its desk has changed. */
export const parcelDueAfter = (order: Sharing & { parcelDueAt: Date | null }, now: Date): Date | null =>
  order.parcelShare?.role === 'leads' ? now : order.parcelDueAt
