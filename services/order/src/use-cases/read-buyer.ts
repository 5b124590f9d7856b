import type { Buyer } from '@izlog/contracts/http/buyer'
import type { Caller } from '@izlog/kit/identity'
import { buyerOf, erasedBuyer } from '../domain/buyer.ts'
import type { BuyerOrders } from '../store/buyer-orders.ts'
import type { Orders } from '../store/mongo-orders.ts'
import { findOwnOrder } from './read-order.ts'

export interface ReadBuyerDeps {
  orders: Pick<Orders, 'anyById'>
  buyers: BuyerOrders
}

/** An order's buyer as its seller knows them by the phone. Throws `not_found` to everybody but the seller and administrators. */
export async function readBuyer({ orders, buyers }: ReadBuyerDeps, caller: Caller, id: number): Promise<Buyer> {
  const order = await findOwnOrder(orders, caller, id)
  if (order.erasedAt) return erasedBuyer(order)
  const [sameBuyer, around] = await Promise.all([
    buyers.ofPhone(order.userId, order.customer.phone),
    buyers.addressesAround(order.userId, order.createdAt),
  ])
  return buyerOf(order, sameBuyer, around)
}
