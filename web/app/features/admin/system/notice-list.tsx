import { useQuery } from '@tanstack/react-query'
import { ChevronRight, CircleCheck, TriangleAlert } from 'lucide-react'
import { sellerQueries } from '../../../api/sellers.ts'
import { Card } from '../../../ui/card.tsx'
import { cx } from '../../../ui/cx.ts'
import { Loading, Skeleton } from '../../../ui/skeleton.tsx'
import { channelQueries } from './channel-queries.ts'
import { readAtText } from './section-card.tsx'
import { noticesOf } from './system-notices.ts'
import { systemQueries } from './system-queries.ts'
import { useWatched } from './use-watched.ts'

/** What needs action now, a sentence each, with the way to its section. */
export function NoticeList() {
  const parts = useWatched(useQuery(systemQueries.parts))
  const groups = useWatched(useQuery(systemQueries.groups))
  const deadLetters = useWatched(useQuery(systemQueries.deadLetters))
  const certificates = useWatched(useQuery(systemQueries.certificates))
  const pauses = useWatched(useQuery(channelQueries.pauses))
  const health = useWatched(useQuery(channelQueries.health))
  const dead = useWatched(useQuery(channelQueries.deadTotal))
  const { data: sellers } = useQuery(sellerQueries.newest)
  const queries = [parts, groups, deadLetters, certificates, pauses, health, dead]
  const notices = noticesOf({
    parts: parts.data,
    groups: groups.data,
    deadLetters: deadLetters.data,
    certificates: certificates.data,
    // Auth answers for Kafka too; while auth itself is away, Kafka's state is unknown.
    isKafkaAway: groups.error !== null && parts.error === null,
    channels: { pauses: pauses.data, health: health.data, dead: dead.data, sellers, now: new Date() },
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
  if (notices.length === 0 && queries.some(({ error }) => error)) {
    return <Card className="px-4 py-3.5 text-fg2">Deo stanja nije pročitan. Odeljci ispod kažu koji.</Card>
  }
  // Something was read: else there is no notice either.
  const readAt = readAtText(
    Math.min(...queries.flatMap(({ data, dataUpdatedAt }) => (data === undefined ? [] : dataUpdatedAt))),
  )
  if (notices.length === 0) {
    return (
      <Card className="flex flex-wrap items-center gap-x-2.5 gap-y-1 px-4 py-3.5">
        <CircleCheck className="size-5 shrink-0 text-completed" aria-hidden="true" />
        <p className="font-semibold">Sve radi. Ništa ne traži Vašu odluku.</p>
        <p className="ml-auto text-small text-fg2 tabular">{readAt}</p>
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
      <p className="border-t border-line px-4 py-2 text-small text-fg2 tabular">{readAt}</p>
    </Card>
  )
}
