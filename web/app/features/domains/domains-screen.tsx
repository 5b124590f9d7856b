import { useQuery } from '@tanstack/react-query'
import { domainQueries } from '../../api/domains.ts'
import { ScreenHeader } from '../../shared/screen-header.tsx'
import { useTitle } from '../../shared/use-title.ts'
import { Card } from '../../ui/card.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Problem } from '../../ui/problem.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { AddHost } from './add-host.tsx'
import { DomainRow } from './domain-row.tsx'

/** All of a seller's hosts at /domains (docs/product/platform.md 2). */
export function DomainsScreen() {
  useTitle('Domeni · Izlog')
  return (
    <div className="mx-auto max-w-248">
      <ScreenHeader title="Domeni" line="Kupac vidi Vaš domen, a stranice ostaju iste." />
      <div className="space-y-5">
        <AddHost />
        <Card aria-label="Vaši domeni" className="overflow-hidden">
          <List />
        </Card>
      </div>
    </div>
  )
}

function List() {
  const domains = useQuery(domainQueries.list)
  if (domains.isPending) {
    return (
      <Loading what="domene" className="divide-y divide-line">
        {['w-32', 'w-44', 'w-36'].map((width) => (
          <div key={width} className="flex items-center gap-3.5 p-3.5 md:h-17.5 md:px-4.5">
            <Skeleton className="size-9 rounded-control" />
            <div className="flex-1 space-y-2">
              <Skeleton className={`h-3.5 ${width}`} />
              <Skeleton className="h-3 w-52" />
            </div>
          </div>
        ))}
      </Loading>
    )
  }
  if (!domains.data) {
    return (
      <Problem
        title="Greška pri učitavanju podataka"
        onRetry={() => void domains.refetch()}
        retrying={domains.isFetching}
      >
        Vaši domeni i stranice na njima rade. Samo ih ovde trenutno ne vidite.
      </Problem>
    )
  }
  if (domains.data.length === 0) {
    return (
      <Empty title="Još nema podešenih domena">
        Ovde su domeni na kojima su Vaše stranice. Upišite gore domen koji ste kupili, pa kod registra dodajte zapise
        koje Vam pokažemo.
      </Empty>
    )
  }
  return (
    <ul className="divide-y divide-line">
      {domains.data.map((domain) => (
        <DomainRow key={domain.id} domain={domain} />
      ))}
    </ul>
  )
}
