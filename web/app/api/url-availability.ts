import { UrlAvailability } from '@izlog/contracts/http/url-availability'
import { queryOptions } from '@tanstack/react-query'
import { api, pathOf } from './client.ts'

const AVAILABLE_FOR_MS = 10_000

/** Whether an address is free; the answer expires soon, because another seller may take the address. */
export const urlAvailable = (url: string) =>
  queryOptions({
    queryKey: ['/api/websites/url-available', { url }] as const,
    queryFn: ({ queryKey, signal }) => api.get(pathOf(queryKey), UrlAvailability, signal),
    staleTime: AVAILABLE_FOR_MS,
  })
