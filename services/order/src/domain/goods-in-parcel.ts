import type { Order } from './order.ts'
import { followersOf } from './parcel-share.ts'

/** One kind of goods in a parcel. */
interface ParcelGoods {
  title: string
  sku: string | null
  quantity: number
  totalPrice: number
}

/** What is in an order's parcel: the order itself first, its upsells, then each order that follows it with its own. */
export const goodsInParcel = (order: Order): ParcelGoods[] => [
  { ...order, title: order.productName || order.title },
  ...order.upsells,
  ...followersOf(order).flatMap((follower) => [{ ...follower, title: follower.productName }, ...follower.upsells]),
]
