import { useQuery } from '@tanstack/react-query'
import { counted } from '../../../../shared/plural.ts'
import { Badge } from '../../../ui/badge.tsx'
import { cx } from '../../../ui/cx.ts'
import { formatNumber } from '../../../ui/format.ts'
import type { GroupsSeen } from './lag-trend.ts'
import { Nothing, SectionCard } from './section-card.tsx'
import { systemQueries } from './system-queries.ts'
import { MESSAGES_WAIT } from './system-words.ts'
import { useWatched } from './use-watched.ts'

/** How many messages each consumer group has not read yet; groups that keep up are one line. */
export function GroupsSection() {
  const groups = useWatched(useQuery(systemQueries.groups))
  return (
    <SectionCard
      anchor="kasnjenje"
      title="Kašnjenje u čitanju"
      query={groups}
      what="grupe"
      away="Stanje grupa nije pročitano"
    >
      {({ groups: all }: GroupsSeen) => {
        const behind = all.filter(({ lag, members }) => lag > 0 || members === 0)
        const upToDate = all.length - behind.length
        return (
          <>
            {behind.length > 0 && (
              <ul aria-label="Grupe koje kasne" className="divide-y divide-line">
                {behind.map((group) => (
                  <Group key={group.group} group={group} />
                ))}
              </ul>
            )}
            {upToDate > 0 && (
              <p className={cx('px-4 py-3.5 text-fg2', behind.length > 0 && 'border-t border-line')}>
                {behind.length === 0 ? 'Sve grupe su pročitale sve' : 'Ostale su pročitale sve'}:{' '}
                {all
                  .filter((group) => !behind.includes(group))
                  .map(({ group }) => group)
                  .join(', ')}
              </p>
            )}
            {all.length === 0 && <Nothing>Još nijedna grupa ne čita.</Nothing>}
          </>
        )
      }}
    </SectionCard>
  )
}

function Group({ group: { group, lag, members, topics, grows } }: { group: GroupsSeen['groups'][number] }) {
  return (
    <li className="flex items-start justify-between gap-4 px-4 py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-semibold wrap-anywhere">{group}</span>
          {members === 0 && <Badge tone={lag > 0 ? 'bad' : 'plain'}>Niko ne čita</Badge>}
          {grows && <Badge tone="bad">Raste</Badge>}
        </p>
        {topics.length > 0 && (
          <p className="mt-0.5 text-small text-fg2 tabular wrap-anywhere">
            {topics.map(({ topic, lag: own }) => `${topic}: ${formatNumber(own)}`).join(' · ')}
          </p>
        )}
      </div>
      <p className="shrink-0 font-semibold tabular">{counted(lag, MESSAGES_WAIT)}</p>
    </li>
  )
}
