import { Send } from 'lucide-react'
import { TestOrderResults } from '../../shared/test-order-results.tsx'
import { useTestOrder } from '../../shared/use-test-order.ts'
import { Button } from '../../ui/button.tsx'
import { Panel } from './panel.tsx'

/** Sends a marked test order through every channel that is set up, and shows the outcome of each. */
export function TestOrderPanel() {
  const test = useTestOrder()
  return (
    <Panel
      title="Probna porudžbina"
      about="Prođe kroz svaki kanal koji ste podesili, jasno označena kao proba. Ne broji se u porudžbine."
    >
      <TestOrderResults results={test.data?.results} />
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
