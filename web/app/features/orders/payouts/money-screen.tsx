import { MONTH_ORDERS_MAX, OVERDUE_AFTER_DAYS, type PayoutMonth } from '@izlog/contracts/http/payouts'
import { useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight, FileUp } from 'lucide-react'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { useUser } from '../../../session/use-user.ts'
import { ScreenHeader } from '../../../shared/screen-header.tsx'
import { useTitle } from '../../../shared/use-title.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Empty } from '../../../ui/empty.tsx'
import { formatDate, formatMoney, formatNumber } from '../../../ui/format.ts'
import { Problem } from '../../../ui/problem.tsx'
import { Loading, Skeleton } from '../../../ui/skeleton.tsx'
import { monthAt, monthBy, monthIn, monthLabel } from './money-month.ts'
import { MoneyPages } from './money-pages.tsx'
import { PayoutDialog } from './payout-dialog.tsx'
import { monthQuery } from './payouts-api.ts'
import { sumsByCurrency } from './sums-by-currency.ts'

/** What came of a month's orders, by page: ordered, confirmed, delivered, returned, collected, owed. The month stands in the address. */
export function MoneyScreen() {
  useTitle('Novac · Izlog')
  const { deskReadOnly } = useUser()
  const [params, setParams] = useSearchParams()
  const now = new Date()
  const month = monthIn(params.get('mesec'), now)
  const [imports, setImports] = useState(false)
  const money = useQuery(monthQuery(month))
  const show = (by: number) => setParams({ mesec: monthBy(month, by) }, { replace: true })
  return (
    <>
      <ScreenHeader
        title="Novac"
        line="Šta je bilo sa porudžbinama koje su stigle tog meseca"
        manyActions
        actions={
          <>
            {!deskReadOnly && (
              <Button look="action" onClick={() => setImports(true)} className="max-md:flex-1">
                <FileUp aria-hidden="true" />
                Uvoz isplata
              </Button>
            )}
            <Link to="/orders" className={buttonClass('secondary', 'normal', 'max-md:flex-1')}>
              Sve porudžbine
            </Link>
          </>
        }
      />
      <nav aria-label="Mesec" className="mb-3 flex items-center justify-between gap-2 md:justify-start">
        <Button look="quiet" size="icon" aria-label="Prethodni mesec" onClick={() => show(-1)}>
          <ChevronLeft aria-hidden="true" />
        </Button>
        <h2 aria-live="polite" className="text-section font-bold md:w-44 md:text-center">
          {monthLabel(month)}
        </h2>
        <Button
          look="quiet"
          size="icon"
          aria-label="Sledeći mesec"
          disabled={month >= monthAt(now)}
          onClick={() => show(1)}
        >
          <ChevronRight aria-hidden="true" />
        </Button>
      </nav>
      {money.isPending ? (
        <Loading what="novac" className="space-y-3">
          <Skeleton className="h-20" />
          <Skeleton className="h-44" />
          <Skeleton className="h-44" />
        </Loading>
      ) : money.data ? (
        <Month money={money.data} />
      ) : (
        <Card>
          <Problem
            title="Greška pri učitavanju podataka"
            onRetry={() => void money.refetch()}
            retrying={money.isFetching}
          >
            Ništa nije izgubljeno. Uvezene isplate su sačuvane.
          </Problem>
        </Card>
      )}
      {imports && <PayoutDialog onClose={() => setImports(false)} />}
    </>
  )
}

function Month({ money }: { money: PayoutMonth }) {
  if (money.pages.length === 0)
    return (
      <Card>
        <Empty title="Nema porudžbina">Tog meseca nije stigla nijedna porudžbina.</Empty>
      </Card>
    )
  return (
    <div className="space-y-4">
      {!money.isAll && (
        <p className="text-small text-fg2">
          Porudžbina je više od {formatNumber(MONTH_ORDERS_MAX)}, pa su sabrane najnovije.
        </p>
      )}
      <Sums pages={money.pages} />
      <Overdue money={money} />
      <MoneyPages pages={money.pages} />
    </div>
  )
}

/** A list of terms may hold no section, which a Card is. */
const SUM = 'rounded-card border border-line bg-surface p-4'

/** All pages together, a currency each. */
function Sums({ pages }: Pick<PayoutMonth, 'pages'>) {
  return (
    <dl className="grid grid-cols-2 gap-3">
      <div className={SUM}>
        <dt className="text-small text-fg2">Isplaćeno</dt>
        <dd className="text-title font-bold tabular">{sumsByCurrency(pages, ({ collected }) => collected)}</dd>
      </div>
      <div className={SUM}>
        <dt className="text-small text-fg2">Kurir duguje</dt>
        <dd className="text-title font-bold tabular">{sumsByCurrency(pages, ({ owed }) => owed)}</dd>
      </div>
    </dl>
  )
}

/** Delivered parcels that the courier has not paid for too long. */
function Overdue({ money: { overdue, overdueCount } }: { money: PayoutMonth }) {
  if (overdueCount === 0) return null
  return (
    <Card className="p-4" aria-labelledby="overdue">
      <h2 id="overdue" className="font-semibold">
        Kurir kasni: {formatNumber(overdueCount)}
      </h2>
      <p className="mb-2 text-small text-fg2">
        Isporučeno pre više od {OVERDUE_AFTER_DAYS} dana, a nije isplaćeno. Pitajte kurirsku službu.
      </p>
      <ul className="max-h-80 divide-y divide-line overflow-y-auto">
        {overdue.map(({ orderId, deliveredAt, owed, currencySymbol }) => (
          <li key={orderId}>
            <Link
              to={`/orders?order=${orderId}`}
              className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 py-1.5 tabular hover:underline"
            >
              <span className="font-semibold">{orderId}</span>
              <span className="text-small text-fg2">isporučena {formatDate(deliveredAt)}</span>
              <span className="font-semibold">{formatMoney(owed, currencySymbol)}</span>
            </Link>
          </li>
        ))}
      </ul>
      {overdueCount > overdue.length && (
        <p className="pt-2 text-small text-fg2">i još {formatNumber(overdueCount - overdue.length)}</p>
      )}
    </Card>
  )
}
