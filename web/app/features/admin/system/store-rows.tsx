import type { SystemPart } from '@izlog/contracts/http/system'
import { useQuery } from '@tanstack/react-query'
import { Badge } from '../../../ui/badge.tsx'
import { type StoreState, storeStates } from './store-states.ts'
import { systemQueries } from './system-queries.ts'
import { useWatched } from './use-watched.ts'

interface StoreRowsProps {
  parts: readonly SystemPart[]
  /** Auth answers for Kafka, too: while it does not, nothing is known of Kafka. */
  isAuthAway: boolean
}

/** What the services stand on: whether each store answers, and for whom it does not. */
export function StoreRows({ parts, isAuthAway }: StoreRowsProps) {
  const groups = useWatched(useQuery(systemQueries.groups))
  const isKafkaThere = groups.isPending || isAuthAway ? null : groups.error === null
  return (
    <ul aria-label="Baze i redovi" className="divide-y divide-line border-b border-line">
      {storeStates(parts, isKafkaThere).map((store) => (
        <Row key={store.name} store={store} />
      ))}
    </ul>
  )
}

function Row({ store: { name, what, answers, missedBy } }: { store: StoreState }) {
  return (
    <li className="px-4 py-3 md:grid md:grid-cols-[9rem_1fr] md:items-center md:gap-x-4">
      <div className="flex items-center justify-between gap-2 md:flex-col md:items-start md:gap-1">
        <h3 className="font-semibold">{name}</h3>
        {answers !== null && <Badge tone={answers ? 'good' : 'bad'}>{answers ? 'Odgovara' : 'Ne odgovara'}</Badge>}
      </div>
      <div className="mt-1 text-small md:mt-0">
        <p className="text-fg2">{what}</p>
        {missedBy.length > 0 && <p className="text-error">Nedostaje servisima: {missedBy.join(', ')}</p>}
      </div>
    </li>
  )
}
