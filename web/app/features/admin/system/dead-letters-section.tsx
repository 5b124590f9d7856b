import type { DeadLetterPlaces } from '@izlog/contracts/http/system'
import { useQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { counted } from '../../../../shared/plural.ts'
import { cx } from '../../../ui/cx.ts'
import { DeadLetterList } from './dead-letter-list.tsx'
import { Nothing, SectionCard } from './section-card.tsx'
import { systemQueries } from './system-queries.ts'
import { MESSAGES_WAIT } from './system-words.ts'
import { useWatched } from './use-watched.ts'

/** Events that a group could not handle, by group and topic; each opens to its list. */
export function DeadLettersSection() {
  const deadLetters = useWatched(useQuery(systemQueries.deadLetters))
  const [opened, setOpened] = useState<string | null>(null)
  return (
    <SectionCard
      anchor="neobradjene"
      title="Neobrađene poruke"
      query={deadLetters}
      what="neobrađene poruke"
      away="Neobrađene poruke nisu pročitane"
    >
      {({ places }: DeadLetterPlaces) => {
        if (places.length === 0) return <Nothing>Nema ih. Nijedna poruka ne čeka Vašu odluku.</Nothing>
        return (
          <ul className="divide-y divide-line">
            {places.map(({ topic, group, count }) => {
              const key = `${topic} ${group}`
              const isOpen = opened === key
              return (
                <li key={key}>
                  <button
                    type="button"
                    aria-expanded={isOpen}
                    onClick={() => setOpened(isOpen ? null : key)}
                    className="flex w-full items-center gap-3 px-4 py-3 text-left hover:bg-hover"
                  >
                    <span className="min-w-0 flex-1">
                      <span className="block font-semibold wrap-anywhere">{group}</span>
                      <span className="block text-small text-fg2">tema {topic}</span>
                    </span>
                    <span className="shrink-0 font-semibold text-error tabular">{counted(count, MESSAGES_WAIT)}</span>
                    <ChevronDown
                      className={cx('size-4 shrink-0 text-fg2', isOpen && 'rotate-180')}
                      aria-hidden="true"
                    />
                  </button>
                  {isOpen && <DeadLetterList place={{ topic, group }} count={count} />}
                </li>
              )
            })}
          </ul>
        )
      }}
    </SectionCard>
  )
}
