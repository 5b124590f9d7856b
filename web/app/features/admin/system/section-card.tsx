import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { sentenceOf } from '../../../api/client.ts'
import { Card } from '../../../ui/card.tsx'
import { formatExactTime } from '../../../ui/format.ts'
import { Loading, Skeleton } from '../../../ui/skeleton.tsx'
import type { Watched } from './use-watched.ts'

interface SectionCardProps<Data> {
  /** What notices link to. */
  anchor: string
  title: string
  /** Beside the title. */
  beside?: ReactNode
  query: Watched<Data>
  /** What is loading, in the accusative. */
  what: string
  /** Shown where the server sends no sentence. */
  away: string
  children: (data: Data) => ReactNode
}

/** One section of the operator's page, with its own loading and its own failure: what was read last stays, with the time of that reading. */
export function SectionCard<Data>({ anchor, title, beside, query, what, away, children }: SectionCardProps<Data>) {
  const id = useId()
  const { data, error, isPending, dataUpdatedAt } = query
  return (
    <Card id={anchor} aria-labelledby={id} className="scroll-mt-20 overflow-hidden">
      <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line px-4 py-2.5">
        <h2 id={id} className="text-section font-bold">
          {title}
        </h2>
        {(beside || data !== undefined) && (
          <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-small text-fg2 tabular">
            {data !== undefined && <p>{readAtText(dataUpdatedAt)}</p>}
            {beside && <div>{beside}</div>}
          </div>
        )}
      </div>
      {isPending && (
        <Loading what={what} className="divide-y divide-line">
          {['w-40', 'w-52'].map((width) => (
            <div key={width} className="flex items-center justify-between px-4 py-4">
              <Skeleton className={`h-3.5 ${width}`} />
              <Skeleton className="h-3.5 w-16" />
            </div>
          ))}
        </Loading>
      )}
      {error && (
        <p role="alert" className="flex items-start gap-2 bg-cancelled-bg px-4 py-3 text-cancelled">
          <CircleAlert className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
          <span>
            {sentenceOf(error, away)}. Pokušavamo ponovo sami.
            {data !== undefined && ' Prikazano je ono što je poslednje pročitano.'}
          </span>
        </p>
      )}
      {data !== undefined && children(data)}
    </Card>
  )
}

/** When something was read; takes ms. */
export const readAtText = (at: number): string => `pročitano u ${formatExactTime(new Date(at).toISOString())}`

/** What a section shows where there is nothing to list. */
export const Nothing = ({ children }: { children: ReactNode }) => <p className="px-4 py-4 text-fg2">{children}</p>
