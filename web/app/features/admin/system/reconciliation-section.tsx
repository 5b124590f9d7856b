import type { LastReconciliation, RepairedFigures } from '@izlog/contracts/http/system'
import { useQuery } from '@tanstack/react-query'
import { counted, type Forms } from '../../../../shared/plural.ts'
import { formatDayTimeAlone, formatNumber, ORDERS } from '../../../ui/format.ts'
import { Nothing, SectionCard } from './section-card.tsx'
import { systemQueries } from './system-queries.ts'
import { useSellerName } from './use-seller-name.ts'
import { useWatched } from './use-watched.ts'

const SELLERS: Forms = ['zbir', 'zbira', 'zbirova']

/** When figures were recounted last, and what was repaired. */
export function ReconciliationSection() {
  const reconciliation = useWatched(useQuery(systemQueries.reconciliation))
  const sellerName = useSellerName()
  return (
    <SectionCard
      anchor="usaglasavanje"
      title="Poslednje usaglašavanje brojki"
      query={reconciliation}
      what="usaglašavanje"
      away="Usaglašavanje nije pročitano"
    >
      {({ last }: LastReconciliation) => {
        if (!last) return <Nothing>Brojke još nisu usaglašavane. Pokreće ih komanda npm run reconcile.</Nothing>
        return (
          <div className="px-4 py-3.5">
            <p>
              <span className="font-semibold">{formatDayTimeAlone(last.at, new Date())}</span>
              <span className="text-fg2"> · prebrojano: {counted(last.orders, ORDERS)}</span>
            </p>
            {last.repaired === 0 ? (
              <p className="mt-0.5 text-fg2">Sve se slagalo.</p>
            ) : (
              <>
                <p className="mt-0.5 text-fg2">Ispravljeno: {counted(last.repaired, SELLERS)}</p>
                <ul aria-label="Ispravke" className="mt-2 space-y-1.5 text-small">
                  {last.repairs.map((repair) => (
                    <Repair
                      key={repair.userId}
                      repair={repair}
                      seller={repair.userId === null ? 'svi zajedno' : sellerName(repair.userId)}
                    />
                  ))}
                </ul>
              </>
            )}
          </div>
        )
      }}
    </SectionCard>
  )
}

const Repair = ({ repair: { figures }, seller }: { repair: RepairedFigures; seller: string }) => (
  <li className="tabular wrap-anywhere">
    <span className="font-semibold">{seller}</span>{' '}
    <span className="text-fg2">
      {figures.map(({ figure, was, is }) => `${figure} ${formatNumber(was)} → ${formatNumber(is)}`).join(', ')}
    </span>
  </li>
)
