import type { SalesFigures } from '@izlog/contracts/http/sales'
import { cx } from '../../../ui/cx.ts'
import { formatNumber, formatSums } from '../../../ui/format.ts'

interface SalesRow {
  key: string | number
  name: string
  figures: SalesFigures
}

/** What sold, row by row: the same figures as above. */
export function SalesTable({ title, rows, className }: { title: string; rows: SalesRow[]; className?: string }) {
  return (
    <div className={cx('min-w-0 px-4 py-4 md:px-5', className)}>
      <table className="tabular w-full table-fixed text-small">
        <caption className="pb-2 text-left text-body font-semibold">{title}</caption>
        <thead>
          <tr className="text-fg2">
            <th scope="col" className="sr-only">
              Naziv
            </th>
            <Column>Poručeno</Column>
            <Column wide>Potvrđeno</Column>
            <Column>Isporučeno</Column>
            <Column wide sums>
              Naplaćeno
            </Column>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, figures }) => (
            <tr key={key} className="border-t border-line">
              <th scope="row" className="py-2 pr-2 text-left font-medium break-words">
                {name}
              </th>
              <Cell>{formatNumber(figures.ordered)}</Cell>
              <Cell wide>{formatNumber(figures.confirmed)}</Cell>
              <Cell>{formatNumber(figures.delivered)}</Cell>
              <Cell wide>{formatSums(figures.collected) || '0'}</Cell>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const Column = ({ wide, sums, children }: { wide?: boolean; sums?: boolean; children: string }) => (
  <th scope="col" className={cx('pb-1 text-right font-medium', sums ? 'w-28' : 'w-20', wide && 'max-md:hidden')}>
    {children}
  </th>
)

const Cell = ({ wide, children }: { wide?: boolean; children: string }) => (
  <td className={cx('py-2 text-right align-top', wide && 'max-md:hidden')}>{children}</td>
)
