import type { OrderItem } from '@izlog/contracts/http/orders'
import { useQuery } from '@tanstack/react-query'
import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import { orderQueries } from '../../api/orders.ts'
import { polledDashboard, websiteQueries } from '../../api/websites.ts'
import { useUser } from '../../session/use-user.ts'
import { customerName } from '../../shared/customer-name.ts'
import { NEWEST_ORDERS } from '../../shared/use-pending-orders.ts'
import { Card } from '../../ui/card.tsx'
import { Empty } from '../../ui/empty.tsx'
import { formatAgo, formatMoney } from '../../ui/format.ts'
import { Problem } from '../../ui/problem.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'

/** The newest orders, fetched again at the dashboard's interval. */
export function NewestOrders() {
  return (
    <section aria-label="Najnovije porudžbine" className="min-w-0">
      <div className="mb-2 flex items-center justify-between md:hidden">
        <h2 className="text-section font-bold">Najnovije porudžbine</h2>
        <All />
      </div>
      <Card>
        <div className="flex h-14 items-center justify-between border-b border-line px-5 max-md:hidden">
          <h2 className="text-section font-bold">Najnovije porudžbine</h2>
          <All />
        </div>
        <List />
      </Card>
    </section>
  )
}

function All() {
  return (
    <Link to="/orders" className="-m-2 flex items-center gap-2 p-2 font-semibold text-link hover:underline">
      Sve
      <ArrowRight className="size-4 max-md:hidden" aria-hidden="true" />
    </Link>
  )
}

function List() {
  const { role } = useUser()
  const newest = useQuery({
    ...orderQueries.newest(role, NEWEST_ORDERS),
    refetchInterval: polledDashboard.refetchInterval,
  })
  if (newest.isPending) {
    return (
      <Loading what="porudžbine" className="divide-y divide-line">
        {['w-40', 'w-32', 'w-44', 'w-36'].map((width) => (
          <div key={width} className="flex h-17 items-center justify-between px-5">
            <div className="space-y-2">
              <Skeleton className={`h-3.5 ${width}`} />
              <Skeleton className="h-3 w-28" />
            </div>
            <Skeleton className="h-6 w-20" />
          </div>
        ))}
      </Loading>
    )
  }
  if (newest.isError && !newest.data) {
    return (
      <Problem
        title="Greška pri učitavanju podataka"
        onRetry={() => void newest.refetch()}
        retrying={newest.isFetching}
      >
        Porudžbine se i dalje primaju. Pokušajte ponovo za koji sekund.
      </Problem>
    )
  }
  const { items } = newest.data
  if (items.length === 0) return <NoOrders />
  const now = new Date()
  return (
    <ul className="divide-y divide-line">
      {items.map((order) => (
        <NewestOrder key={order.id} order={order} now={now} />
      ))}
    </ul>
  )
}

/** A seller without a page has no link to share; the dashboard around it fetches what it reads. */
function NoOrders() {
  const dashboard = useQuery({ ...websiteQueries.dashboard, enabled: false })
  return (
    <Empty plain title="Još nema porudžbina">
      {dashboard.data?.websites.length === 0
        ? 'Sledeći korak: napravite stranicu za svoj proizvod. Porudžbine sa nje stižu ovde.'
        : 'Sledeći korak: podelite link svoje stranice. Prva stiže čim neko naruči.'}
    </Empty>
  )
}

function NewestOrder({ order, now }: { order: OrderItem; now: Date }) {
  return (
    <li>
      <Link
        to={`/orders?order=${order.orderId}`}
        className="flex min-h-17 items-center justify-between gap-3 px-4 py-2.5 transition-colors duration-120 hover:bg-hover md:px-5"
      >
        <span className="min-w-0">
          <span className="block truncate">
            <span className="font-semibold">{customerName(order)}</span>
            <span className="text-fg2 max-md:hidden"> · {order.city}</span>
          </span>{' '}
          <span className="flex text-small text-fg2">
            <span className="truncate">{order.productName}</span>
            <span className="shrink-0 whitespace-pre">
              {order.quantity > 1 && ` × ${order.quantity}`} · {formatAgo(order.createdAt, now)}
            </span>
          </span>
        </span>{' '}
        <span className="flex shrink-0 flex-col items-end gap-1">
          <span className="tabular font-semibold">{formatMoney(order.totalPrice, order.currencySymbol)}</span>{' '}
          <StatusBadge status={order.status} />
        </span>
      </Link>
    </li>
  )
}
