import type { AuditFilter } from '@izlog/contracts/http/audit'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { CsvLink, RefreshButton } from '../../shared/list-actions.tsx'
import { NextPage } from '../../shared/next-page.tsx'
import { ScreenHeader } from '../../shared/screen-header.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Problem } from '../../ui/problem.tsx'
import { auditFilterIn, paramsOf } from './audit-filter.ts'
import { AuditFilters } from './audit-filters.tsx'
import { auditCsvPath, auditPages } from './audit-queries.ts'
import { AuditRow } from './audit-row.tsx'
import { AuditSkeleton } from './audit-skeleton.tsx'
import { BackToPanel } from './back-to-panel.tsx'

/** Who did what, when and from where, newest first; the filter is stored in the URL. */
export function AuditLog() {
  const [params, setParams] = useSearchParams()
  const filter = auditFilterIn(params)
  const setFilter = (chosen: AuditFilter) => setParams(paramsOf(chosen), { replace: true })
  const list = useInfiniteQuery(auditPages(filter))
  const items = list.data?.pages.flatMap((page) => page.items) ?? []
  const chosen = items.find(({ actor }) => actor.kind === 'user' && actor.userId === filter.actor)
  const refresh = () => void list.refetch()

  const records = () => {
    if (list.isPending) return <AuditSkeleton />
    if (!list.data) {
      return (
        <Problem title="Greška pri učitavanju podataka" onRetry={refresh} retrying={list.isFetching}>
          Server nije odgovorio na vreme. Ništa nije izgubljeno, sve se i dalje beleži.
        </Problem>
      )
    }
    if (items.length === 0 && Object.keys(paramsOf(filter)).length > 0) {
      return (
        <Empty plain title="Nema takvih zapisa" action={<Button onClick={() => setFilter({})}>Obriši filtere</Button>}>
          Izaberite drugu radnju, druge dane ili sve korisnike.
        </Empty>
      )
    }
    if (items.length === 0) {
      return (
        <Empty title="Dnevnik je prazan">
          Ovde piše ko se prijavio, šta je promenio i šta je izvezao. Beleži se samo: prvi zapis stiže sa sledećom
          prijavom ili izmenom.
        </Empty>
      )
    }
    return (
      <ul aria-label="Zapisi" className="divide-y divide-line">
        {items.map((item) => (
          <AuditRow key={item.id} item={item} onActor={(actor) => setFilter({ ...filter, actor })} />
        ))}
      </ul>
    )
  }

  return (
    <>
      <BackToPanel />
      <ScreenHeader
        title="Dnevnik rada"
        line="Ko je šta uradio, kada i odakle"
        actions={
          <>
            <RefreshButton onRefresh={refresh} isFetching={list.isFetching} isRefetching={list.isRefetching} />
            <CsvLink path={auditCsvPath(filter)} />
          </>
        }
      />
      <Card className="overflow-hidden">
        <div className="border-b border-line p-3.5 md:px-4">
          <AuditFilters filter={filter} actorName={chosen?.actorName ?? undefined} onChange={setFilter} />
        </div>
        {records()}
        <NextPage list={list} />
      </Card>
    </>
  )
}
