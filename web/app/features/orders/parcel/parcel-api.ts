import { DeskOrder } from '@izlog/contracts/http/desk'
import type { OrderItem } from '@izlog/contracts/http/orders'
import { OrderParcel, type ShareParcelRequest } from '@izlog/contracts/http/parcel'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { callsQuery } from '../../../api/calls.ts'
import { api } from '../../../api/client.ts'
import { orderQueries } from '../../../api/orders.ts'
import { refetch } from '../../../api/refetch.ts'
import { useUser } from '../../../session/use-user.ts'
import { toastRefusal } from '../../../shared/toast-refusal.ts'
import { toast } from '../../../ui/toast-store.ts'

const pathOf = (id: number) => `/api/orders/${id}/parcel` as const

/** With which orders an order shares its parcel or may share one; asked anew once the order is another, such as packed. */
export const parcelQuery = ({ id, updatedAt }: Pick<OrderItem, 'id' | 'updatedAt'>) =>
  queryOptions({
    queryKey: [pathOf(id), { updatedAt }] as const,
    queryFn: ({ queryKey: [path], signal }) => api.get(path, OrderParcel, signal),
    placeholderData: (before, query) => (query?.queryKey[0] === pathOf(id) ? before : undefined),
    staleTime: 0,
  })

interface Together {
  /** The order that is shown. */
  readonly id: number
  readonly other: ShareParcelRequest['order']
}

/** Puts orders into one parcel and takes them out again; `onChange` comes once the lists are as the server has them. */
export function useSharedParcel(onChange: () => void) {
  const client = useQueryClient()
  const { role } = useUser()
  const show = async (id: number) => {
    void refetch(client, callsQuery.queryKey)
    await Promise.all([refetch(client, orderQueries.all(role)), refetch(client, [pathOf(id)])])
    onChange()
  }
  const separating = useMutation({
    mutationFn: ({ other }: Together) => api.delete(pathOf(other), DeskOrder),
    onSuccess: (_order, { id }) => {
      toast({ title: 'Porudžbina je izdvojena', description: 'Opet ima svoj paket i svoj iznos za naplatu.' })
      return show(id)
    },
    onError: (error) => toastRefusal('Porudžbina nije izdvojena', error, 'Pokušajte ponovo.'),
  })
  const sharing = useMutation({
    mutationFn: ({ id, other }: Together) => api.post(pathOf(id), DeskOrder, { order: other }),
    onSuccess: ({ order }, { id, other }) => {
      const follower = order.parcelShare?.role === 'follows' ? id : other
      // Somebody may have taken it out again meanwhile.
      if (order.parcelShare)
        toast({
          title: 'Porudžbine idu u istom paketu',
          description: 'Jedna nalepnica i jedna naplata za sve.',
          action: { label: 'Poništi', run: () => separating.mutate({ id, other: follower }) },
        })
      return show(id)
    },
    onError: (error) => toastRefusal('Porudžbina nije dodata', error, 'Pokušajte ponovo.'),
  })
  return { sharing, separating, isBusy: sharing.isPending || separating.isPending }
}
