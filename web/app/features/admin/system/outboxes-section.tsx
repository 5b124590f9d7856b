import { MAX_COUNTED, type SystemParts } from '@izlog/contracts/http/system'
import { useQuery } from '@tanstack/react-query'
import { cx } from '../../../ui/cx.ts'
import { formatNumber } from '../../../ui/format.ts'
import { Nothing, SectionCard } from './section-card.tsx'
import { systemQueries } from './system-queries.ts'
import { formatAge } from './system-words.ts'
import { useWatched } from './use-watched.ts'

/** An outbox is emptied within a second or two; what is older than this is shown in red. */
const LATE_S = 60

/** What waits in the outboxes of each service, and for how long. */
export function OutboxesSection() {
  const parts = useWatched(useQuery(systemQueries.parts))
  return (
    <SectionCard
      anchor="objave"
      title="Događaji koji čekaju objavu"
      query={parts}
      what="događaje"
      away="Stanje objava nije pročitano"
    >
      {({ outboxes }: SystemParts) => {
        const waiting = outboxes.filter((outbox) => outbox.waiting > 0)
        if (outboxes.length === 0) return <Nothing>Nijedan servis ne javlja šta čeka.</Nothing>
        if (waiting.length === 0) return <Nothing>Ništa ne čeka. Svi događaji su u Kafki.</Nothing>
        return (
          <ul aria-label="Objave koje čekaju" className="divide-y divide-line">
            {waiting.map(({ service, collection, waiting: count, ageSeconds }) => (
              <li key={`${service} ${collection}`} className="flex items-baseline justify-between gap-4 px-4 py-3">
                <p className="min-w-0 wrap-anywhere">
                  <span className="font-semibold">{service}</span> <span className="text-fg2">{collection}</span>
                </p>
                <p className="shrink-0 text-right tabular">
                  <span className="font-semibold">
                    {formatNumber(count)}
                    {count === MAX_COUNTED && ' ili više'}
                  </span>{' '}
                  <span className={cx('text-small', ageSeconds > LATE_S ? 'text-error' : 'text-fg2')}>
                    najstariji {formatAge(ageSeconds)}
                  </span>
                </p>
              </li>
            ))}
          </ul>
        )
      }}
    </SectionCard>
  )
}
