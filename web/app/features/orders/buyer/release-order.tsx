import { BLOCK_LABELS, BLOCK_MESSAGES } from '@izlog/contracts/http/blocked'
import type { OrderItem } from '@izlog/contracts/http/orders'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callsQuery } from '../../../api/calls.ts'
import { orderQueries } from '../../../api/orders.ts'
import { refetch } from '../../../api/refetch.ts'
import { useUser } from '../../../session/use-user.ts'
import { toastRefusal } from '../../../shared/toast-refusal.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { ReadOnlyNotice } from '../read-only-notice.tsx'
import { releaseOrder } from './block-api.ts'

/** Why an order is on hold, and its release. */
export function ReleaseOrder({ order, hold }: { order: OrderItem; hold: NonNullable<OrderItem['hold']> }) {
  const client = useQueryClient()
  const { role, deskReadOnly } = useUser()
  const releasing = useMutation({
    mutationFn: () => releaseOrder(order.id),
    onSuccess: () => {
      toast({ title: 'Porudžbina je puštena', description: `${order.orderId} je sada među novima.` })
      void refetch(client, callsQuery.queryKey)
      return refetch(client, orderQueries.all(role))
    },
    onError: (error) => toastRefusal('Porudžbina nije puštena', error, 'Pokušajte ponovo.'),
  })
  const isCancelled = order.status === 'cancelled'
  return (
    <>
      <h3 className="mb-1 text-small font-semibold text-fg2">Zadržana</h3>
      <p>
        Kupac je blokiran ({BLOCK_LABELS[hold.by].toLowerCase()}). Porudžbina nije nikome poslata i ne broji se dok je
        ne pustite.
      </p>
      {isCancelled && <p className="mt-3">{BLOCK_MESSAGES.releaseCancelled}</p>}
      {deskReadOnly && <ReadOnlyNotice className="mt-3" />}
      {!isCancelled && !deskReadOnly && (
        <Button
          look="action"
          className="no-print mt-3"
          busy={releasing.isPending && 'Puštamo…'}
          disabled={releasing.isPending}
          onClick={() => releasing.mutate()}
        >
          Pusti
        </Button>
      )}
    </>
  )
}
