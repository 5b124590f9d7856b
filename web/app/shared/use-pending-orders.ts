import type { CurrentUser } from '@izlog/contracts/http/auth'
import { useQuery } from '@tanstack/react-query'
import { orderQueries } from '../api/orders.ts'

/** The number of the user's pending orders, for the navigation bars; 0 until it is loaded. */
export function usePendingOrders(user: CurrentUser): number {
  const { data } = useQuery({ ...orderQueries.newest(user.role, NEWEST_ORDERS), select: (page) => page.counts.pending })
  return data ?? 0
}

/** The dashboard fetches five orders with the same query, so the count needs no request of its own there. */
export const NEWEST_ORDERS = 5
