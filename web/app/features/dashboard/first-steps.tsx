import type { ReactNode, Ref } from 'react'
import { Link } from 'react-router-dom'
import { TestOrderResults } from '../../shared/test-order-results.tsx'
import { useTestOrder } from '../../shared/use-test-order.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { FirstStepRow } from './first-step-row.tsx'
import { FIRST_STEPS, type StepName, type StepsDone } from './use-first-steps.ts'

interface Step {
  title: string
  /** Why it is worth doing, in one line. */
  why: string
  /** The button, and its full name for screen readers; without `to` it is done here. */
  action: string
  name: string
  to?: string
}

const STEPS: Readonly<Record<StepName, Step>> = {
  page: {
    title: 'Prva stranica',
    why: 'Dovoljni su naziv, cena i slika proizvoda. Gotova je za oko minut.',
    action: 'Napravi',
    name: 'Napravi prvu stranicu',
    to: '/builder',
  },
  telegram: {
    title: 'Telegram',
    why: 'Svaka porudžbina Vam stiže na telefon. Posle povezivanja pošaljite probnu poruku.',
    action: 'Poveži',
    name: 'Poveži Telegram',
    to: '/settings?tab=notifications',
  },
  sheet: {
    title: 'Google tabela',
    why: 'Svaka porudžbina postaje red u Vašoj tabeli.',
    action: 'Poveži',
    name: 'Poveži Google tabelu',
    to: '/settings?tab=notifications',
  },
  test: {
    title: 'Probna porudžbina',
    why: 'Vidite kako porudžbina stiže, pre prvog kupca. Ne broji se u porudžbine.',
    action: 'Pošalji',
    name: 'Pošalji probnu porudžbinu',
  },
  trader: {
    title: 'Podaci o prodavcu',
    why: 'Kupac ispod stranice vidi od koga kupuje i kako vraća robu. Zakon to traži.',
    action: 'Upiši',
    name: 'Upiši podatke o prodavcu',
    to: '/settings?tab=profile',
  },
  domain: {
    title: 'Vaš domen',
    why: 'Kupci više veruju stranici na Vašem domenu. Stranica radi i bez njega.',
    action: 'Poveži',
    name: 'Poveži domen',
    to: '/domains',
  },
}

interface FirstStepsProps {
  done: StepsDone
  onHide: () => void
  heading: Ref<HTMLHeadingElement>
}

/**
 * What a new seller does first, ticked off by what there is. It is shown at once where the session alone shows that something is missing, and
 * otherwise once all is known, so that it never appears for a moment only. The result of a test order sent here stays to be read.
 */
export function FirstSteps({ done, onHide, heading }: FirstStepsProps) {
  const test = useTestOrder()
  const [next] = FIRST_STEPS.filter((name) => !done[name])
  if (next === undefined ? !test.data : !isSureToBeShown(done)) return null
  const count = FIRST_STEPS.filter((name) => done[name]).length
  const buttonOf = (name: StepName): ReactNode => {
    const { action, name: label, to } = STEPS[name]
    const look = name === next ? 'action' : 'secondary'
    if (to !== undefined) {
      return (
        <Link to={to} aria-label={label} className={buttonClass(look, 'small')}>
          {action}
        </Link>
      )
    }
    return (
      <Button
        look={look}
        size="small"
        aria-label={test.isPending ? undefined : label}
        onClick={() => test.mutate()}
        busy={test.isPending && 'Šaljemo…'}
      >
        {action}
      </Button>
    )
  }
  return (
    <Card aria-labelledby="prvi-koraci" className="mb-4 overflow-hidden md:mb-5">
      <div className="flex min-h-14 items-center gap-3 border-b border-line py-1.5 pr-1.5 pl-4 md:pr-3 md:pl-5">
        <h2 id="prvi-koraci" ref={heading} tabIndex={-1} className="text-section font-bold outline-none">
          {next ? 'Prvi koraci' : 'Sve je spremno'}
        </h2>
        <p className="tabular flex-1 text-fg2">
          {count} od {FIRST_STEPS.length}
        </p>
        <Button look="quiet" onClick={onHide} aria-label={next ? 'Sakrij prve korake' : undefined}>
          {next ? 'Sakrij' : 'Zatvori'}
        </Button>
      </div>
      <ol className="divide-y divide-line">
        {FIRST_STEPS.map((name) => (
          <FirstStepRow
            key={name}
            title={STEPS[name].title}
            why={STEPS[name].why}
            done={done[name]}
            button={buttonOf(name)}
            below={name === 'test' && <TestOrderResults results={test.data?.results} />}
          />
        ))}
      </ol>
    </Card>
  )
}

/** True if the session alone shows that something is missing, or if all is known. */
const isSureToBeShown = (done: StepsDone): boolean =>
  !done.telegram || !done.sheet || FIRST_STEPS.every((name) => done[name] !== undefined)
