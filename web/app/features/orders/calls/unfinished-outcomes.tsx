import { UNFINISHED_LABELS, type UnfinishedOutcome } from '@izlog/contracts/http/unfinished-forms'
import { Ban, Check, type LucideIcon, PhoneMissed } from 'lucide-react'
import { useCallback } from 'react'
import { OutcomeButtons } from './outcome-buttons.tsx'
import { useCallKeys } from './use-call-keys.ts'

const OUTCOMES: readonly { outcome: UnfinishedOutcome; label: string; Icon: LucideIcon }[] = [
  { outcome: 'ordered', label: UNFINISHED_LABELS.ordered, Icon: Check },
  { outcome: 'no-answer', label: UNFINISHED_LABELS['no-answer'], Icon: PhoneMissed },
  { outcome: 'declined', label: UNFINISHED_LABELS.declined, Icon: Ban },
]

interface UnfinishedOutcomesProps {
  busy: boolean
  onNote: (outcome: Exclude<UnfinishedOutcome, 'ordered'>) => void
  /** The shopper ordered: the order is entered first. */
  onOrder: () => void
  onSkip: () => void
}

/** How the call of an unfinished form went, by one tap or by the keys 1 to 3; who ordered is entered as an order first. */
export function UnfinishedOutcomes({ busy, onNote, onOrder, onSkip }: UnfinishedOutcomesProps) {
  const choose = useCallback(
    (outcome: UnfinishedOutcome) => (outcome === 'ordered' ? onOrder() : onNote(outcome)),
    [onNote, onOrder],
  )
  const chooseByKey = useCallback(
    (place: number): boolean => {
      const chosen = OUTCOMES[place]
      if (chosen) choose(chosen.outcome)
      return chosen !== undefined
    },
    [choose],
  )
  useCallKeys(busy, chooseByKey, onSkip)
  return (
    <section aria-label="Kako je prošao poziv" className="mt-4">
      <OutcomeButtons outcomes={OUTCOMES} busy={busy} onChoose={choose} onSkip={onSkip} className="md:grid-cols-3" />
    </section>
  )
}
