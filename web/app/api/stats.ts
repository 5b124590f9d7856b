import { AdminStats } from '@izlog/contracts/http/stats'
import { queryOptions } from '@tanstack/react-query'
import { api, pathOf } from './client.ts'

export const statsQueries = {
  /** Everybody's figures, for administrators; not kept after their screen is left. */
  admin: queryOptions({
    queryKey: ['/api/admin/dashboard/stats'] as const,
    queryFn: ({ queryKey, signal }) => api.get(pathOf(queryKey), AdminStats, signal),
    gcTime: 0,
  }),
}
