import { MANY_ORDERS_MESSAGES } from '@izlog/contracts/http/many-orders'
import { AppError } from '@izlog/kit/errors'
import type { Caller } from '@izlog/kit/identity'
import { leaderOf } from '../domain/parcel-share.ts'
import { type PrintedOrder, printedOrder } from '../domain/printed-order.ts'
import type { Orders } from '../store/mongo-orders.ts'
import type { Projections } from '../store/mongo-projections.ts'
import { isTheirs } from './read-order.ts'

export interface PrintDeps {
  orders: Pick<Orders, 'byIds'>
  projections: Pick<Projections, 'senders'>
}

/**
 * The caller's orders among these, in their order, with the seller as the sender. Erased ones are left out: nothing of the shopper is there to print.
 * Of orders that share a parcel only the leader is printed, once, with all that is in it. Throws `invalid` when none is left.
 */
export async function ordersToPrint(
  { orders, projections }: PrintDeps,
  caller: Caller,
  ids: readonly number[],
): Promise<PrintedOrder[]> {
  const asked = await orders.byIds(ids)
  const leaders = await orders.byIds(asked.flatMap((order) => leaderOf(order)?.id ?? []))
  const found = [...asked, ...leaders]
  const leaderIds = new Map(asked.map((order) => [order.id, leaderOf(order)?.id ?? order.id]))
  const printable = new Map(
    found.filter((order) => isTheirs(order, caller) && !order.erasedAt).map((order) => [order.id, order]),
  )
  if (printable.size === 0) throw new AppError('invalid', 'print.nothing', MANY_ORDERS_MESSAGES.nothingToPrint)
  const senders = await projections.senders([...printable.values()].map(({ userId }) => userId))
  return [...new Set(ids.map((id) => leaderIds.get(id) ?? id))].flatMap((id) => {
    const order = printable.get(id)
    if (!order) return []
    return printedOrder(order, senders.get(order.userId) ?? { name: '', address: null, city: null, phone: null })
  })
}
