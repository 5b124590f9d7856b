import { CallsSummary } from '@izlog/contracts/http/desk'
import { queryOptions } from '@tanstack/react-query'
import { api } from './client.ts'

const SUMMARY_EVERY_MS = 60_000

/** How many calls wait. */
export const callsQuery = queryOptions({
  queryKey: ['/api/orders/calls'] as const,
  queryFn: ({ queryKey: [path], signal }) => api.get(path, CallsSummary, signal),
  refetchInterval: SUMMARY_EVERY_MS,
})
