import { Erasure, ErasurePage, type RequestErasureRequest } from '@izlog/contracts/http/erasures'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { api, pathOf } from '../../api/client.ts'

const ERASURES = '/api/admin/erasures'
/** An administrator who waits for an erasure sees it finish without a reload. */
const UNDER_WAY_EVERY_MS = 5000

export const erasuresKey = [ERASURES] as const

/** Receipts, newest first. Leaving the screen drops them from the cache. */
export const erasurePages = infiniteQueryOptions({
  queryKey: erasuresKey,
  queryFn: ({ pageParam, signal }) => api.get(pathOf([ERASURES, { cursor: pageParam }]), ErasurePage, signal),
  initialPageParam: null as string | null,
  getNextPageParam: (last) => last.nextCursor,
  gcTime: 0,
  refetchInterval: ({ state }) =>
    state.data?.pages.some(({ items }) => items.some((one) => one.state === 'under-way' && one.runningOrders === 0))
      ? UNDER_WAY_EVERY_MS
      : false,
})

export const requestErasure = (asked: RequestErasureRequest) => api.post(ERASURES, Erasure, asked)
