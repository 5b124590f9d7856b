import type { OrderStatus } from '@izlog/contracts/domain/order-status'
import { OrderItem } from '@izlog/contracts/http/orders'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, sentenceOf } from '../../api/client.ts'
import { putBack, showOrder } from '../../api/order-cache.ts'
import { orderQueries } from '../../api/orders.ts'
import { refetch } from '../../api/refetch.ts'
import { toast } from '../../ui/toast-store.ts'

/** An event updates the counters, so the lists are fetched again a moment later. */
const REFRESH_AFTER_MS = 800

interface Change {
  readonly order: OrderItem
  readonly status: OrderStatus
}

/** Changes an order's status: shown at once, restored if the request fails, with an undo button in the toast (docs/product/platform.md 7 and 8). */
export function useStatusChange(): (order: OrderItem, status: OrderStatus) => void {
  const client = useQueryClient()
  const { mutate } = useMutation({
    mutationFn: ({ order, status }: Change) => api.put(`/api/orders/${order.id}`, OrderItem, { status }),
    onMutate: async ({ order, status }) => {
      await client.cancelQueries({ queryKey: orderQueries.all('admin') })
      return showOrder(client, 'admin', { ...order, status })
    },
    onSuccess: (_saved, { order, status }) => {
      toast({
        title: 'Status ažuriran',
        description: 'Status narudžbine je uspešno ažuriran',
        action: { label: 'Vrati', run: () => mutate({ order: { ...order, status }, status: order.status }) },
      })
    },
    onError: (error, change, snapshot) => {
      if (snapshot) putBack(client, snapshot)
      toast({
        tone: 'bad',
        title: 'Greška',
        description: sentenceOf(error, 'Neuspešno ažuriranje statusa'),
        action: { label: 'Ponovi', run: () => mutate(change) },
      })
    },
    onSettled: () => {
      setTimeout(() => void refetch(client, orderQueries.all('admin')), REFRESH_AFTER_MS)
    },
  })
  return (order, status) => mutate({ order, status })
}
