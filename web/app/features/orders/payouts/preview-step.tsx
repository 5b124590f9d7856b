import type { PayoutRow, PayoutRowState } from '@izlog/contracts/http/payouts'
import { type ReactNode, useState } from 'react'
import { counted, type Forms } from '../../../../shared/plural.ts'
import { Button } from '../../../ui/button.tsx'
import { formatNumber } from '../../../ui/format.ts'
import { Switch } from '../../../ui/switch.tsx'
import { RowGroups } from './row-groups.tsx'
import { sumsByCurrency } from './sums-by-currency.ts'

const ROWS: Forms = ['red', 'reda', 'redova']

/** What the rows come to: how many of each outcome, and the money, a currency each. */
function Totals({ rows, title }: { rows: readonly PayoutRow[]; title: string }) {
  const having = (outcome: PayoutRow['outcome']) => rows.filter((row) => row.outcome === outcome).length
  const sums = sumsByCurrency(rows, ({ outcome, sum }) => (outcome === 'delivered' ? sum : 0))
  const fees = sumsByCurrency(rows, ({ fee }) => fee)
  return (
    <dl aria-label={title} className="grid grid-cols-2 gap-x-4 gap-y-2 rounded-card bg-well p-4 md:grid-cols-4">
      <Figure label="Isporučeno">{formatNumber(having('delivered'))}</Figure>
      <Figure label="Vraćeno">{formatNumber(having('returned') + having('refused'))}</Figure>
      <Figure label="Isplaćeno">{sums}</Figure>
      <Figure label="Poštarina">{fees}</Figure>
    </dl>
  )
}

const Figure = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt className="text-small text-fg2">{label}</dt>
    <dd className="text-section font-bold tabular">{children}</dd>
  </div>
)

interface RowsProps {
  rows: readonly PayoutRow[]
  /** The money is in the file of payouts only. */
  isPayout: boolean
}

const inState = (rows: readonly PayoutRow[], ...states: PayoutRowState[]) =>
  rows.filter(({ state }) => states.includes(state))
const withoutSums = (rows: readonly PayoutRow[]) => rows.map((row) => ({ ...row, sum: null, fee: null }))

/** What importing would do, before it is done. */
export function PreviewStep({
  rows,
  isPayout,
  onImport,
  onBack,
}: RowsProps & { onImport: (withDifferences: boolean) => void; onBack: () => void }) {
  const [withDifferences, setWithDifferences] = useState(false)
  const differing = inState(rows, 'difference')
  const wanted = inState(rows, 'matched', ...(withDifferences ? (['difference'] as const) : []))
  return (
    <div className="flex flex-1 flex-col gap-4">
      <p aria-live="polite">
        <span className="font-semibold">Za uvoz: {counted(wanted.length, ROWS)}</span> od {formatNumber(rows.length)}
        <Unchanged rows={rows} />
      </p>
      <Totals title="Za uvoz" rows={isPayout ? wanted : withoutSums(wanted)} />
      {differing.length > 0 && (
        <Switch
          label="Uvezi i redove čiji se iznos razlikuje"
          hint="Beleži se iznos iz datoteke. Ako je manji od očekivanog, ostatak ostaje kao dug kurira."
          checked={withDifferences}
          onChange={setWithDifferences}
        />
      )}
      <RowGroups rows={rows} />
      <footer className="sticky bottom-0 -mx-5 mt-auto flex gap-2.5 border-t border-line bg-surface px-5 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:justify-end">
        <Button onClick={onBack} className="max-md:flex-1">
          Nazad
        </Button>
        <Button
          look="action"
          disabled={wanted.length === 0}
          onClick={() => onImport(withDifferences)}
          className="max-md:flex-[1.6]"
        >
          {wanted.length === 0 ? 'Nema šta da se uveze' : `Uvezi ${counted(wanted.length, ROWS)}`}
        </Button>
      </footer>
    </div>
  )
}

/** What was imported, and what was not. */
export function ResultStep({
  rows,
  total,
  isPayout,
  withDifferences,
  children,
}: RowsProps & { total: number; withDifferences: boolean; children: ReactNode }) {
  const done = inState(rows, 'matched', ...(withDifferences ? (['difference'] as const) : []))
  return (
    <div className="flex flex-1 flex-col gap-4">
      <p role="status">
        <span className="font-semibold">Uvezeno: {counted(done.length, ROWS)}</span> od {formatNumber(total)}
        <Unchanged rows={rows} />
        {rows.length < total && (
          <span className="block text-fg2">
            Ostatak uvezite ponovo istom datotekom: što je uvezeno, ne uvozi se opet.
          </span>
        )}
      </p>
      <Totals title="Uvezeno" rows={isPayout ? done : withoutSums(done)} />
      <RowGroups rows={rows} />
      <footer className="sticky bottom-0 -mx-5 mt-auto flex gap-2.5 border-t border-line bg-surface px-5 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:justify-end">
        {children}
      </footer>
    </div>
  )
}

/** ' · već uvezeno 12 · preskočeno 3' */
function Unchanged({ rows }: { rows: readonly PayoutRow[] }) {
  const parts = [
    ['već uvezeno', inState(rows, 'imported').length],
    ['preskočeno', inState(rows, 'skipped').length],
  ] as const
  return (
    <span className="text-fg2">
      {parts.map(([label, count]) => (count > 0 ? ` · ${label} ${formatNumber(count)}` : ''))}
    </span>
  )
}
