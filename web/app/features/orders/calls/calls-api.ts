import { type DeskBody, DeskOrder, NextCall } from '@izlog/contracts/http/desk'
import { UnfinishedForm, type UnfinishedOutcome } from '@izlog/contracts/http/unfinished-forms'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../api/client.ts'

/** While an order is being called its lease is renewed, and an empty queue is asked again. */
const NEXT_EVERY_MS = 60_000

/** Orders and unfinished forms that are put off. */
export interface Skipped {
  readonly skip: readonly number[]
  readonly skipUnfinished: readonly string[]
}

/** The order or unfinished form to call now, taken for this session; the same again until it is noted or skipped. */
export const nextCallQuery = (skipped: Skipped) =>
  queryOptions({
    queryKey: ['/api/orders/calls/next', skipped] as const,
    queryFn: () => api.post('/api/orders/calls/next', NextCall, skipped),
    staleTime: 0,
    gcTime: 0,
    refetchInterval: NEXT_EVERY_MS,
  })

export const noteStep = (id: number, body: DeskBody) => api.post(`/api/orders/${id}/desk`, DeskOrder, body)

/** Takes back the step that made this version. */
export const undoStep = (id: number, version: number) => api.post(`/api/orders/${id}/desk/undo`, DeskOrder, { version })

export const noteUnfinished = ({ id, version }: UnfinishedForm, outcome: UnfinishedOutcome) =>
  api.post(`/api/orders/unfinished/${id}/outcome`, UnfinishedForm, { outcome, version })

/** Takes back the outcome that made this version. */
export const undoUnfinished = ({ id, version }: UnfinishedForm) =>
  api.post(`/api/orders/unfinished/${id}/undo`, UnfinishedForm, { version })
