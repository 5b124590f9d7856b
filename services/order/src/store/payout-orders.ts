import { OrderStatus } from '@izlog/contracts/domain/order-status'
import { searchPrefixOf } from '@izlog/contracts/domain/search-keys'
import type { Model } from 'mongoose'
import type { Order } from '../domain/order.ts'
import { leaderOf } from '../domain/parcel-share.ts'
import type { ChannelStates } from './channel-states.ts'
import { orderOf } from './order-documents.ts'
import type { OrderDoc } from './order-schema.ts'
import { type SearchEntry, scopedKey } from './order-search.ts'

/** What the rows of a file may name. */
interface PayoutReferences {
  codes: readonly string[]
  numbers: readonly number[]
  trackings: readonly string[]
  /** E.164. */
  phones: readonly string[]
}

/** A seller's orders that a file names, each once, and those whose parcel they share; none of those on hold. */
export interface PayoutOrders {
  /** With the tracking number under which each was asked for, where it was. */
  find(userId: number, named: PayoutReferences): Promise<{ orders: Order[]; trackings: ReadonlyMap<string, string> }>
}

const AT_ONCE = 500
const PHONES_AT_ONCE = 50
/** Orders of so many phones; more are an attack. */
const ORDERS_OF_PHONES = 2000

export function payoutOrders(
  model: Model<OrderDoc>,
  entries: Model<SearchEntry>,
  states: Pick<ChannelStates, 'byTracking'>,
): PayoutOrders {
  /** By the search's keys, as `buyerOrders` does. */
  const codesOfPhones = async (userId: number, phones: readonly string[]) => {
    const keys = phones.flatMap((phone) =>
      OrderStatus.options.map((status) => scopedKey(userId, status, searchPrefixOf(phone))),
    )
    const found = await entries
      .find({ userId, keys: { $in: keys } }, { _id: 1 })
      .sort({ createdAt: -1, id: -1 })
      .limit(ORDERS_OF_PHONES)
      .hint({ keys: 1 })
      .lean<Pick<SearchEntry, '_id'>[]>()
    return found.map(({ _id }) => _id)
  }
  /** Of the seller alone, so that one shard is asked. */
  const ordersBy = async (userId: number, field: 'orderId' | '_id', values: Iterable<string | number>) => {
    const orders: Order[] = []
    for (const part of parts(values, AT_ONCE)) {
      const found = model.find({ userId, [field]: { $in: part }, hold: null })
      // By its own choice the store might read all of the seller's orders.
      orders.push(...(await found.hint({ [field]: 1 }).lean<OrderDoc[]>()).map(orderOf))
    }
    return orders
  }
  return {
    async find(userId, { codes, numbers, trackings, phones }) {
      const byTracking = new Map<string, string>()
      for (const part of parts(trackings, AT_ONCE))
        for (const { orderId, trackingId } of await states.byTracking(part)) byTracking.set(orderId, trackingId)
      const wanted = new Set([...codes, ...byTracking.keys()])
      for (const part of parts(phones, PHONES_AT_ONCE))
        for (const code of await codesOfPhones(userId, part)) wanted.add(code)
      const named = [...(await ordersBy(userId, 'orderId', wanted)), ...(await ordersBy(userId, '_id', numbers))]
      const leaders = named.flatMap((order) => leaderOf(order)?.id ?? [])
      const orders = [...named, ...(await ordersBy(userId, '_id', leaders))]
      return { orders: [...new Map(orders.map((order) => [order.id, order])).values()], trackings: byTracking }
    },
  }
}

function parts<T>(all: Iterable<T>, size: number): T[][] {
  const wanted = [...new Set(all)]
  return Array.from({ length: Math.ceil(wanted.length / size) }, (_, at) => wanted.slice(at * size, (at + 1) * size))
}
