import type { Role } from '@izlog/contracts/domain/users'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { deliveryQueries, followDeliveries } from '../api/deliveries.ts'
import { listenToOrders } from '../api/live-orders.ts'
import { showOrder } from '../api/order-cache.ts'
import { orderQueries } from '../api/orders.ts'
import { refetch } from '../api/refetch.ts'
import { statsQueries } from '../api/stats.ts'
import { useFreshOrders } from '../shared/fresh-orders.ts'
import { playOrderSound, useOrderSound } from '../shared/order-sound.ts'
import { NEWEST_ORDERS } from '../shared/use-pending-orders.ts'

/** An event updates the counters a moment after the order. Waiting this long also combines many events into one fetch, ms. */
const READ_AFTER_MS = 800

/** Keeps cached orders up to date while the app is open: changed orders in their rows, new orders in the counts and the newest orders, and by a sound where it is on. */
export function useLiveOrders(role: Role): void {
  const client = useQueryClient()
  useEffect(() => {
    const newest = soon(() => refetch(client, orderQueries.newest(role, NEWEST_ORDERS).queryKey))
    const failedCount = soon(() => refetch(client, deliveryQueries.failedCounts))
    const figures = soon(() => refetch(client, statsQueries.admin.queryKey))
    const lists = soon(() => refetch(client, orderQueries.all(role)))
    const stop = listenToOrders(
      ({ kind, order }) => {
        figures.run()
        // Nobody placed it, so it plays no sound and is no new order.
        if (kind === 'split-off') return lists.run()
        if (kind === 'changed') {
          showOrder(client, role, order)
          if (client.isFetching({ queryKey: orderQueries.all(role) }) > 0) lists.run()
          followDeliveries(client, order.orderId).catch(() => undefined)
          return failedCount.run()
        }
        if (useOrderSound.getState().isOn) playOrderSound()
        useFreshOrders.getState().add()
        newest.run()
      },
      () => {
        newest.run()
        failedCount.run()
        figures.run()
        void refetch(client, deliveryQueries.ofOrders)
      },
    )
    return () => {
      stop()
      newest.cancel()
      figures.cancel()
      failedCount.cancel()
      lists.cancel()
    }
  }, [client, role])
}

/** Delays a function, and runs it once for all calls during the delay. */
function soon(work: () => unknown) {
  let waiting: ReturnType<typeof setTimeout> | undefined
  const cancel = () => {
    clearTimeout(waiting)
    waiting = undefined
  }
  const run = () => {
    waiting ??= setTimeout(() => {
      waiting = undefined
      work()
    }, READ_AFTER_MS)
  }
  return { run, cancel }
}
