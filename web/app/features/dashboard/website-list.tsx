import type { SyncDashboard } from '@izlog/contracts/http/catalog'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { counted } from '../../../shared/plural.ts'
import { olderInDashboard } from '../../api/websites.ts'
import { useUser } from '../../session/use-user.ts'
import { ConnectDomain } from '../../shared/connect-domain.tsx'
import { LoadMore } from '../../shared/load-more.tsx'
import { WebsiteRow, WebsiteRowSkeleton } from '../../shared/website-row.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Empty } from '../../ui/empty.tsx'
import { WEBSITES } from '../../ui/format.ts'
import { Loading } from '../../ui/skeleton.tsx'

/** The seller's websites (docs/product/builder.md 2.8). */
export function DashboardWebsiteList({ dashboard }: { dashboard: SyncDashboard | undefined }) {
  return (
    <section aria-labelledby="moji-websiteovi" className="min-w-0">
      <div className="mb-2 flex items-center justify-between gap-4 md:hidden">
        <h2 className="text-section font-bold">Moji Website-ovi</h2>
        <Link to="/builder" className={buttonClass('primary')}>
          <Plus aria-hidden="true" />
          Napravi
        </Link>
      </div>
      <Card>
        <div className="flex h-14 items-center justify-between border-b border-line px-5 max-md:hidden">
          <h2 id="moji-websiteovi" className="text-section font-bold">
            Moji Website-ovi
          </h2>
          {dashboard && <p className="tabular text-fg3">{counted(dashboard.stats.totalWebsites, WEBSITES)}</p>}
        </div>
        <Content dashboard={dashboard} />
      </Card>
    </section>
  )
}

/** The dashboard carries the newest websites and is polled; older ones are read once the list is scrolled to its end. */
function useOlderWebsites(cursor: string | null) {
  const [wanted, setWanted] = useState(false)
  const older = useInfiniteQuery({ ...olderInDashboard(cursor), enabled: wanted && cursor !== null })
  return {
    websites: older.data?.pages.flatMap((page) => page.websites) ?? [],
    hasMore: older.data ? older.hasNextPage : cursor !== null,
    loading: older.isFetching,
    onMore: () => {
      if (older.data) void older.fetchNextPage({ cancelRefetch: false })
      else if (wanted) void older.refetch()
      else setWanted(true)
    },
  }
}

function Content({ dashboard }: { dashboard: SyncDashboard | undefined }) {
  const { customDomain } = useUser()
  const older = useOlderWebsites(dashboard?.nextCursor ?? null)
  if (!dashboard) {
    return (
      <Loading what="website-ove" className="divide-y divide-line">
        <WebsiteRowSkeleton />
      </Loading>
    )
  }
  const websites = [...dashboard.websites, ...older.websites]
  if (websites.length === 0) {
    return (
      <Empty
        title="Još nemate website"
        action={
          <>
            <Link to="/builder" className={buttonClass('primary')}>
              <Plus aria-hidden="true" />
              Napravi website
            </Link>
            <Link to="/create-website" className={buttonClass('secondary')}>
              Pogledajte korake
            </Link>
          </>
        }
      >
        Iz naziva i jedne slike nastaje stranica koja prima porudžbine. Tri koraka, oko minut.
      </Empty>
    )
  }
  return (
    <>
      <div className="relative max-h-125 overflow-y-auto">
        <ul className="divide-y divide-line">
          {websites.map((website) => (
            <WebsiteRow
              key={website.id}
              website={website}
              orderCount={website.orderCount}
              domain={customDomain}
              copiedFrom={websites.find(({ id }) => id === website.copiedFrom)}
            />
          ))}
        </ul>
        {older.hasMore && (
          <div className="flex justify-center border-t border-line py-2.5">
            <LoadMore hasMore loading={older.loading} onMore={older.onMore} />
          </div>
        )}
      </div>
      {!customDomain && <ConnectDomain />}
    </>
  )
}
