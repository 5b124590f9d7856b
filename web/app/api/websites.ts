import { SyncDashboard, WebsitePage } from '@izlog/contracts/http/catalog'
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { api, pathOf } from './client.ts'
import { refetch } from './refetch.ts'

/** The dashboard's polling interval (docs/product/builder.md 9). */
const DASHBOARD_POLL_MS = 30_000

export const websiteQueries = {
  mine: infiniteQueryOptions({
    queryKey: ['/api/websites/my'] as const,
    queryFn: ({ pageParam, signal }) =>
      api.get(pathOf(['/api/websites/my', { cursor: pageParam }]), WebsitePage, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.nextCursor,
  }),
  dashboard: queryOptions({
    queryKey: ['/api/sync/dashboard'] as const,
    queryFn: ({ queryKey, signal }) => api.get(pathOf(queryKey), SyncDashboard, signal),
  }),
}

/** The websites after those that the dashboard carries, from its cursor on. */
export const olderInDashboard = (cursor: string | null) =>
  infiniteQueryOptions({
    queryKey: ['/api/sync/dashboard', { cursor }] as const,
    queryFn: ({ pageParam, signal }) =>
      api.get(pathOf(['/api/sync/dashboard', { cursor: pageParam }]), SyncDashboard, signal),
    initialPageParam: cursor,
    getNextPageParam: (last) => last.nextCursor,
  })

/** The dashboard's query with that interval. */
export const polledDashboard = { ...websiteQueries.dashboard, refetchInterval: DASHBOARD_POLL_MS }

const refresh = (client: QueryClient, paths: readonly string[]) =>
  Promise.all(paths.map((path) => refetch(client, [path])))

/** Fetches everything that a manual sync refreshes (docs/product/builder.md 7). */
export const refreshAfterSync = (client: QueryClient) =>
  refresh(client, ['/api/sync/dashboard', '/api/websites/my', '/api/dashboard/stats', '/api/orders/my', '/api/orders'])

/** Fetches the lists that show a new or changed website (docs/product/builder.md 7). */
export const refreshAfterCreate = (client: QueryClient) =>
  refresh(client, ['/api/sync/dashboard', '/api/websites/my', '/api/websites/public-list'])
