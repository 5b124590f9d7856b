import type { SyncDashboard } from '@izlog/contracts/http/catalog'
import { Plus } from 'lucide-react'
import { Link } from 'react-router-dom'
import { counted } from '../../../shared/plural.ts'
import { useUser } from '../../session/use-user.ts'
import { ConnectDomain } from '../../shared/connect-domain.tsx'
import { WebsiteRow, WebsiteRowSkeleton } from '../../shared/website-row.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Empty } from '../../ui/empty.tsx'
import { WEBSITES } from '../../ui/format.ts'
import { Loading } from '../../ui/skeleton.tsx'

/** The seller's websites (docs/product/builder.md 2.8). */
export function DashboardWebsiteList({ websites }: { websites: SyncDashboard['websites'] | undefined }) {
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
          {websites && <p className="tabular text-fg3">{counted(websites.length, WEBSITES)}</p>}
        </div>
        <Content websites={websites} />
      </Card>
    </section>
  )
}

function Content({ websites }: { websites: SyncDashboard['websites'] | undefined }) {
  const { customDomain } = useUser()
  if (!websites) {
    return (
      <Loading what="website-ove" className="divide-y divide-line">
        <WebsiteRowSkeleton />
      </Loading>
    )
  }
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
        Iz jednog linka i jedne slike nastaje stranica koja prima porudžbine. Tri koraka, oko minut.
      </Empty>
    )
  }
  return (
    <>
      <ul className="divide-y divide-line">
        {websites.map((website) => (
          <WebsiteRow key={website.id} website={website} orderCount={website.orderCount} domain={customDomain} />
        ))}
      </ul>
      {!customDomain && <ConnectDomain />}
    </>
  )
}
