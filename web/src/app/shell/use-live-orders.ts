import type { Role } from '@izlog/contracts/domain/users'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { listenToOrders } from '../api/live-orders.ts'
import { showOrder } from '../api/order-cache.ts'
import { orderQueries } from '../api/orders.ts'
import { useFreshOrders } from '../shared/fresh-orders.ts'
import { NEWEST_ORDERS } from './use-pending-orders.ts'

/** The counters follow an order by an event; many orders at once are read once. */
const READ_AFTER_MS = 800

/** Keeps what is shown of orders true while the app is open: changes in their rows, new ones in the bars and the newest few. */
export function useLiveOrders(role: Role): void {
  const client = useQueryClient()
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | null = null
    const readNewest = () => {
      waiting ??= setTimeout(() => {
        waiting = null
        void client.invalidateQueries({ queryKey: orderQueries.newest(role, NEWEST_ORDERS).queryKey })
      }, READ_AFTER_MS)
    }
    const stop = listenToOrders(({ kind, order }) => {
      if (kind === 'changed') return void showOrder(client, role, order)
      useFreshOrders.getState().add()
      readNewest()
    }, readNewest)
    return () => {
      stop()
      if (waiting) clearTimeout(waiting)
    }
  }, [client, role])
}
