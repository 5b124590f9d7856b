import { DESK_LABELS, type DeskStep, hasLeft, stepsFrom } from '@izlog/contracts/domain/order-desk'
import type { OrderItem } from '@izlog/contracts/http/orders'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { callsQuery } from '../../api/calls.ts'
import { showOrder } from '../../api/order-cache.ts'
import { refetch } from '../../api/refetch.ts'
import { useUser } from '../../session/use-user.ts'
import { toastRefusal } from '../../shared/toast-refusal.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast-store.ts'
import { noteStep, undoStep } from './calls/calls-api.ts'
import { ReadOnlyNotice } from './read-only-notice.tsx'

/** Outcomes of a call, which are noted in the queue. */
const OF_CALLS: readonly DeskStep[] = ['no-answer', 'call-later', 'wrong-number']
/** Labels of buttons that name an action; the others name the state after it. */
const ACTIONS: Readonly<Partial<Record<DeskStep, string>>> = {
  confirmed: 'Potvrdi',
  declined: 'Otkaži porudžbinu',
  'to-pack': 'Vrati na pakovanje',
}

/** Where the order is on the desk, and the steps that it may take now, each taken back by the toast's button. */
export function OrderDesk({ order }: { order: OrderItem }) {
  const client = useQueryClient()
  const { role, deskReadOnly } = useUser()
  const { desk, parcelShare } = order
  const show = (changed: OrderItem) => {
    showOrder(client, role, changed)
    void refetch(client, callsQuery.queryKey)
  }
  const undoing = useMutation({
    mutationFn: (version: number) => undoStep(order.id, version),
    onSuccess: (undone) => show(undone.order),
    onError: (error) => toastRefusal('Nije poništeno', error, 'Pokušajte ponovo.'),
  })
  const noting = useMutation({
    mutationFn: (step: DeskStep) => noteStep(order.id, { step }),
    onSuccess: (noted, step) => {
      show(noted.order)
      toast({
        title: DESK_LABELS[step],
        description: `Porudžbina ${order.orderId}`,
        action: { label: 'Poništi', run: () => undoing.mutate(noted.version) },
      })
    },
    onError: (error) => toastRefusal('Korak nije zabeležen', error, 'Pokušajte ponovo.'),
  })
  const isFollower = parcelShare?.role === 'follows'
  const steps = isFollower ? [] : stepsFrom(desk).filter((step) => !OF_CALLS.includes(step))
  return (
    <>
      <h3 className="mb-2.5 text-small font-semibold text-fg2">Potvrda i isporuka</h3>
      <p className="flex flex-wrap gap-2">
        <Badge tone={desk.confirmation === 'confirmed' ? 'good' : 'plain'}>{DESK_LABELS[desk.confirmation]}</Badge>
        {desk.shipment && <Badge tone={hasLeft(desk) ? 'brand' : 'plain'}>{DESK_LABELS[desk.shipment]}</Badge>}
      </p>
      {isFollower && (
        <p className="mt-3 text-fg2">
          Ide u paketu porudžbine{' '}
          <Link to={`/orders?order=${parcelShare.leader.orderId}`} className="text-link underline underline-offset-2">
            {parcelShare.leader.orderId}
          </Link>{' '}
          i prati je.
        </p>
      )}
      {deskReadOnly && <ReadOnlyNotice className="mt-3" />}
      {!deskReadOnly && steps.length > 0 && (
        <div className="no-print mt-3 flex flex-wrap gap-2">
          {steps.map((step, index) => (
            <Button
              key={step}
              size="small"
              look={step === 'declined' ? 'remove' : index === 0 ? 'action' : 'secondary'}
              disabled={noting.isPending || undoing.isPending}
              onClick={() => noting.mutate(step)}
            >
              {ACTIONS[step] ?? DESK_LABELS[step]}
            </Button>
          ))}
        </div>
      )}
    </>
  )
}
