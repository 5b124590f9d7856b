import type { Role } from '@izlog/contracts/domain/users'
import type { OrderItem } from '@izlog/contracts/http/orders'
import { OrderPage } from '@izlog/contracts/http/orders'
import { useQuery } from '@tanstack/react-query'
import { api, pathOf } from '../../api/client.ts'
import { orderQueries } from '../../api/orders.ts'

/** The open order: from the list when it is there, else looked up by its number, as when a link to it was followed. */
export function useOpenOrder(role: Role, listed: readonly OrderItem[], orderId: string | null): OrderItem | null {
  const inList = listed.find((order) => order.orderId === orderId)
  const found = useQuery({
    queryKey: [...orderQueries.all(role), { search: orderId, limit: 1 }] as const,
    queryFn: ({ queryKey, signal }) => api.get(pathOf(queryKey), OrderPage, signal),
    enabled: orderId !== null && inList === undefined,
    gcTime: 0,
  })
  return inList ?? found.data?.items.find((order) => order.orderId === orderId) ?? null
}
