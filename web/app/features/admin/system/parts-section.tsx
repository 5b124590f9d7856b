import type { InstanceState, PartState, SystemInstance, SystemPart, SystemParts } from '@izlog/contracts/http/system'
import { useQuery } from '@tanstack/react-query'
import { Badge, type Tone } from '../../../ui/badge.tsx'
import { formatDayTime, formatExactTime } from '../../../ui/format.ts'
import { SectionCard } from './section-card.tsx'
import { StoreRows } from './store-rows.tsx'
import { systemQueries } from './system-queries.ts'
import { missingText } from './system-words.ts'
import { useWatched } from './use-watched.ts'

const PART_STATES: Readonly<Record<PartState, readonly [Tone, string]>> = {
  ready: ['good', 'Radi'],
  'not-ready': ['wait', 'Nije spreman'],
  away: ['bad', 'Ne javlja se'],
}
const INSTANCE_STATES: Readonly<Record<InstanceState, readonly [Tone, string]>> = {
  ready: ['good', 'Spreman'],
  'not-ready': ['wait', 'Nije spreman'],
  silent: ['bad', 'Ne javlja se'],
}

/** The stores, and every service with its processes: which release, since when, and what it misses. */
export function PartsSection() {
  const parts = useWatched(useQuery(systemQueries.parts))
  return (
    <SectionCard
      anchor="delovi"
      title="Delovi i procesi"
      beside={parts.data && <Versions parts={parts.data.parts} />}
      query={parts}
      what="delove"
      away="Stanje delova nije pročitano"
    >
      {(data: SystemParts) => (
        <>
          <StoreRows parts={data.parts} isAuthAway={parts.error !== null} />
          <ul aria-label="Delovi" className="divide-y divide-line">
            {data.parts.map((part) => (
              <Part key={part.part} part={part} />
            ))}
          </ul>
        </>
      )}
    </SectionCard>
  )
}

/** One version is the rule; two run while a release is rolled out. */
function Versions({ parts }: { parts: readonly SystemPart[] }) {
  const running = parts.flatMap(({ instances }) => instances).filter(({ state }) => state !== 'silent')
  const counts = Map.groupBy(running, ({ version }) => version || 'bez oznake')
  if (counts.size === 0) return null
  const [only] = counts.keys()
  if (counts.size === 1) return <>Verzija {only}</>
  return <>Verzije: {[...counts].map(([version, of]) => `${version} (${of.length})`).join(', ')}</>
}

function Part({ part: { part, state, instances } }: { part: SystemPart }) {
  const [tone, label] = PART_STATES[state]
  return (
    <li className="px-4 py-3 md:grid md:grid-cols-[9rem_1fr] md:gap-x-4">
      <div className="flex items-center justify-between gap-2 md:flex-col md:items-start md:justify-start md:gap-1">
        <h3 className="font-semibold">{part}</h3>
        <Badge tone={tone}>{label}</Badge>
      </div>
      {instances.length > 0 ? (
        <ul className="mt-2 space-y-2.5 md:mt-0">
          {instances.map((instance) => (
            <Instance key={instance.instance} instance={instance} alone={instances.length === 1} />
          ))}
        </ul>
      ) : (
        <p className="mt-1 text-small text-fg2 md:mt-0">Nijedan proces se nije javio poslednjeg dana.</p>
      )}
    </li>
  )
}

function Instance({ instance, alone }: { instance: SystemInstance; alone: boolean }) {
  const { instance: name, version, startedAt, seenAt, state, missing } = instance
  const [tone, label] = INSTANCE_STATES[state]
  return (
    <li className="min-w-0 text-small">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="font-medium wrap-anywhere">{name}</span>
        {!alone && state !== 'ready' && <Badge tone={tone}>{label}</Badge>}
      </p>
      <p className="text-fg2 tabular">
        Pokrenut {formatDayTime(startedAt, new Date())} · verzija {version || 'bez oznake'}
      </p>
      {state === 'silent' && <p className="text-error tabular">Poslednji put se javio u {formatExactTime(seenAt)}</p>}
      {missing.length > 0 && state !== 'silent' && <p className="text-pending">Nedostaje: {missingText(missing)}</p>}
    </li>
  )
}
