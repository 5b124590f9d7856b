import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Globe, Plus } from 'lucide-react'
import { Link } from 'react-router-dom'
import { domainQueries } from '../../api/domains.ts'
import { websiteQueries } from '../../api/websites.ts'
import { useUser } from '../../session/use-user.ts'
import { ConnectDomain } from '../../shared/connect-domain.tsx'
import { NextPage } from '../../shared/next-page.tsx'
import { TrashList } from '../../shared/own-page/trash-list.tsx'
import { WebsiteRow, WebsiteRowSkeleton } from '../../shared/website-row.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Problem } from '../../ui/problem.tsx'
import { Loading } from '../../ui/skeleton.tsx'

/** The seller's websites, below the wizard (docs/product/builder.md 2.1). */
export function MyWebsites() {
  return (
    <section aria-labelledby="moji-websiteovi" className="mt-8 md:mt-10">
      <h2 id="moji-websiteovi" className="mb-2.5 text-section font-bold">
        Moji Website-ovi
      </h2>
      <Card>
        <List />
      </Card>
      <TrashList />
    </section>
  )
}

/** The account's host (docs/product/builder.md 7). Until it is loaded, or if that fails, the host from the session. */
function useConnectedDomain(): string | null | undefined {
  const { customDomain } = useUser()
  const { data } = useQuery(domainQueries.single)
  return data ? data.domain?.domain : customDomain
}

function List() {
  const customDomain = useConnectedDomain()
  const websites = useInfiniteQuery(websiteQueries.mine)
  if (websites.isPending) {
    return (
      <Loading what="website-ove" className="divide-y divide-line">
        <WebsiteRowSkeleton />
      </Loading>
    )
  }
  if (!websites.data) {
    return (
      <Problem
        title="Greška pri učitavanju podataka"
        onRetry={() => void websites.refetch()}
        retrying={websites.isFetching}
      >
        Vaše stranice rade. Samo ih ovde trenutno ne vidite.
      </Problem>
    )
  }
  const items = websites.data.pages.flatMap((page) => page.items)
  if (items.length === 0) {
    return (
      <Empty
        title="Još nemate website"
        action={
          <>
            <Link to="/builder" onClick={() => window.scrollTo(0, 0)} className={buttonClass('secondary')}>
              <Plus aria-hidden="true" />
              Napravi website
            </Link>
            <Link to="/domain" className={buttonClass('secondary')}>
              <Globe aria-hidden="true" />
              Poveži domen
            </Link>
          </>
        }
      >
        Napravite ga iznad. Stranica je gotova za oko minut.
      </Empty>
    )
  }
  return (
    <>
      <div className="relative max-h-125 overflow-y-auto">
        <ul className="divide-y divide-line">
          {items.map((website) => (
            <WebsiteRow
              key={website.id}
              website={website}
              domain={customDomain}
              copiedFrom={items.find(({ id }) => id === website.copiedFrom)}
            />
          ))}
        </ul>
        <NextPage list={websites} />
      </div>
      {!customDomain && <ConnectDomain />}
    </>
  )
}
