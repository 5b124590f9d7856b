import type { SyncDashboard } from '@izlog/contracts/http/catalog'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { pluralize } from '../../../shared/plural.ts'
import { Card } from '../../ui/card.tsx'
import { ACTIVE, formatNumber, formatRevenue, formatSums } from '../../ui/format.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { StatusShape } from '../../ui/status-shape.tsx'

/** Three figures in one strip (docs/product/builder.md 2.8). */
export function StatsStrip({ stats }: { stats: SyncDashboard['stats'] | undefined }) {
  return (
    <Card aria-label="Brojke" className="grid grid-cols-2 md:grid-cols-3">
      <Figure
        name="Website-ovi"
        value={stats && formatNumber(stats.totalWebsites)}
        note={stats && `${stats.activeWebsites} ${pluralize(stats.activeWebsites, ACTIVE)}`}
        className="border-r border-line"
      />
      <Figure
        name="Porudžbine"
        value={stats && formatNumber(stats.totalOrders)}
        note={
          stats && (
            <Link
              to="/orders?status=pending"
              className="inline-flex items-center gap-1.5 font-semibold text-fg hover:underline"
            >
              <StatusShape status="pending" className="text-pending" />
              {formatNumber(stats.pendingOrders)} na čekanju
            </Link>
          )
        }
        className="border-line md:border-r"
      />
      <Figure
        name="Prihod"
        value={stats && formatRevenue(stats.totalRevenue)}
        note={stats && <Revenue sums={stats.sums} />}
        className="border-line max-md:col-span-2 max-md:border-t"
      />
    </Card>
  )
}

/** Of which completed, and on its way, each in its own currency. */
function Revenue({ sums }: { sums: SyncDashboard['stats']['sums'] }) {
  const completed = formatSums(sums.map((of) => ({ ...of, sum: of.completed })))
  const onTheWay = formatSums(sums.map((of) => ({ ...of, sum: of.onTheWay })))
  return (
    <>
      ovog meseca
      {completed && <span className="block">Završeno: {completed}</span>}
      {onTheWay && <span className="block">Na putu: {onTheWay}</span>}
    </>
  )
}

function Figure({
  name,
  value,
  note,
  className,
}: {
  name: string
  value: string | undefined
  note: ReactNode
  className: string
}) {
  return (
    <div className={`px-4 py-4 md:px-5 md:py-4.5 ${className}`}>
      <p className="text-small font-medium text-fg2 md:text-body">{name}</p>
      {value === undefined ? (
        <>
          <Skeleton className="my-2 h-6 w-20" />
          <Skeleton className="h-3.5 w-24" />
        </>
      ) : (
        <>
          <p className="tabular mt-1 text-number font-bold tracking-tight max-md:text-[1.625rem]">{value}</p>
          <div className="tabular mt-0.5 text-small text-fg2">{note}</div>
        </>
      )}
    </div>
  )
}
