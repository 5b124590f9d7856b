import { HOUR_MS } from '@izlog/contracts/domain/durations'
import { OrderStatus } from '@izlog/contracts/domain/order-status'
import { searchPrefixOf } from '@izlog/contracts/domain/search-keys'
import { BUYER_LOOKED_AT } from '@izlog/contracts/http/buyer'
import type { Model } from 'mongoose'
import type { PostalAddress } from '../domain/buyer.ts'
import type { Order } from '../domain/order.ts'
import { orderOf } from './order-documents.ts'
import type { OrderDoc } from './order-schema.ts'
import { type SearchEntry, scopedKey } from './order-search.ts'

/** Orders placed within an hour, looked through for one address; more is an attack, which is seen by then. */
const AROUND_LOOKED_AT = 500

/** What a seller's orders show of one buyer. Both reads cost as much at 100,000 orders as at 100. */
export interface BuyerOrders {
  /** The seller's newest orders of a phone, one more than BUYER_LOOKED_AT with the order itself; an order follows within moments. */
  ofPhone(userId: number, phone: string): Promise<Order[]>
  /** The postal addresses of the seller's orders, but those on hold, within an hour before and after a time; of a split one once. */
  addressesAround(userId: number, at: Date): Promise<PostalAddress[]>
}

export function buyerOrders(model: Model<OrderDoc>, entries: Model<SearchEntry>): BuyerOrders {
  return {
    async ofPhone(userId, phone) {
      // By the search's keys: an index of the orders by seller and phone would slow down every new order.
      const keys = OrderStatus.options.map((status) => scopedKey(userId, status, searchPrefixOf(phone)))
      const found = await entries
        .find({ userId, keys: { $in: keys } }, { _id: 1 })
        .sort({ createdAt: -1, id: -1 })
        .limit(BUYER_LOOKED_AT + 2)
        .hint({ keys: 1 })
        .lean<Pick<SearchEntry, '_id'>[]>()
      const docs = await model
        .find({ userId, orderId: { $in: found.map(({ _id }) => _id) } })
        .hint({ orderId: 1 })
        .lean<OrderDoc[]>()
      // The same digits may stand in an e-mail or at the end of a longer number.
      return docs.map(orderOf).filter(({ customer }) => customer.phone === phone)
    },
    async addressesAround(userId, at) {
      const createdAt = { $gte: new Date(at.getTime() - HOUR_MS), $lte: new Date(at.getTime() + HOUR_MS) }
      const docs = await model
        .find({ userId, createdAt, hold: null, partOf: null }, { 'customer.address': 1, 'customer.city': 1 })
        .limit(AROUND_LOOKED_AT)
        .hint({ userId: 1, createdAt: -1, _id: -1 })
        .lean<{ customer: PostalAddress }[]>()
      return docs.map(({ customer }) => customer)
    },
  }
}
