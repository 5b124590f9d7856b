import { type DeliveryItem, DeliveryPage } from '@izlog/contracts/http/deliveries'
import { type InfiniteData, infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { api, pathOf } from './client.ts'
import { refetch } from './refetch.ts'

const OF_ORDERS = '/api/deliveries'
const FAILED = '/api/deliveries/failed'
/** More than one order ever has. */
const ALL_OF_ORDER = 100

export const deliveryQueries = {
  ofOrders: [OF_ORDERS] as const,

  /** All that was sent, or was to be, of one order; newest first. */
  ofOrder: (orderId: string) =>
    queryOptions({
      queryKey: [...deliveryQueries.ofOrders, { orderId, limit: ALL_OF_ORDER }] as const,
      queryFn: ({ queryKey, signal }) => api.get(pathOf(queryKey), DeliveryPage, signal),
      gcTime: 0,
    }),

  /** The screen of failed deliveries; fetched again whenever it is opened. */
  failed: infiniteQueryOptions({
    queryKey: [FAILED] as const,
    queryFn: ({ pageParam, signal }) => api.get(pathOf([FAILED, { cursor: pageParam }]), DeliveryPage, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.nextCursor,
    gcTime: 0,
  }),

  /** How many failed and were not sent since. */
  failedCount: queryOptions({
    queryKey: [FAILED, { limit: 1 }] as const,
    queryFn: ({ queryKey, signal }) => api.get(pathOf(queryKey), DeliveryPage, signal),
    select: ({ total }) => total,
    gcTime: 0,
  }),
}

type Cached = DeliveryPage | InfiniteData<DeliveryPage, string | null>

/** Shows deliveries as they are now wherever they are listed; a row stays where it is, also once it was sent. */
export function showDeliveries(client: QueryClient, deliveries: readonly DeliveryItem[]): void {
  const fresh = new Map(deliveries.map((each) => [each.id, each]))
  // Answers may overtake one another: one that is older than what is shown is ignored.
  const newer = (shown: DeliveryItem) => {
    const now = fresh.get(shown.id)
    return now && now.changedAt >= shown.changedAt ? now : shown
  }
  const change = (page: DeliveryPage) => ({ ...page, items: page.items.map(newer) })
  for (const path of [OF_ORDERS, FAILED]) {
    client.setQueriesData<Cached>({ queryKey: [path] }, (cached) => {
      if (!cached) return cached
      return 'pages' in cached ? { ...cached, pages: cached.pages.map(change) } : change(cached)
    })
  }
}

/** An order's deliveries have changed: fetches again the queries that show them. */
export async function followDeliveries(client: QueryClient, orderId: string): Promise<void> {
  const { queryKey } = deliveryQueries.ofOrder(orderId)
  void refetch(client, queryKey)
  const listed = client.getQueryData(deliveryQueries.failed.queryKey)?.pages.flatMap(({ items }) => items) ?? []
  if (!listed.some((each) => each.orderId === orderId)) return
  showDeliveries(client, (await api.get(pathOf(queryKey), DeliveryPage)).items)
}
