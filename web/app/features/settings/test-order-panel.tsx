import { CHANNEL_LABELS } from '@izlog/contracts/domain/delivery'
import { DeliveryTestResponse, type DeliveryTestResult } from '@izlog/contracts/http/deliveries'
import { useMutation } from '@tanstack/react-query'
import { CircleAlert, CircleCheck, CircleMinus, type LucideIcon, Send } from 'lucide-react'
import { api } from '../../api/client.ts'
import { toastRefusal } from '../../shared/toast-refusal.ts'
import { Button } from '../../ui/button.tsx'
import { Panel } from './panel.tsx'

const OUTCOMES: Readonly<
  Record<DeliveryTestResult['outcome'], { Icon: LucideIcon; colour: string; sentence: string }>
> = {
  ok: { Icon: CircleCheck, colour: 'text-completed', sentence: 'uspelo' },
  failed: { Icon: CircleAlert, colour: 'text-error', sentence: 'nije uspelo' },
  skipped: { Icon: CircleMinus, colour: 'text-fg3', sentence: 'preskočeno' },
}

/** Sends a marked test order through every channel that is set up, and shows the outcome of each. */
export function TestOrderPanel() {
  const test = useMutation({
    mutationFn: () => api.post('/api/deliveries/test', DeliveryTestResponse),
    onError: (error) => toastRefusal('Probna porudžbina nije poslata', error, 'Molimo pokušajte ponovo'),
  })
  return (
    <Panel
      title="Probna porudžbina"
      about="Prođe kroz svaki kanal koji ste podesili, jasno označena kao proba. Ne broji se u porudžbine."
    >
      <ul aria-live="polite" className="divide-y divide-line">
        {test.data?.results.map(({ channel, outcome, message }) => {
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
      <footer
        className={`flex bg-sunken/50 px-4 py-3 md:justify-end md:px-5 ${test.data ? 'border-t border-line' : ''}`}
      >
        <Button onClick={() => test.mutate()} busy={test.isPending && 'Šaljemo…'} className="max-md:flex-1">
          <Send aria-hidden="true" />
          Pošalji probnu porudžbinu
        </Button>
      </footer>
    </Panel>
  )
}
