import { AdminStats } from '@izlog/contracts/http/stats'
import { queryOptions } from '@tanstack/react-query'
import { api, pathOf } from './client.ts'

export const statsQueries = {
  /** The figures of all sellers, for administrators; leaving their screen drops them from the cache. */
  admin: queryOptions({
    queryKey: ['/api/admin/dashboard/stats'] as const,
    queryFn: ({ queryKey, signal }) => api.get(pathOf(queryKey), AdminStats, signal),
    gcTime: 0,
  }),
}
