import { MARKETS, Market } from '@izlog/contracts/domain/markets'
import { ChevronRight } from 'lucide-react'
import { Card } from '../../ui/card.tsx'
import { cx } from '../../ui/cx.ts'
import { Flag } from './flag.tsx'
import { StepHeader } from './step-header.tsx'

const NAMES: Readonly<Record<Market, { name: string; currency: string }>> = {
  Serbia: { name: 'Srbija', currency: 'dinar' },
  Bosnia: { name: 'Bosna', currency: 'konvertibilna marka' },
  Montenegro: { name: 'Crna Gora', currency: 'evro' },
}

/** Step 1: the market decides currency and courier; choosing one opens step 2 (docs/product/builder.md 2.1). */
export function MarketStep({ chosen, onPick }: { chosen: Market | null; onPick: (market: Market) => void }) {
  return (
    <section>
      <StepHeader step={1} title="Gde prodajete?" line="Od tržišta zavise valuta i kurir." />
      <Card className="overflow-hidden">
        <ul className="divide-line max-md:divide-y md:grid md:grid-cols-3 md:divide-x">
          {Market.options.map((market) => (
            <li key={market}>
              <button
                type="button"
                aria-pressed={market === chosen}
                onClick={() => onPick(market)}
                className={cx(
                  'flex size-full items-center gap-4 p-4 md:p-5 text-left transition-colors duration-120 hover:bg-hover focus-visible:-outline-offset-2',
                  market === chosen &&
                    'bg-tint shadow-[inset_3px_0_0_var(--color-brand)] hover:bg-tint md:shadow-[inset_0_3px_0_var(--color-brand)]',
                )}
              >
                <Flag market={market} />
                <span className="min-w-0 flex-1">
                  <span className="block text-section font-bold">{NAMES[market].name}</span>{' '}
                  <span className="text-fg2">
                    {MARKETS[market].currencySymbol} · {NAMES[market].currency}
                  </span>
                </span>
                <ChevronRight className="size-4 text-fg2" aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      </Card>
    </section>
  )
}
