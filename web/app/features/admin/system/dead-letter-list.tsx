import { type DeadLetterItem, type DeadLetterPlace, REPLAYED_AT_ONCE } from '@izlog/contracts/http/system'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { counted, pluralize } from '../../../../shared/plural.ts'
import { sentenceOf } from '../../../api/client.ts'
import { Button } from '../../../ui/button.tsx'
import { formatDayTimeAlone, formatNumber } from '../../../ui/format.ts'
import { Loading, Skeleton } from '../../../ui/skeleton.tsx'
import { DropLettersDialog } from './drop-letters-dialog.tsx'
import { OpenLetterDialog } from './open-letter-dialog.tsx'
import { systemQueries } from './system-queries.ts'
import { MESSAGES_WAIT } from './system-words.ts'
import { useReplayLetters } from './use-replay-letters.ts'

/** The dead letters of one group and topic: why each was parked, without anybody's data, and what can be done with them. */
export function DeadLetterList({ place, count }: { place: DeadLetterPlace; count: number }) {
  const letters = useQuery(systemQueries.lettersOf(place))
  const replay = useReplayLetters(place)
  const [opening, setOpening] = useState<number | null>(null)
  const [dropping, setDropping] = useState(false)
  const items = letters.data?.items ?? []
  const last = items.at(-1)
  // `count` is read again and again; some of those that were left may be gone since.
  const left = Math.min(replay.data?.left ?? 0, count)
  return (
    <div className="border-t border-line bg-sunken">
      {letters.isPending && (
        <Loading what="poruke" className="space-y-2 px-4 py-3.5">
          <Skeleton className="h-3.5 w-56" />
          <Skeleton className="h-3.5 w-40" />
        </Loading>
      )}
      {letters.error && (
        <div role="alert" className="flex flex-wrap items-center gap-3 px-4 py-3.5">
          <p className="text-error">{sentenceOf(letters.error, 'Poruke nisu pročitane')}</p>
          <Button size="small" onClick={() => void letters.refetch()} busy={letters.isFetching && 'Pokušavamo…'}>
            Pokušaj ponovo
          </Button>
        </div>
      )}
      {items.length > 0 && (
        <ul aria-label="Poruke" className="divide-y divide-line">
          {items.map((letter) => (
            <Letter key={letter.offset} letter={letter} onOpen={() => setOpening(letter.offset)} />
          ))}
        </ul>
      )}
      {letters.data && items.length < count && (
        <p className="border-t border-line px-4 py-2.5 text-small text-fg2">
          Prikazano najstarijih {formatNumber(items.length)} od {formatNumber(count)}.
        </p>
      )}
      {last && (
        <div className="flex flex-wrap gap-2.5 border-t border-line px-4 py-3">
          {left > 0 && (
            <p role="status" className="basis-full text-small">
              {pluralize(left, ['Ostala je', 'Ostale su', 'Ostalo je'])} još {counted(left, MESSAGES_WAIT)}. Odjednom se
              šalje najviše {formatNumber(REPLAYED_AT_ONCE)}.
            </p>
          )}
          <Button look="action" busy={replay.isPending && 'Slanje…'} onClick={() => replay.mutate()}>
            {left > 0 ? 'Nastavi slanje' : 'Pošalji ponovo grupi'}
          </Button>
          <Button look="remove" onClick={() => setDropping(true)}>
            Odbaci prikazane…
          </Button>
        </div>
      )}
      {opening !== null && <OpenLetterDialog place={place} offset={opening} onClose={() => setOpening(null)} />}
      {dropping && last && (
        <DropLettersDialog
          place={place}
          count={items.length}
          upTo={last.offset}
          onClose={() => setDropping(false)}
          onDropped={() => {
            replay.reset()
            void letters.refetch()
          }}
        />
      )}
    </div>
  )
}

function Letter({ letter: { at, error, event, alsoIn }, onOpen }: { letter: DeadLetterItem; onOpen: () => void }) {
  const name = event ? `${event.type}.v${event.version}` : 'nije događaj'
  return (
    <li className="flex items-start justify-between gap-4 px-4 py-3">
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">{error || 'Bez opisa greške'}</p>
        <p className="mt-0.5 text-small text-fg2 tabular wrap-anywhere">
          {at && <>{formatDayTimeAlone(at, new Date())} · </>}
          {name}
        </p>
        {event && <p className="text-small text-fg2 wrap-anywhere">{event.id}</p>}
        {alsoIn.length > 0 && (
          <p className="mt-0.5 text-small text-pending wrap-anywhere">Isti događaj čeka i kod: {alsoIn.join(', ')}</p>
        )}
      </div>
      <Button size="small" onClick={onOpen} aria-label={`Otvori poruku: ${event ? `${name}, ${event.id}` : name}`}>
        Otvori
      </Button>
    </li>
  )
}
