import { DeliveryTestResponse, LastTestOrder } from '@izlog/contracts/http/deliveries'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api, pathOf } from '../api/client.ts'
import { refetch } from '../api/refetch.ts'
import { toastRefusal } from './toast-refusal.ts'

/** When the user's last test order arrived. */
export const lastTestOrder = queryOptions({
  queryKey: ['/api/deliveries/test'] as const,
  queryFn: ({ queryKey, signal }) => api.get(pathOf(queryKey), LastTestOrder, signal),
})

/** Sends a marked test order through every channel that the seller has set up. */
export function useTestOrder() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => api.post('/api/deliveries/test', DeliveryTestResponse),
    onSuccess: () => void refetch(client, lastTestOrder.queryKey),
    onError: (error) => toastRefusal('Probna porudžbina nije poslata', error, 'Molimo pokušajte ponovo'),
  })
}
