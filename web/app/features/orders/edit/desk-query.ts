import { DeskOrder } from '@izlog/contracts/http/desk'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../api/client.ts'

/** An order with its desk as it is now, from which a dialog that changes it begins. */
export const deskQuery = (id: number) =>
  queryOptions({
    queryKey: [`/api/orders/${id}/desk`] as const,
    queryFn: ({ queryKey: [path], signal }) => api.get(path, DeskOrder, signal),
    staleTime: 0,
    gcTime: 0,
  })
