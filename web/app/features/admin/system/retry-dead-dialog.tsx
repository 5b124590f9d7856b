import type { RetriedDelivery } from '@izlog/contracts/http/dead-deliveries'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { counted, type Forms } from '../../../../shared/plural.ts'
import { sentenceOf } from '../../../api/client.ts'
import { refetch } from '../../../api/refetch.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { formatNumber } from '../../../ui/format.ts'
import { toast } from '../../../ui/toast-store.ts'
import { channelQueries, type RetriedDead, retryDead } from './channel-queries.ts'
import { atLeastText } from './channel-words.ts'

const DELIVERIES: Forms = ['isporuka', 'isporuke', 'isporuka']

interface RetryDeadDialogProps {
  retried: RetriedDead
  count: number
  onClose: () => void
}

type Stage =
  | { readonly is: 'asking'; readonly problem?: string }
  | { readonly is: 'running'; readonly through: number }
  | { readonly is: 'refused'; readonly done: number; readonly reasons: ReadonlyMap<string, number> }

/** Asks whether to send dead deliveries again, shows the progress, and lists the reasons of those that are not sent. */
export function RetryDeadDialog({ retried, count, onClose }: RetryDeadDialogProps) {
  const client = useQueryClient()
  const [stage, setStage] = useState<Stage>({ is: 'asking' })
  const stopped = useRef(false)

  const finish = (results: readonly RetriedDelivery[]) => {
    const refusals = results.flatMap(({ refusal }) => refusal ?? [])
    const done = results.length - refusals.length
    if (refusals.length === 0) {
      toast({ title: 'Šalju se ponovo', description: counted(done, DELIVERIES) })
      return onClose()
    }
    const byReason = Map.groupBy(refusals, (refusal) => refusal)
    const reasons = new Map([...byReason].map(([refusal, all]) => [refusal, all.length]))
    setStage({ is: 'refused', done, reasons })
  }
  const run = async () => {
    setStage({ is: 'running', through: 0 })
    try {
      finish(
        await retryDead(retried, (through) => {
          setStage({ is: 'running', through })
          return !stopped.current
        }),
      )
    } catch (error) {
      setStage({ is: 'asking', problem: sentenceOf(error, 'Server nije odgovorio. Pokušajte ponovo.') })
    }
    void refetch(client, channelQueries.allDead)
  }

  if (stage.is === 'running') {
    return (
      <Dialog open title="Šaljemo ponovo…">
        <progress
          value={stage.through}
          max={Math.max(count, stage.through)}
          aria-label="Poslato isporuka"
          className="h-2 w-full accent-brand"
        />
        <p className="mt-2 tabular text-fg2">
          {formatNumber(stage.through)} od {'matching' in retried && atLeastText(count)}
          {formatNumber(Math.max(count, stage.through))}
        </p>
        {'matching' in retried && (
          <Button
            className="mt-5"
            onClick={() => {
              stopped.current = true
            }}
          >
            Prekini
          </Button>
        )}
      </Dialog>
    )
  }
  if (stage.is === 'refused') {
    return (
      <Dialog open onClose={onClose} title="Neke isporuke se ne šalju ponovo">
        {stage.done > 0 && <p className="mb-3">Ostale se šalju: {formatNumber(stage.done)}.</p>}
        <ul aria-label="Razlozi" className="divide-y divide-line rounded-control border border-line">
          {[...stage.reasons].map(([reason, times]) => (
            <li key={reason} className="px-3 py-2 text-small">
              <span className="block font-semibold tabular">{counted(times, DELIVERIES)}</span>
              {reason}
            </li>
          ))}
        </ul>
        <div className="mt-5 flex md:justify-end">
          <Button onClick={onClose} className="max-md:flex-1">
            Zatvori
          </Button>
        </div>
      </Dialog>
    )
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Poslati ponovo: ${'matching' in retried ? atLeastText(count) : ''}${counted(count, DELIVERIES)}?`}
    >
      {stage.problem && (
        <p role="alert" className="mb-3 font-medium text-error">
          {stage.problem}
        </p>
      )}
      <p className="text-fg2">
        Svaka dobija nove pokušaje. Kurir po porudžbini prima jedan paket, Meta kupovinu broji jednom, a poruka na
        Telegramu može da stigne i drugi put ako je prva ipak stigla.
      </p>
      <div className="mt-5 flex gap-2.5 md:justify-end">
        <Button onClick={onClose} className="max-md:flex-1">
          Otkaži
        </Button>
        <Button look="action" onClick={() => void run()} className="max-md:flex-1">
          Pošalji ponovo
        </Button>
      </div>
    </Dialog>
  )
}
