import { BlockedList, type BlockRequest, Unblocked } from '@izlog/contracts/http/blocked'
import { OrderItem } from '@izlog/contracts/http/orders'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../api/client.ts'

const PATH = '/api/orders/blocked'

/** The seller's block list. */
export const blockedQuery = queryOptions({
  queryKey: [PATH] as const,
  queryFn: ({ queryKey: [path], signal }) => api.get(path, BlockedList, signal),
  staleTime: 0,
})

export const blockBuyer = (body: BlockRequest) => api.post(PATH, BlockedList, body)
export const unblock = (id: string) => api.delete(`${PATH}/${id}`, Unblocked)
export const releaseOrder = (id: number) => api.post(`/api/orders/${id}/release`, OrderItem)
