import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ListChecks, Plus, RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { polledDashboard, refreshAfterSync } from '../../api/websites.ts'
import { useUser } from '../../session/use-user.ts'
import { CallsLink } from '../../shared/calls-link.tsx'
import { FailedDeliveriesLink } from '../../shared/failed-deliveries-link.tsx'
import { TrashList } from '../../shared/own-page/trash-list.tsx'
import { ScreenHeader } from '../../shared/screen-header.tsx'
import { useTitle } from '../../shared/use-title.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { cx } from '../../ui/cx.ts'
import { formatDate, formatExactTime } from '../../ui/format.ts'
import { Problem } from '../../ui/problem.tsx'
import { FirstSteps } from './first-steps.tsx'
import { useFirstStepsHidden } from './first-steps-hidden.ts'
import { NewestOrders } from './newest-orders.tsx'
import { SalesCard } from './sales/sales-card.tsx'
import { StatsStrip } from './stats-strip.tsx'
import { FIRST_STEPS, useFirstSteps } from './use-first-steps.ts'
import { DashboardWebsiteList } from './website-list.tsx'

/** The seller's dashboard at /create, fetched again every 30 s (docs/product/builder.md 2.8). */
export function DashboardScreen() {
  useTitle('Dashboard · Izlog')
  const user = useUser()
  const client = useQueryClient()
  const dashboard = useQuery(polledDashboard)
  const [syncing, setSyncing] = useState(false)
  const isSeller = user.role === 'client'
  const done = useFirstSteps(dashboard.data)
  const { hidden, hide, show, heading, showButton } = useFirstStepsHidden(user.id)
  const sync = () => {
    setSyncing(true)
    void refreshAfterSync(client).finally(() => setSyncing(false))
  }
  if (dashboard.isError && !dashboard.data) {
    return (
      <Card>
        <Problem title="Greška pri učitavanju podataka" onRetry={sync} retrying={syncing}>
          Server nije odgovorio na vreme. Ništa nije izgubljeno, porudžbine se i dalje primaju.
        </Problem>
      </Card>
    )
  }
  return (
    <>
      <ScreenHeader
        title={`${user.firstName} ${user.lastName}`}
        line={<LastSync at={dashboard.data?.timestamp} failed={dashboard.isError} />}
        actions={
          <>
            <Button onClick={sync} disabled={syncing} aria-label="Sinhronizuj" className="max-md:w-control max-md:px-0">
              <RefreshCw className={cx(syncing && 'animate-turn')} aria-hidden="true" />
              <span className="max-md:hidden">Sinhronizuj</span>
            </Button>
            <Link to="/builder" className={buttonClass('primary', 'normal', 'max-md:hidden')}>
              <Plus aria-hidden="true" />
              Napravi website
            </Link>
          </>
        }
      />
      {isSeller && (
        <div className="mb-4 flex flex-wrap gap-2 empty:hidden">
          {!user.deskReadOnly && <CallsLink className="max-md:flex-1" />}
          <FailedDeliveriesLink className="max-md:flex-1" />
        </div>
      )}
      {isSeller && !hidden && <FirstSteps done={done} onHide={hide} heading={heading} />}
      <StatsStrip stats={dashboard.data?.stats} />
      {isSeller && <SalesCard />}
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-[1fr_23.25rem]">
        <div className="min-w-0">
          <DashboardWebsiteList dashboard={dashboard.data} />
          <TrashList />
        </div>
        <NewestOrders />
      </div>
      {isSeller && hidden && FIRST_STEPS.some((name) => !done[name]) && (
        <p className="mt-6 flex justify-center">
          <Button look="quiet" ref={showButton} onClick={show}>
            <ListChecks aria-hidden="true" />
            Prikaži prve korake
          </Button>
        </p>
      )}
    </>
  )
}

/** The time of the last successful fetch; red if the latest fetch failed, because the figures are then out of date. */
function LastSync({ at, failed }: { at: string | undefined; failed: boolean }) {
  return (
    <span className="flex items-center gap-2" aria-live="off">
      <span
        className={cx(
          'size-2 shrink-0 rounded-full outline-3',
          failed ? 'bg-cancelled outline-cancelled-bg' : 'bg-completed outline-completed-bg',
        )}
      />
      {at ? (
        <span className="tabular">
          <span className="max-md:hidden">
            Poslednja sinhronizacija: {formatDate(at)} u {formatExactTime(at)}
          </span>
          <span className="md:hidden">Sinhronizovano u {formatExactTime(at)}</span>
          {failed && ' · novi pokušaj nije uspeo'}
        </span>
      ) : (
        'Učitavamo podatke…'
      )}
    </span>
  )
}
