import type { OrderRead, ShownOrder } from '@izlog/contracts/http/orders'
import type { Order } from '../domain/order.ts'
import { isClosed } from '../domain/order-end.ts'
import { closedOrder, orderRead } from '../domain/order-views.ts'
import { idsBeside, otherParcelsOf } from '../domain/other-parcels.ts'
import type { Orders } from '../store/mongo-orders.ts'

export interface ShowOrderDeps {
  orders: Pick<Orders, 'byIds'>
  shownDays: number
  now: () => Date
}

/** An order as whoever has its code is shown it, `shownDays` after its end without personal data. */
export const showOrder = async (deps: ShowOrderDeps, order: Order): Promise<ShownOrder> =>
  isClosed(order, deps.shownDays, deps.now()) ? closedOrder(order) : showOpenOrder(deps, order)

/** An order with its shopper's data, and the codes of the other parcels of its purchase. */
export async function showOpenOrder({ orders, now }: ShowOrderDeps, order: Order): Promise<OrderRead> {
  const ids = idsBeside(order)
  const beside = ids.length > 0 ? await orders.byIds(ids) : []
  return orderRead(order, otherParcelsOf(order, beside), now())
}
