import type { ManyStep } from '@izlog/contracts/http/many-orders'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { counted } from '../../../../shared/plural.ts'
import { callsQuery } from '../../../api/calls.ts'
import { orderQueries } from '../../../api/orders.ts'
import { refetch } from '../../../api/refetch.ts'
import { useUser } from '../../../session/use-user.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { DialogActions } from '../../../ui/dialog-actions.tsx'
import { TextField } from '../../../ui/field.tsx'
import { formatNumber, ORDERS } from '../../../ui/format.ts'
import { toast } from '../../../ui/toast-store.ts'
import { BulkProgress } from '../bulk-progress.tsx'
import { changeMany, LOSES_SALE, type Refused, stepLabel } from './bulk-steps.ts'
import { RefusedOrders } from './refused-orders.tsx'

interface BulkDialogProps {
  step: ManyStep
  ids: readonly number[]
  onClose: () => void
  /** The orders that stay selected: those that did not take the step. */
  onChanged: (left: readonly number[]) => void
}

type Stage =
  | { readonly is: 'asking' }
  | { readonly is: 'running'; readonly through: number; readonly total: number }
  | { readonly is: 'refused'; readonly done: number; readonly refused: readonly Refused[] }

/** Asks whether many orders shall take a step, shows how far it is, and lists those that did not take it. */
export function BulkDialog({ step, ids, onClose, onChanged }: BulkDialogProps) {
  const client = useQueryClient()
  const { role } = useUser()
  const [stage, setStage] = useState<Stage>({ is: 'asking' })
  const [reason, setReason] = useState('')
  const stopped = useRef(false)

  const run = async (wanted: readonly number[]) => {
    stopped.current = false
    setStage({ is: 'running', through: 0, total: wanted.length })
    const refused = await changeMany(wanted, { step, reason: reason.trim() }, (through) => {
      setStage({ is: 'running', through, total: wanted.length })
      return !stopped.current
    })
    const done = wanted.length - refused.length
    onChanged(refused.map(({ id }) => id))
    void refetch(client, orderQueries.all(role))
    void refetch(client, callsQuery.queryKey)
    if (refused.length > 0) return setStage({ is: 'refused', done, refused })
    toast({ title: stepLabel(step), description: `Promenjeno: ${counted(done, ORDERS)}` })
    onClose()
  }
  const ask = (event: FormEvent) => {
    event.preventDefault()
    void run(ids)
  }

  if (stage.is === 'running') {
    return (
      <BulkProgress
        title="Menjam stanje…"
        label="Promenjeno porudžbina"
        through={stage.through}
        total={stage.total}
        onStop={() => {
          stopped.current = true
        }}
      />
    )
  }
  if (stage.is === 'refused') {
    return (
      <Dialog open onClose={onClose} title={`Nije promenjeno: ${counted(stage.refused.length, ORDERS)}`}>
        {stage.done > 0 && <p className="mb-3">Ostale su promenjene: {formatNumber(stage.done)}.</p>}
        <RefusedOrders refused={stage.refused} />
        <div className="mt-5 flex gap-2.5 md:justify-end">
          <Button onClick={onClose} className="max-md:flex-1">
            Zatvori
          </Button>
          <Button look="action" onClick={() => void run(stage.refused.map(({ id }) => id))} className="max-md:flex-1">
            Ponovi neuspele
          </Button>
        </div>
      </Dialog>
    )
  }
  return (
    <Dialog open onClose={onClose} title={`${stepLabel(step)}: ${counted(ids.length, ORDERS)}`}>
      <form onSubmit={ask}>
        <p className="text-fg2">
          Stanje dobija svaka porudžbina koja sada može da pređe u njega. Za ostale ćete videti zašto nisu promenjene.
        </p>
        {LOSES_SALE.has(step) && (
          <TextField
            label="Razlog"
            optional
            fieldClassName="mt-4"
            value={reason}
            maxLength={200}
            onChange={(event) => setReason(event.target.value)}
          />
        )}
        <DialogActions
          onCancel={onClose}
          busy={false}
          disabled={false}
          look={LOSES_SALE.has(step) ? 'danger' : 'action'}
        >
          Promeni stanje
        </DialogActions>
      </form>
    </Dialog>
  )
}
