import { Buyer } from '@izlog/contracts/http/buyer'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../api/client.ts'

/** What an order's seller has to do with its buyer. */
export const buyerQuery = (id: number) =>
  queryOptions({
    queryKey: [`/api/orders/${id}/buyer`] as const,
    queryFn: ({ queryKey: [path], signal }) => api.get(path, Buyer, signal),
  })
