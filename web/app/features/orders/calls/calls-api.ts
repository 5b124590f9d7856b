import { type DeskBody, DeskOrder, NextCall } from '@izlog/contracts/http/desk'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../api/client.ts'

/** While an order is being called its lease is renewed, and an empty queue is asked again. */
const NEXT_EVERY_MS = 60_000

/** The order to call now, taken for this session; the same again until it is noted or skipped. */
export const nextCallQuery = (skip: readonly number[]) =>
  queryOptions({
    queryKey: ['/api/orders/calls/next', { skip }] as const,
    queryFn: () => api.post('/api/orders/calls/next', NextCall, { skip }),
    staleTime: 0,
    gcTime: 0,
    refetchInterval: NEXT_EVERY_MS,
  })

export const noteStep = (id: number, body: DeskBody) => api.post(`/api/orders/${id}/desk`, DeskOrder, body)

/** Takes back the step that made this version. */
export const undoStep = (id: number, version: number) => api.post(`/api/orders/${id}/desk/undo`, DeskOrder, { version })
