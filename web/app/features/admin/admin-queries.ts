import { UserPage } from '@izlog/contracts/http/admin'
import { AdminWebsitePage } from '@izlog/contracts/http/catalog'
import { infiniteQueryOptions, keepPreviousData, type QueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { api, pathOf } from '../../api/client.ts'
import { refetch } from '../../api/refetch.ts'
import { statsQueries } from '../../api/stats.ts'

const CLIENTS = '/api/admin/clients'
const USERS = '/api/admin/users'
const WEBSITES = '/api/websites'
const [STATS] = statsQueries.admin.queryKey

/** Other services receive a user's change as an event, so their figures are fetched a moment later. */
const FIGURES_FOLLOW_MS = 1500

/** A paginated list. Leaving the screen drops it from the cache, so that returning shows items that arrived in the meantime. */
const pagesOf = <Page extends z.ZodType<{ nextCursor: string | null }>>(path: string, page: Page, search: string) =>
  infiniteQueryOptions({
    queryKey: search ? [path, { search }] : [path],
    queryFn: ({ pageParam, signal }) =>
      api.get<Page>(pathOf([path, { cursor: pageParam, search: search || null }]), page, signal),
    // What was found before stays until the next answer is there.
    placeholderData: keepPreviousData,
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.nextCursor,
    gcTime: 0,
  })

/** The four queries of the admin panel (docs/product/platform.md 2 and 7). */
export const adminQueries = {
  clients: (search: string) => pagesOf(CLIENTS, UserPage, search),
  users: (search: string) => pagesOf(USERS, UserPage, search),
  websites: (search: string) => pagesOf(WEBSITES, AdminWebsitePage, search),
  stats: statsQueries.admin,
}

const refresh = (client: QueryClient, paths: readonly string[]) =>
  Promise.all(paths.map((path) => refetch(client, [path])))

/** Fetches lists and figures again after a change of a user; resolves when they are loaded. */
export function refreshAdmin(client: QueryClient): Promise<unknown> {
  setTimeout(() => void refresh(client, [STATS, WEBSITES]), FIGURES_FOLLOW_MS)
  return refresh(client, [CLIENTS, USERS, WEBSITES, STATS])
}
