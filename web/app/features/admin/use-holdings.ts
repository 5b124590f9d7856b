import { DeliveryHoldings, DomainHoldings, OrderHoldings, PageHoldings } from '@izlog/contracts/http/holdings'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { z } from 'zod'
import { api, pathOf } from '../../api/client.ts'

/** A count from a service, fetched again each time the dialog asks for it. */
const useCount = <S extends z.ZodType>(of: string, userId: number, schema: S): UseQueryResult<z.infer<S>> =>
  useQuery({
    queryKey: [`/api/${of}/held-by`, userId] as const,
    queryFn: ({ queryKey, signal }) => api.get<S>(pathOf(queryKey), schema, signal),
    gcTime: 0,
  })

/** The counts of a user's records in each service. */
export const useHoldings = (userId: number) => ({
  pages: useCount('websites', userId, PageHoldings),
  orders: useCount('orders', userId, OrderHoldings),
  deliveries: useCount('deliveries', userId, DeliveryHoldings),
  domains: useCount('domains', userId, DomainHoldings),
})
