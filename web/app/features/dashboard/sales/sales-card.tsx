import type { Sales, SalesPeriod } from '@izlog/contracts/http/sales'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { salesQuery } from '../../../api/sales.ts'
import { Card } from '../../../ui/card.tsx'
import { cx } from '../../../ui/cx.ts'
import { formatNumber, formatSums } from '../../../ui/format.ts'
import { Problem } from '../../../ui/problem.tsx'
import { Segmented } from '../../../ui/segmented.tsx'
import { Loading, Skeleton } from '../../../ui/skeleton.tsx'
import { SalesChart } from './sales-chart.tsx'
import { SalesTable } from './sales-table.tsx'
import { comparedWithBefore, shareOf } from './sales-text.ts'

const PERIODS: readonly { value: SalesPeriod; label: string }[] = [
  { value: 'today', label: 'Danas' },
  { value: 'yesterday', label: 'Juče' },
  { value: '7-days', label: '7 dana' },
  { value: '30-days', label: '30 dana' },
]

/** What became of the orders of some days: figures, a bar a day, pages and ads (docs/product/platform.md 4, Sales). */
export function SalesCard() {
  const [period, setPeriod] = useState<SalesPeriod>('7-days')
  const { data, isError, isFetching, refetch } = useQuery(salesQuery(period))
  return (
    <Card aria-label="Prodaja" className="mt-6">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 border-b border-line px-4 py-3 md:px-5">
        <h2 className="text-section font-bold">Prodaja</h2>
        <div className="max-md:w-full">
          <Segmented strip label="Period" value={period} options={PERIODS} onChange={setPeriod} />
        </div>
      </div>
      {data ? (
        <Figures sales={data} />
      ) : isError ? (
        <Problem title="Greška pri učitavanju podataka" onRetry={() => void refetch()} retrying={isFetching}>
          Porudžbine se i dalje primaju. Pokušajte ponovo za koji sekund.
        </Problem>
      ) : (
        <Loading what="prodaju" className="p-5">
          <Skeleton className="h-8 w-2/3" />
          <Skeleton className="mt-5 h-44 w-full" />
        </Loading>
      )}
    </Card>
  )
}

function Figures({ sales }: { sales: Sales }) {
  const { total, days, pages, ads } = sales
  return (
    <>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-4 px-4 py-4 md:grid-cols-5 md:px-5">
        <Figure name="Poručeno" mark="bg-sales-ordered" note={comparedWithBefore(sales)}>
          {formatNumber(total.ordered)}
        </Figure>
        <Figure name="Potvrđeno" mark="bg-sales-confirmed" note={shareOf(total.confirmed, total.ordered)}>
          {formatNumber(total.confirmed)}
        </Figure>
        <Figure name="Isporučeno" mark="bg-sales-delivered" note={shareOf(total.delivered, total.ordered)}>
          {formatNumber(total.delivered)}
        </Figure>
        <Figure name="Vraćeno" note={shareOf(total.refused, total.ordered)}>
          {formatNumber(total.refused)}
        </Figure>
        <Figure name="Naplaćeno" note="za isporučene pakete" className="max-md:col-span-2">
          {formatSums(total.collected) || '0'}
        </Figure>
      </dl>
      {total.ordered === 0 ? (
        <p className="border-t border-line px-4 py-4 text-fg2 md:px-5">U ovom periodu nema porudžbina.</p>
      ) : (
        <>
          {days.length > 1 && <SalesChart days={days} />}
          <div className="grid border-t border-line lg:grid-cols-2 lg:divide-x lg:divide-line">
            <SalesTable
              title="Po stranici"
              rows={pages.map(({ websiteId, productName, ...figures }) => ({
                key: websiteId,
                name: productName,
                figures,
              }))}
            />
            <SalesTable
              title="Po oglasu"
              rows={ads.map(({ ad, ...figures }) => ({ key: ad ?? '', name: ad ?? 'Bez oznake oglasa', figures }))}
              className="max-lg:border-t max-lg:border-line"
            />
          </div>
        </>
      )}
    </>
  )
}

interface FigureProps {
  name: string
  /** The colour of its bars. */
  mark?: string
  note: string
  className?: string
  children: ReactNode
}

function Figure({ name, mark, note, className, children }: FigureProps) {
  return (
    <div className={className}>
      <dt className="flex items-center gap-2 text-small font-medium text-fg2">
        {mark && <span className={cx('size-2.5 shrink-0 rounded-sm', mark)} aria-hidden="true" />}
        {name}
      </dt>
      <dd className="tabular">
        <span className="block text-title font-bold">{children}</span>
        <span className="block text-small text-fg2">{note}</span>
      </dd>
    </div>
  )
}
