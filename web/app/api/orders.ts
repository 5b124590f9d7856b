import type { Role } from '@izlog/contracts/domain/users'
import { type OrderFilter, OrderPage } from '@izlog/contracts/http/orders'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { api, pathOf } from './client.ts'

/** The filter of an orders list; an undefined field does not filter. */
export type OrderSearch = Omit<OrderFilter, 'cursor' | 'limit'>

/** Administrators fetch all orders, sellers their own (docs/product/platform.md 6). */
const ordersPath = (role: Role) => (role === 'admin' ? '/api/orders' : '/api/orders/my')

export const orderQueries = {
  all: (role: Role) => [ordersPath(role)] as const,

  /** The list of the orders screen. Leaving the screen drops it from the cache, so that returning shows orders that arrived in the meantime. */
  list: (role: Role, filter: OrderSearch) =>
    infiniteQueryOptions({
      queryKey: [...orderQueries.all(role), filter] as const,
      queryFn: ({ pageParam, signal }) =>
        api.get(pathOf([ordersPath(role), { ...filter, cursor: pageParam }]), OrderPage, signal),
      initialPageParam: null as string | null,
      getNextPageParam: (last) => last.nextCursor,
      gcTime: 0,
    }),

  /** The newest orders, with the counts of all orders. */
  newest: (role: Role, limit: number) =>
    queryOptions({
      queryKey: [...orderQueries.all(role), { limit }] as const,
      queryFn: ({ queryKey, signal }) => api.get(pathOf(queryKey), OrderPage, signal),
    }),
}
