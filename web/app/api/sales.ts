import { Sales, type SalesPeriod } from '@izlog/contracts/http/sales'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api, pathOf } from './client.ts'

const SALES_EVERY_MS = 60_000

/** What the seller sold in a period; while another one is fetched, the one before stays. */
export const salesQuery = (period: SalesPeriod) =>
  queryOptions({
    queryKey: ['/api/dashboard/sales', { period }] as const,
    queryFn: ({ queryKey, signal }) => api.get(pathOf(queryKey), Sales, signal),
    refetchInterval: SALES_EVERY_MS,
    placeholderData: keepPreviousData,
  })
