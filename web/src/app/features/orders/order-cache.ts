import type { OrderItem, OrderPage } from '@izlog/contracts/http/orders'
import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { orderQueries } from '../../api/orders.ts'

type Pages = InfiniteData<OrderPage, string | null>
type Cached = Pages | OrderPage

/** What the cache holds of orders, to be put back when a change is refused. */
export type Snapshot = ReturnType<typeof cachedOrders>
const cachedOrders = (client: QueryClient) => client.getQueriesData<Cached>({ queryKey: orderQueries.all('admin') })

/** Shows another status everywhere at once, with its counts; gives back what was there before. */
export function showStatus(client: QueryClient, changed: OrderItem, status: OrderItem['status']): Snapshot {
  const before = cachedOrders(client)
  client.setQueriesData<Cached>({ queryKey: orderQueries.all('admin') }, (cached) => {
    if (!cached) return cached
    const change = (page: OrderPage) => withStatus(page, changed, status)
    return 'pages' in cached ? { ...cached, pages: cached.pages.map(change) } : change(cached)
  })
  return before
}

export function putBack(client: QueryClient, snapshot: Snapshot): void {
  for (const [key, data] of snapshot) client.setQueryData(key, data)
}

/** A page of orders after one of them changed its status; `changed` is that order as it was. */
export function withStatus(page: OrderPage, changed: OrderItem, status: OrderItem['status']): OrderPage {
  if (changed.status === status) return page
  const { counts } = page
  return {
    ...page,
    items: page.items.map((order) => (order.id === changed.id ? { ...order, status } : order)),
    counts: {
      ...counts,
      [changed.status]: Math.max(0, counts[changed.status] - 1),
      [status]: counts[status] + 1,
    },
  }
}
