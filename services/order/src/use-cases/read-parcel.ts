import { hasLeft } from '@izlog/contracts/domain/order-desk'
import { type OrderParcel, SHARABLE_SHOWN, type SharableOrder } from '@izlog/contracts/http/parcel'
import type { Caller } from '@izlog/kit/identity'
import { buyerOrder } from '../domain/buyer.ts'
import { type Order, sumOfParcel } from '../domain/order.ts'
import { endOf } from '../domain/order-end.ts'
import { followersOf, leaderOf } from '../domain/parcel-share.ts'
import { followingRefusal, isTogether, leadingFirst, separationRefusal, withFollower } from '../domain/share-parcel.ts'
import { splitRefusal } from '../domain/split-order.ts'
import type { BuyerOrders } from '../store/buyer-orders.ts'
import type { Orders } from '../store/mongo-orders.ts'
import { findOwnOrder } from './read-order.ts'

export interface ReadParcelDeps {
  orders: Pick<Orders, 'anyById' | 'byIds'>
  buyers: Pick<BuyerOrders, 'ofPhone'>
  now: () => Date
}

/** With which orders an order shares its parcel, which of its buyer's could join, and whether it may be split. Throws `not_found` to everybody but the seller and administrators. */
export async function readParcel(deps: ReadParcelDeps, caller: Caller, id: number): Promise<OrderParcel> {
  const order = await findOwnOrder(deps.orders, caller, id)
  const maySplit = !order.hold && splitRefusal(order, deps.now()) === undefined
  return { shared: await sharedOf(deps, order), sharable: await sharableOf(deps, order), maySplit }
}

async function sharedOf({ orders }: ReadParcelDeps, order: Order): Promise<OrderParcel['shared']> {
  if (!order.parcelShare) return null
  const [leader] = leaderOf(order) ? await orders.byIds([leaderOf(order)?.id ?? order.id]) : [order]
  if (!leader) return null
  const followers = await orders.byIds(followersOf(leader).map((follower) => follower.id))
  return {
    leader: buyerOrder(leader),
    followers: followers.toSorted((one, other) => one.id - other.id).map(buyerOrder),
    sumToCollect: sumOfParcel(leader),
    refusal: separationRefusal(leader) ?? null,
  }
}

async function sharableOf({ orders, buyers, now }: ReadParcelDeps, order: Order): Promise<SharableOrder[]> {
  // One that follows another is offered nothing: its leader is.
  if (!isOpen(order, now()) || leaderOf(order)) return []
  const others = (await buyers.ofPhone(order.userId, order.customer.phone))
    .filter((other) => other.id !== order.id && isOpen(other, now()) && !isTogether(order, other))
    .toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime() || other.id - one.id)
    .slice(0, SHARABLE_SHOWN)
  const newest = new Map((await orders.byIds(others.map((other) => other.id))).map((other) => [other.id, other]))
  return others.flatMap(({ id }) => {
    const other = newest.get(id)
    return other ? sharable(order, other, now()) : []
  })
}

/** Whether an order waits for its parcel to leave. */
const isOpen = (order: Order, now: Date): boolean =>
  !order.hold && !order.erasedAt && endOf(order, now) === null && !hasLeft(order.desk)

function sharable(order: Order, other: Order, now: Date): SharableOrder {
  const [leader, follower] = leadingFirst(order, other)
  const refusal = followingRefusal(follower, leader, now) ?? null
  const both = withFollower(leader, follower, { by: leader.userId, now })
  const isConfirming = leader.desk.confirmation === 'confirmed' && follower.desk.confirmation !== 'confirmed'
  return {
    order: buyerOrder(other),
    address: addressOf(other),
    refusal,
    together:
      refusal === null
        ? {
            ...{ leader: leader.orderId, address: addressOf(leader) },
            ...{ sumToCollect: sumOfParcel(both), deliveryPrice: both.deliveryPrice },
            confirms: isConfirming ? follower.orderId : null,
          }
        : null,
  }
}

const addressOf = ({ customer: { address, city } }: Order): string => `${address}, ${city}`
