import { formatMoney } from '@izlog/contracts/domain/money'
import type { PayoutRow, PayoutRowState } from '@izlog/contracts/http/payouts'
import { Badge, type Tone } from '../../../ui/badge.tsx'
import { formatNumber } from '../../../ui/format.ts'

/** Thousands of rows would stall the screen, and nobody reads them. */
const SHOWN = 50

interface Group {
  state: PayoutRowState
  title: string
  line: string
  tone: Tone
}

/** What needs a look first. */
const GROUPS: readonly Group[] = [
  {
    ...{ state: 'difference', title: 'Iznos se razlikuje', tone: 'bad' },
    line: 'Kurir je trebalo da naplati drugi iznos. Proverite sa kurirskom službom.',
  },
  {
    ...{ state: 'ambiguous', title: 'Više mogućih porudžbina', tone: 'wait' },
    line: 'Izlog ne pogađa koja je. Stanje upišite u samoj porudžbini.',
  },
  {
    ...{ state: 'not-possible', title: 'Stanje ne može da se promeni', tone: 'wait' },
    line: 'Ovi redovi se ne uvoze dok porudžbina ne dođe u stanje iz kog to može.',
  },
  {
    ...{ state: 'unknown', title: 'Nema takve porudžbine', tone: 'wait' },
    line: 'Ni po broju, ni po telefonu i iznosu zajedno.',
  },
  {
    ...{ state: 'unreadable', title: 'Red nije čitljiv', tone: 'wait' },
    line: 'Ispravite datoteku ili kolone, pa uvezite ponovo.',
  },
  {
    ...{ state: 'paid', title: 'Porudžbina je već plaćena', tone: 'plain' },
    line: 'Ceo iznos je ranije uvezen, pa se drugi put ne broji.',
  },
]

/** Rows that are not imported, by reason. */
export function RowGroups({ rows }: { rows: readonly PayoutRow[] }) {
  const groups = GROUPS.map((group) => ({ ...group, rows: rows.filter(({ state }) => state === group.state) }))
  return (
    <>
      {groups
        .filter((group) => group.rows.length > 0)
        .map(({ state, title, line, tone, rows: those }) => (
          <section key={state} aria-label={title}>
            <h3 className="flex items-center gap-2 font-semibold">
              {title} <Badge tone={tone}>{formatNumber(those.length)}</Badge>
            </h3>
            <p className="mb-1.5 text-small text-fg2">{line}</p>
            <ul className="max-h-80 divide-y divide-line overflow-y-auto rounded-control border border-line">
              {those.slice(0, SHOWN).map((row) => (
                <li key={row.line} className="px-3 py-2 text-small">
                  <span className="flex flex-wrap justify-between gap-x-3">
                    <span className="break-all font-semibold tabular">{row.reference || 'Bez broja'}</span>
                    <span className="text-fg2 tabular">red {formatNumber(row.line)}</span>
                  </span>
                  <span className="block tabular text-fg2">{detailOf(row)}</span>
                </li>
              ))}
              {those.length > SHOWN && (
                <li className="px-3 py-2 text-small text-fg2">i još {formatNumber(those.length - SHOWN)}</li>
              )}
            </ul>
          </section>
        ))}
    </>
  )
}

/** 'K7QM-4RXW-9TPH · u datoteci 4.500 RSD, očekivano 4.990 RSD' */
function detailOf({ state, orders, sum, expected, currencySymbol, note, reference }: PayoutRow): string {
  const symbol = currencySymbol ?? ''
  const inFile = sum === null ? null : `u datoteci ${formatMoney(sum, symbol)}`
  const sums =
    state === 'difference' && expected !== null
      ? [inFile, `očekivano ${formatMoney(expected, symbol)}`].filter(Boolean).join(', ')
      : null
  const codes = orders.filter((code) => code !== reference).join(', ')
  return [codes, note, sums].filter(Boolean).join(' · ')
}
