import type { Role } from '@izlog/contracts/domain/users'
import type { OrderItem } from '@izlog/contracts/http/orders'
import { ORDER_MESSAGES, OrderPage } from '@izlog/contracts/http/orders'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api, pathOf } from '../../api/client.ts'
import { orderQueries } from '../../api/orders.ts'
import { toast } from '../../ui/toast-store.ts'

/** The open order. One that is not in the list, as after a link from elsewhere, is fetched by its order code. */
export function useOpenOrder(role: Role, listed: readonly OrderItem[], orderId: string | null): OrderItem | null {
  const inList = listed.find((order) => order.orderId === orderId)
  const found = useQuery({
    queryKey: [...orderQueries.all(role), { search: orderId, limit: 1 }] as const,
    queryFn: ({ queryKey, signal }) => api.get(pathOf(queryKey), OrderPage, signal),
    enabled: orderId !== null && inList === undefined,
    gcTime: 0,
  })
  const order = inList ?? found.data?.items.find((each) => each.orderId === orderId) ?? null
  const missing = found.isSuccess && order === null
  useEffect(() => {
    if (missing) toast({ tone: 'bad', title: ORDER_MESSAGES.notFound })
  }, [missing])
  return order
}
