import { MANY_AT_ONCE } from '@izlog/contracts/http/many-orders'
import type { Caller } from '@izlog/kit/identity'
import type { Order } from '../domain/order.ts'
import type { Orders } from '../store/mongo-orders.ts'
import { isTheirs } from './read-order.ts'

export interface ExportDeps {
  orders: Pick<Orders, 'byIds'>
}

/** Streams the caller's orders among these, in their order, with a batch in memory at a time. */
export async function* ordersToExport(
  { orders }: ExportDeps,
  caller: Caller,
  ids: readonly number[],
): AsyncGenerator<Order> {
  for (let from = 0; from < ids.length; from += MANY_AT_ONCE) {
    const batch = ids.slice(from, from + MANY_AT_ONCE)
    const found = new Map((await orders.byIds(batch)).map((order) => [order.id, order]))
    for (const id of batch) {
      const order = found.get(id)
      if (order && isTheirs(order, caller)) yield order
    }
  }
}
