import type { Role } from '@izlog/contracts/domain/users'
import type { OrderItem, OrderPage } from '@izlog/contracts/http/orders'
import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { orderQueries } from './orders.ts'

type Pages = InfiniteData<OrderPage, string | null>
type Cached = Pages | OrderPage

/** The cached lists of orders, to restore them if a change fails. */
export type Snapshot = ReturnType<typeof cachedOrders>
const cachedOrders = (client: QueryClient, role: Role) =>
  client.getQueriesData<Cached>({ queryKey: orderQueries.all(role) })

/** Updates an order and the counts in all cached lists; returns the lists as they were before. */
export function showOrder(client: QueryClient, role: Role, order: OrderItem): Snapshot {
  const before = cachedOrders(client, role)
  const known = before.flatMap(([, cached]) => ordersIn(cached)).find(({ id }) => id === order.id)
  client.setQueriesData<Cached>({ queryKey: orderQueries.all(role) }, (cached) => {
    if (!cached) return cached
    const change = (page: OrderPage) => withOrder(page, order, known?.status ?? order.status)
    return 'pages' in cached ? { ...cached, pages: cached.pages.map(change) } : change(cached)
  })
  return before
}

export function putBack(client: QueryClient, snapshot: Snapshot): void {
  for (const [key, data] of snapshot) client.setQueryData(key, data)
}

/** A page of orders after one order changed; `previous` is that order's former status. */
export function withOrder(page: OrderPage, order: OrderItem, previous: OrderItem['status']): OrderPage {
  const { counts } = page
  const moved =
    order.status === previous
      ? {}
      : { [previous]: Math.max(0, counts[previous] - 1), [order.status]: counts[order.status] + 1 }
  return {
    ...page,
    items: page.items.map((each) => (each.id === order.id ? merged(each, order) : each)),
    counts: { ...counts, ...moved },
  }
}

/** Live events contain no seller's name, and the risk only once it has changed; the row in the cache has both. */
const merged = (before: OrderItem, order: OrderItem): OrderItem => ({
  ...{ ...before, ...order },
  // Nothing of an erased shopper stays until the orders are judged.
  ...(order.erasedAt ? { risk: [] } : {}),
})

const ordersIn = (cached: Cached | undefined): readonly OrderItem[] => {
  if (!cached) return []
  return 'pages' in cached ? cached.pages.flatMap(({ items }) => items) : cached.items
}
