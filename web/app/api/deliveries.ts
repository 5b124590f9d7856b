import type { Channel } from '@izlog/contracts/domain/delivery'
import { type DeliveryItem, DeliveryPage } from '@izlog/contracts/http/deliveries'
import { type InfiniteData, infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { api, pathOf } from './client.ts'
import { refetch } from './refetch.ts'

const OF_ORDERS = '/api/deliveries'
const FAILED = '/api/deliveries/failed'
const LISTED = [FAILED, 'list'] as const
const COUNTED = [FAILED, 'count'] as const
/** More deliveries than any order has. */
const ALL_OF_ORDER = 100

export const deliveryQueries = {
  ofOrders: [OF_ORDERS] as const,

  /** All deliveries of one order, newest first. */
  ofOrder: (orderId: string) =>
    queryOptions({
      queryKey: [...deliveryQueries.ofOrders, { orderId, limit: ALL_OF_ORDER }] as const,
      queryFn: ({ queryKey, signal }) => api.get(pathOf(queryKey), DeliveryPage, signal),
      gcTime: 0,
    }),

  /** The screen of failed deliveries, of a channel or (undefined) of all; fetched again whenever it is opened. */
  failed: (channel?: Channel) =>
    infiniteQueryOptions({
      queryKey: [...LISTED, channel] as const,
      queryFn: ({ pageParam, signal }) =>
        api.get(pathOf([FAILED, { channel, cursor: pageParam }]), DeliveryPage, signal),
      initialPageParam: null as string | null,
      getNextPageParam: (last) => last.nextCursor,
      gcTime: 0,
    }),

  failedCounts: COUNTED,

  /** The number of failed deliveries, of a channel or of all, that were not sent since. */
  failedCount: (channel?: Channel) =>
    queryOptions({
      queryKey: [...COUNTED, channel] as const,
      queryFn: ({ signal }) => api.get(pathOf([FAILED, { channel, limit: 1 }]), DeliveryPage, signal),
      select: ({ total }) => total,
      gcTime: 0,
    }),
}

type Cached = DeliveryPage | InfiniteData<DeliveryPage, string | null>

/** Updates deliveries in all cached lists. A row stays in its place even if it no longer belongs to the list. */
export function showDeliveries(client: QueryClient, deliveries: readonly DeliveryItem[]): void {
  const fresh = new Map(deliveries.map((each) => [each.id, each]))
  // Responses can arrive out of order, so one that is older than the shown row is ignored.
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

/** Updates all lists after a change of an order's deliveries. */
export async function followDeliveries(client: QueryClient, orderId: string): Promise<void> {
  const { queryKey } = deliveryQueries.ofOrder(orderId)
  void refetch(client, queryKey)
  const lists = client.getQueriesData<InfiniteData<DeliveryPage>>({ queryKey: LISTED })
  const listed = lists.flatMap(([, list]) => list?.pages.flatMap(({ items }) => items) ?? [])
  if (!listed.some((each) => each.orderId === orderId)) return
  showDeliveries(client, (await api.get(pathOf(queryKey), DeliveryPage)).items)
}
