import { CHANNEL_LABELS } from '@izlog/contracts/domain/delivery'
import type { DeliveryTestResult } from '@izlog/contracts/http/deliveries'
import { CircleAlert, CircleCheck, CircleMinus, type LucideIcon } from 'lucide-react'

const OUTCOMES: Readonly<
  Record<DeliveryTestResult['outcome'], { Icon: LucideIcon; colour: string; sentence: string }>
> = {
  ok: { Icon: CircleCheck, colour: 'text-completed', sentence: 'uspelo' },
  failed: { Icon: CircleAlert, colour: 'text-error', sentence: 'nije uspelo' },
  skipped: { Icon: CircleMinus, colour: 'text-fg3', sentence: 'preskočeno' },
}

/** The outcome of a test order on each channel; in the document before there is one, so that screen readers announce it. */
export function TestOrderResults({ results = [] }: { results: readonly DeliveryTestResult[] | undefined }) {
  return (
    <ul aria-live="polite" className="divide-y divide-line">
      {results.map(({ channel, outcome, message }) => {
        const { Icon, colour, sentence } = OUTCOMES[outcome]
        return (
          <li key={channel} className="flex items-start gap-3 px-4 py-3 md:px-5">
            <Icon className={`mt-0.5 size-4.5 shrink-0 ${colour}`} aria-hidden="true" />
            <div className="min-w-0">
              <p className="font-semibold">
                {CHANNEL_LABELS[channel]}
                <span className="sr-only">: {sentence}</span>
              </p>
              <p className={`text-small ${outcome === 'failed' ? 'text-error' : 'text-fg2'}`}>{message}</p>
            </div>
          </li>
        )
      })}
    </ul>
  )
}
