import { UNFINISHED_LABELS, type UnfinishedForm, type UnfinishedOutcome } from '@izlog/contracts/http/unfinished-forms'
import { Ban, Check, type LucideIcon, PhoneMissed } from 'lucide-react'
import { useCallback, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { NewOrderDialog } from '../edit/new-order-dialog.tsx'
import { CallKey } from './call-key.tsx'
import { useCallKeys } from './use-call-keys.ts'

const OUTCOMES: readonly { outcome: UnfinishedOutcome; Icon: LucideIcon }[] = [
  { outcome: 'ordered', Icon: Check },
  { outcome: 'no-answer', Icon: PhoneMissed },
  { outcome: 'declined', Icon: Ban },
]

interface UnfinishedOutcomesProps {
  form: UnfinishedForm
  busy: boolean
  onNote: (outcome: UnfinishedOutcome) => void
  onSkip: () => void
}

/** How the call of an unfinished form went, by one tap or by the keys 1 to 3; who ordered is entered as an order first. */
export function UnfinishedOutcomes({ form, busy, onNote, onSkip }: UnfinishedOutcomesProps) {
  const [isOrdering, setOrdering] = useState(false)
  const choose = useCallback(
    (place: number): boolean => {
      const outcome = OUTCOMES[place]?.outcome
      if (outcome === 'ordered') setOrdering(true)
      else if (outcome) onNote(outcome)
      return outcome !== undefined
    },
    [onNote],
  )
  useCallKeys(busy, choose, onSkip)
  return (
    <section aria-label="Kako je prošao poziv" className="mt-4">
      <div className="grid grid-cols-2 gap-2 md:grid-cols-3">
        {OUTCOMES.map(({ outcome, Icon }, place) => (
          <Button
            key={outcome}
            look={outcome === 'ordered' ? 'primary' : 'secondary'}
            size="large"
            disabled={busy}
            aria-keyshortcuts={String(place + 1)}
            onClick={() => choose(place)}
            className={outcome === 'ordered' ? 'h-13 max-md:col-span-2' : 'h-13 px-2'}
          >
            <Icon aria-hidden="true" />
            {UNFINISHED_LABELS[outcome]}
            <CallKey name={String(place + 1)} />
          </Button>
        ))}
      </div>
      <div className="mt-2 flex justify-end">
        <Button look="quiet" disabled={busy} aria-keyshortcuts="p" onClick={onSkip}>
          Preskoči
          <CallKey name="p" />
        </Button>
      </div>
      {isOrdering && (
        <NewOrderDialog begun={form} onClose={() => setOrdering(false)} onPlaced={() => onNote('ordered')} />
      )}
    </section>
  )
}
