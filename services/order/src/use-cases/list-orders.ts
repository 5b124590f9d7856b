import type { OrderCounts } from '@izlog/contracts/domain/order-status'
import type { OrderFilter, OrderPage } from '@izlog/contracts/http/orders'
import { orderItem } from '../domain/order-views.ts'
import type { Projections } from '../store/mongo-projections.ts'
import type { StatsStore } from '../store/mongo-stats.ts'
import { isCounted, type OrderLists } from '../store/order-lists.ts'
import type { OrderRisks } from '../store/order-risks.ts'

export interface ListOrdersDeps {
  lists: OrderLists
  risks: Pick<OrderRisks, 'of'>
  stats: StatsStore
  projections: Projections
}

/** A page of a seller's orders; with `userId` undefined of all orders, with the sellers' names. */
export async function listOrders(
  deps: ListOrdersDeps,
  userId: number | undefined,
  filter: OrderFilter,
): Promise<OrderPage> {
  const found = isCounted(filter) && !filter.onHold ? await deps.lists.found(userId, filter) : undefined
  const [{ orders, nextCursor }, { counts }, onHold] = await Promise.all([
    deps.lists.page(userId, filter, found),
    deps.stats.of(userId === undefined ? 'all' : `user:${userId}`),
    deps.lists.onHold(userId),
  ])
  const [names, risks] = await Promise.all([
    userId === undefined ? deps.projections.userNames(orders.map((order) => order.userId)) : undefined,
    deps.risks.of(orders.map(({ orderId }) => orderId)),
  ])
  const items = orders.map((order) => ({
    ...orderItem(order, names && { id: order.userId, name: names.get(order.userId) ?? '' }),
    risk: risks.get(order.orderId) ?? [],
  }))
  return {
    items,
    nextCursor,
    total: filter.onHold ? onHold : (found ?? kept(counts, filter)),
    counts,
    onHold,
  }
}

const kept = (counts: OrderCounts, { status }: OrderFilter): number => counts[status ?? 'total']
