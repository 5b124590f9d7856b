import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { domainQueries } from '../../api/domains.ts'
import { ScreenHeader } from '../../shared/screen-header.tsx'
import { useTitle } from '../../shared/use-title.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Problem } from '../../ui/problem.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { AddDomain } from './add-domain.tsx'
import { MyDomain } from './my-domain.tsx'
import { UrlPreview } from './url-preview.tsx'

/** The account's host at /domain (docs/product/platform.md 2). */
export function DomainScreen() {
  useTitle('Domen · Izlog')
  return (
    <div className="mx-auto max-w-180">
      <ScreenHeader
        title="Domen"
        line="Vaše stranice na Vašoj adresi."
        actions={
          <Link to="/domains" className={buttonClass()}>
            Svi domeni
          </Link>
        }
      />
      <Content />
    </div>
  )
}

function Content() {
  const single = useQuery(domainQueries.single)
  if (single.isPending) {
    return (
      <Card>
        <Loading what="domen">
          <div className="flex items-center gap-3.5 p-4 md:px-5">
            <Skeleton className="size-9 rounded-control" />
            <Skeleton className="h-4 w-44" />
          </div>
          <div className="space-y-3 border-t border-line p-4 md:p-5">
            <Skeleton className="h-3.5 w-3/4" />
            <Skeleton className="h-20 w-full rounded-control" />
          </div>
        </Loading>
      </Card>
    )
  }
  if (!single.data) {
    return (
      <Card>
        <Problem
          title="Greška pri učitavanju podataka"
          onRetry={() => void single.refetch()}
          retrying={single.isFetching}
        >
          Vaš domen i stranice na njemu rade. Samo ih ovde trenutno ne vidite.
        </Problem>
      </Card>
    )
  }
  const { domain } = single.data
  if (!domain) return <AddDomain />
  return (
    <div className="space-y-5">
      <MyDomain domain={domain} />
      <UrlPreview domain={domain.domain} isVerified={domain.isVerified} />
    </div>
  )
}
