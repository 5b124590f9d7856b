import type { LucideIcon } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { cx } from '../../../ui/cx.ts'
import { CallKey } from './call-key.tsx'

interface OutcomeButtonsProps<Outcome extends string> {
  /** The first is the one that is hoped for. */
  outcomes: readonly { readonly outcome: Outcome; readonly label: string; readonly Icon: LucideIcon }[]
  busy: boolean
  onChoose: (outcome: Outcome) => void
  onSkip: () => void
  className?: string
}

/** The outcomes of a call with their keys, from 1 on, and p to skip it. */
export const OutcomeButtons = <Outcome extends string>({
  outcomes,
  busy,
  onChoose,
  onSkip,
  className,
}: OutcomeButtonsProps<Outcome>) => (
  <>
    <div className={cx('grid grid-cols-2 gap-2', className)}>
      {outcomes.map(({ outcome, label, Icon }, place) => (
        <Button
          key={outcome}
          look={place === 0 ? 'primary' : 'secondary'}
          size="large"
          disabled={busy}
          aria-keyshortcuts={String(place + 1)}
          onClick={() => onChoose(outcome)}
          className={place === 0 ? 'h-13 max-md:col-span-2' : 'h-13 px-2'}
        >
          <Icon aria-hidden="true" />
          {label}
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
  </>
)
