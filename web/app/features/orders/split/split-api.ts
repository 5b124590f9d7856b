import type { OrderItem } from '@izlog/contracts/http/orders'
import { IDEMPOTENCY_HEADER } from '@izlog/contracts/http/orders'
import { type SplitOrderRequest, SplitOrderResponse } from '@izlog/contracts/http/split'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callsQuery } from '../../../api/calls.ts'
import { api } from '../../../api/client.ts'
import { showOrder } from '../../../api/order-cache.ts'
import { orderQueries } from '../../../api/orders.ts'
import { refetch } from '../../../api/refetch.ts'
import { useUser } from '../../../session/use-user.ts'
import { toast } from '../../../ui/toast-store.ts'

/** Splits an order; sent twice it is split once. `onChange` comes once the lists are as the server has them. */
export function useSplit({ id }: OrderItem, key: string, onChange: () => void) {
  const client = useQueryClient()
  const { role } = useUser()
  return useMutation({
    mutationFn: (wanted: SplitOrderRequest) =>
      api.post(`/api/orders/${id}/split`, SplitOrderResponse, wanted, { [IDEMPOTENCY_HEADER]: key }),
    onSuccess: async ({ order: { order }, part }) => {
      toast({
        title: 'Porudžbina je podeljena',
        description: `Drugi paket ima broj ${part.orderId}.`,
      })
      showOrder(client, role, order)
      void refetch(client, callsQuery.queryKey)
      await Promise.all([
        refetch(client, orderQueries.all(role)),
        refetch(client, [`/api/orders/${id}/parcel`]),
        refetch(client, [`/api/orders/${id}/buyer`]),
      ])
      onChange()
    },
  })
}
