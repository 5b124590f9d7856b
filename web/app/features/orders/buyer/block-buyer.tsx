import { BLOCK_LABELS, type BlockKind } from '@izlog/contracts/http/blocked'
import type { OrderItem } from '@izlog/contracts/http/orders'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Ban } from 'lucide-react'
import { useState } from 'react'
import { refetch } from '../../../api/refetch.ts'
import { customerName } from '../../../shared/customer-name.ts'
import { toastRefusal } from '../../../shared/toast-refusal.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { DialogActions } from '../../../ui/dialog-actions.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { blockBuyer, blockedQuery, unblock } from './block-api.ts'

/** Blocks an order's buyer after a question. */
export function BlockBuyer({ order }: { order: OrderItem }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button look="quiet" size="small" onClick={() => setOpen(true)} className="no-print -ml-2.5 mt-1">
        <Ban aria-hidden="true" />
        Blokiraj kupca
      </Button>
      {isOpen && <BlockDialog order={order} onClose={() => setOpen(false)} />}
    </>
  )
}

function BlockDialog({ order, onClose }: { order: OrderItem; onClose: () => void }) {
  const client = useQueryClient()
  const [by, setBy] = useState<readonly BlockKind[]>(['phone'])
  const unblocking = useMutation({
    mutationFn: (ids: readonly string[]) => Promise.all(ids.map(unblock)),
    onError: (error) => toastRefusal('Kupac je ostao blokiran', error, 'Uklonite blokadu pod „Blokirani kupci”.'),
    onSettled: () => refetch(client, blockedQuery.queryKey),
  })
  const blocking = useMutation({
    mutationFn: () => blockBuyer({ order: order.id, by: [...by] }),
    onSuccess: ({ items }) => {
      void refetch(client, blockedQuery.queryKey)
      toast({
        title: 'Kupac je blokiran',
        description: 'Naredne porudžbine ovog kupca čekaju pod „Zadržane”.',
        action: { label: 'Poništi', run: () => unblocking.mutate(items.map(({ id }) => id)) },
      })
      onClose()
    },
    onError: (error) => toastRefusal('Kupac nije blokiran', error, 'Pokušajte ponovo.'),
  })
  const choices: readonly { kind: BlockKind; value: string }[] = [
    { kind: 'phone', value: order.phone },
    ...(order.email ? [{ kind: 'email', value: order.email } as const] : []),
    { kind: 'network', value: 'Mreža sa koje je poručeno. Sa nje poručuju i drugi, pa može zadržati i njih.' },
  ]
  return (
    <Dialog open onClose={onClose} title={`Blokirati kupca ${customerName(order)}?`}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          blocking.mutate()
        }}
      >
        <p className="text-fg2">
          Kupac i dalje može da poruči i vidi uobičajenu zahvalnicu, ali porudžbina čeka pod „Zadržane” dok je Vi ne
          pustite. Ova porudžbina ostaje kakva jeste.
        </p>
        <fieldset className="mt-3">
          <legend className="text-small font-semibold">Po čemu ga prepoznajemo</legend>
          {choices.map(({ kind, value }) => (
            <label key={kind} className="flex min-h-11 items-center gap-3 py-1.5">
              <input
                type="checkbox"
                className="size-4.5 shrink-0 accent-brand"
                checked={by.includes(kind)}
                onChange={({ target }) =>
                  setBy(target.checked ? [...by, kind] : by.filter((chosen) => chosen !== kind))
                }
              />
              <span className="min-w-0">
                <span className="block font-medium">{BLOCK_LABELS[kind]}</span>
                <span className="block break-words text-small text-fg2">{value}</span>
              </span>
            </label>
          ))}
        </fieldset>
        <DialogActions
          onCancel={onClose}
          look="danger"
          busy={blocking.isPending && 'Blokiramo…'}
          disabled={by.length === 0 || blocking.isPending}
        >
          Blokiraj
        </DialogActions>
      </form>
    </Dialog>
  )
}
