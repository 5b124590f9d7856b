import { DeliveryTestResponse } from '@izlog/contracts/http/deliveries'
import { useMutation } from '@tanstack/react-query'
import { api } from '../api/client.ts'
import { toastRefusal } from './toast-refusal.ts'

/** Sends a marked test order through every channel that the seller has set up. */
export const useTestOrder = () =>
  useMutation({
    mutationFn: () => api.post('/api/deliveries/test', DeliveryTestResponse),
    onError: (error) => toastRefusal('Probna porudžbina nije poslata', error, 'Molimo pokušajte ponovo'),
  })
