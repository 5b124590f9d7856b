import type { CurrentUser } from '@izlog/contracts/http/auth'
import { useQuery } from '@tanstack/react-query'
import { orderQueries } from '../api/orders.ts'

/** How many orders wait for this person, for the bars; 0 until it is known. */
export function usePendingOrders(user: CurrentUser): number {
  const { data } = useQuery({ ...orderQueries.newest(user.role, NEWEST_ORDERS), select: (page) => page.counts.pending })
  return data ?? 0
}

/** The dashboard shows these five, so the bars' count costs no call of its own there. */
export const NEWEST_ORDERS = 5
