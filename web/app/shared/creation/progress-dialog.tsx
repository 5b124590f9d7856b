import { GENERATION_STEP_LABELS, type GenerationStep } from '@izlog/contracts/http/catalog'
import { Circle, CircleCheck } from 'lucide-react'
import { useEffect, useState } from 'react'
import { cx } from '../../ui/cx.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Spinner } from '../../ui/spinner.tsx'

/** The steps to show; success and failure come from the response of the request. */
const STEPS: readonly GenerationStep[] = ['reading-link', 'fetching-images', 'writing', 'publishing']

interface ProgressDialogProps {
  open: boolean
  /** The address of the website that is being created: '/jastuk'. */
  what: string
  step: GenerationStep | null
  /** True where there is no link to read, so that step is not shown. */
  noLink?: boolean
}

/** Shows the current step of a creation and the elapsed time. */
export function ProgressDialog({ open, what, step, noLink = false }: ProgressDialogProps) {
  return (
    <Dialog open={open} title={`Pravimo ${what}`}>
      <Progress step={step} steps={noLink ? STEPS.slice(1) : STEPS} />
    </Dialog>
  )
}

function Progress({ step, steps }: { step: GenerationStep | null; steps: readonly GenerationStep[] }) {
  const seconds = useSeconds()
  const known = step === null ? 0 : steps.indexOf(step)
  const at = step === 'done' ? steps.length : Math.max(0, known)
  return (
    <>
      <div className="flex items-center gap-3">
        <progress
          aria-label="Napredak"
          value={at + 0.5}
          max={steps.length}
          className="h-1.5 flex-1 overflow-hidden rounded-full bg-well [&::-moz-progress-bar]:bg-t600 [&::-webkit-progress-bar]:bg-well [&::-webkit-progress-value]:bg-t600 [&::-webkit-progress-value]:transition-[width] [&::-webkit-progress-value]:duration-200"
        />
        <span className="tabular text-fg2" role="timer">
          {`${Math.floor(seconds / 60)}`.padStart(2, '0')}:{`${seconds % 60}`.padStart(2, '0')}
        </span>
      </div>
      <ol className="mt-4 divide-y divide-line" aria-live="polite">
        {steps.map((each, index) => (
          <li key={each} className={cx('flex items-center gap-3 py-2.5', index > at ? 'text-fg3' : 'font-semibold')}>
            {index < at && <CircleCheck className="size-4.5 text-completed" aria-label="Gotovo:" />}
            {index === at && <Spinner className="size-4.5 text-brand" />}
            {index > at && <Circle className="size-4.5 text-edge" aria-hidden="true" />}
            {GENERATION_STEP_LABELS[each]}
          </li>
        ))}
      </ol>
      <p className="mt-3 text-small text-fg2">Ne zatvarajte stranicu. Sve što ste upisali je sačuvano.</p>
    </>
  )
}

function useSeconds(): number {
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    const clock = setInterval(() => setSeconds((passed) => passed + 1), 1000)
    return () => clearInterval(clock)
  }, [])
  return seconds
}
