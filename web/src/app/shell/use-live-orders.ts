import type { Role } from '@izlog/contracts/domain/users'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { listenToOrders } from '../api/live-orders.ts'
import { showOrder } from '../api/order-cache.ts'
import { orderQueries } from '../api/orders.ts'
import { useFreshOrders } from '../shared/fresh-orders.ts'
import { NEWEST_ORDERS } from './use-pending-orders.ts'

/** Keeps what is shown of orders true while the app is open: changes in their rows, new ones in the bars and the newest few. */
export function useLiveOrders(role: Role): void {
  const client = useQueryClient()
  useEffect(() => {
    const readNewest = () =>
      void client.invalidateQueries(
        { queryKey: orderQueries.newest(role, NEWEST_ORDERS).queryKey },
        { cancelRefetch: false },
      )
    return listenToOrders(({ kind, order }) => {
      if (kind === 'changed') return void showOrder(client, role, order)
      useFreshOrders.getState().add()
      readNewest()
    }, readNewest)
  }, [client, role])
}
