import { useQuery } from '@tanstack/react-query'
import { ChevronRight, CircleCheck, TriangleAlert } from 'lucide-react'
import { Card } from '../../../ui/card.tsx'
import { cx } from '../../../ui/cx.ts'
import { Loading, Skeleton } from '../../../ui/skeleton.tsx'
import { noticesOf } from './system-notices.ts'
import { systemQueries } from './system-queries.ts'

/** What needs action now, a sentence each, with the way to its section. */
export function NoticeList() {
  const parts = useQuery(systemQueries.parts)
  const groups = useQuery(systemQueries.groups)
  const deadLetters = useQuery(systemQueries.deadLetters)
  const certificates = useQuery(systemQueries.certificates)
  const queries = [parts, groups, deadLetters, certificates]
  const notices = noticesOf({
    parts: parts.data,
    groups: groups.data,
    deadLetters: deadLetters.data,
    certificates: certificates.data,
    // Auth answers for Kafka too; while auth itself is away, Kafka's state is unknown.
    isKafkaAway: groups.isError && !parts.isError,
  })
  if (queries.some(({ isPending }) => isPending)) {
    return (
      <Card className="px-4 py-4">
        <Loading what="stanje sistema">
          <Skeleton className="h-4 w-60" />
        </Loading>
      </Card>
    )
  }
  if (notices.length === 0 && queries.some(({ isError }) => isError)) {
    return <Card className="px-4 py-3.5 text-fg2">Deo stanja nije pročitan. Odeljci ispod kažu koji.</Card>
  }
  if (notices.length === 0) {
    return (
      <Card className="flex items-center gap-2.5 px-4 py-3.5">
        <CircleCheck className="size-5 shrink-0 text-completed" aria-hidden="true" />
        <p className="font-semibold">Sve radi. Ništa ne traži Vašu odluku.</p>
      </Card>
    )
  }
  return (
    <Card aria-label="Traži pažnju" className="overflow-hidden">
      <ul className="divide-y divide-line">
        {notices.map(({ text, anchor, isGrave }) => (
          <li key={text}>
            <a href={`#${anchor}`} className="flex min-h-12 items-center gap-3 px-4 py-2.5 hover:bg-hover">
              <TriangleAlert
                className={cx('size-4.5 shrink-0', isGrave ? 'text-error' : 'text-pending')}
                aria-hidden="true"
              />
              <span className="min-w-0 flex-1 font-medium wrap-anywhere">{text}</span>
              <ChevronRight className="size-4 shrink-0 text-fg3" aria-hidden="true" />
            </a>
          </li>
        ))}
      </ul>
    </Card>
  )
}
