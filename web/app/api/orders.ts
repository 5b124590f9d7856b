import type { Role } from '@izlog/contracts/domain/users'
import { type OrderFilter, OrderPage } from '@izlog/contracts/http/orders'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { api, pathOf } from './client.ts'

/** What an orders list is narrowed by; a field left out does not narrow. */
export type OrderSearch = Pick<OrderFilter, 'search' | 'status'>

/** Administrators read all orders, sellers those of their own products (docs/product/platform.md 6). */
const ordersPath = (role: Role) => (role === 'admin' ? '/api/orders' : '/api/orders/my')

export const orderQueries = {
  all: (role: Role) => [ordersPath(role)] as const,

  /** The orders screen. It is not kept after the screen is left, so that coming back shows what has come in since. */
  list: (role: Role, filter: OrderSearch) =>
    infiniteQueryOptions({
      queryKey: [...orderQueries.all(role), filter] as const,
      queryFn: ({ pageParam, signal }) =>
        api.get(pathOf([ordersPath(role), { ...filter, cursor: pageParam }]), OrderPage, signal),
      initialPageParam: null as string | null,
      getNextPageParam: (last) => last.nextCursor,
      gcTime: 0,
    }),

  /** The newest few, with the counts of all. */
  newest: (role: Role, limit: number) =>
    queryOptions({
      queryKey: [...orderQueries.all(role), { limit }] as const,
      queryFn: ({ queryKey, signal }) => api.get(pathOf(queryKey), OrderPage, signal),
    }),
}
