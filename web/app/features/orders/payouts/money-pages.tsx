import type { PayoutPage } from '@izlog/contracts/http/payouts'
import { useMedia } from '../../../shared/use-media.ts'
import { Card } from '../../../ui/card.tsx'
import { cx } from '../../../ui/cx.ts'
import { formatMoney, formatNumber } from '../../../ui/format.ts'

const WIDE = '(width >= 48rem)'

const COUNTS = [
  ['ordered', 'Poručeno'],
  ['confirmed', 'Potvrđeno'],
  ['delivered', 'Isporučeno'],
  ['returned', 'Vraćeno'],
] as const
const SUMS = [
  ['collected', 'Isplaćeno'],
  ['fees', 'Poštarina'],
  ['owed', 'Kurir duguje'],
] as const

const keyOf = ({ websiteId, currencySymbol }: PayoutPage) => `${websiteId} ${currencySymbol}`

/** The month's figures of each page: a table where it fits, else a card a page. */
export function MoneyPages({ pages }: { pages: readonly PayoutPage[] }) {
  return useMedia(WIDE) ? <PageTable pages={pages} /> : <PageCards pages={pages} />
}

function PageTable({ pages }: { pages: readonly PayoutPage[] }) {
  return (
    <Card className="overflow-x-auto">
      <table className="w-full border-collapse text-left">
        <thead className="bg-sunken text-tiny font-semibold text-fg2">
          <tr className="[&>th]:h-9 [&>th]:px-3 [&>th]:text-right [&>th]:font-semibold">
            <th scope="col" className="pl-4 text-left!">
              Stranica
            </th>
            {[...COUNTS, ...SUMS].map(([field, label]) => (
              <th key={field} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {pages.map((page) => (
            <tr key={keyOf(page)} className="h-13 border-t border-line tabular [&>td]:px-3 [&>td]:text-right">
              <th scope="row" className="max-w-60 truncate pl-4 font-semibold">
                {page.productName}
                <span className="block truncate text-tiny font-normal text-fg2">/{page.customUrl}</span>
              </th>
              {COUNTS.map(([field]) => (
                <td key={field}>{formatNumber(page[field])}</td>
              ))}
              {SUMS.map(([field]) => (
                <td key={field} className={cx('whitespace-nowrap', isOwed(field, page) && 'font-bold')}>
                  {formatMoney(page[field], page.currencySymbol)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}

const isOwed = (field: string, { owed }: PayoutPage): boolean => field === 'owed' && owed > 0

function PageCards({ pages }: { pages: readonly PayoutPage[] }) {
  return (
    <ul aria-label="Stranice" className="space-y-3">
      {pages.map((page) => (
        <li key={keyOf(page)}>
          <Card className="p-4">
            <h3 className="break-words font-semibold">{page.productName}</h3>
            <p className="mb-3 truncate text-small text-fg2">/{page.customUrl}</p>
            <dl className="grid grid-cols-4 gap-2 tabular">
              {COUNTS.map(([field, label]) => (
                <div key={field} className="flex min-w-0 flex-col-reverse justify-end">
                  <dt className="truncate text-tiny text-fg2">{label}</dt>
                  <dd className="text-section font-bold">{formatNumber(page[field])}</dd>
                </div>
              ))}
            </dl>
            <dl className="mt-3 space-y-1 border-t border-line pt-3 tabular">
              {SUMS.map(([field, label]) => (
                <div key={field} className={cx('flex justify-between gap-3', isOwed(field, page) && 'font-bold')}>
                  <dt className={isOwed(field, page) ? '' : 'text-fg2'}>{label}</dt>
                  <dd>{formatMoney(page[field], page.currencySymbol)}</dd>
                </div>
              ))}
            </dl>
          </Card>
        </li>
      ))}
    </ul>
  )
}
