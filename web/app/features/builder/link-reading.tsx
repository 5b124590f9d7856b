import type { Market } from '@izlog/contracts/domain/markets'
import { useQuery } from '@tanstack/react-query'
import { Info } from 'lucide-react'
import type { ReactNode } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { sentenceOf } from '../../api/client.ts'
import { isLink } from '../../shared/links.ts'
import { useDebounced } from '../../shared/use-debounced.ts'
import { Spinner } from '../../ui/spinner.tsx'
import type { ProductValues } from './draft.ts'
import { LinkSuggestions } from './link-suggestions.tsx'
import { newPageQueries } from './new-page-queries.ts'
import { Notice } from './notice.tsx'

const TYPED_FOR_MS = 700

/** Fetches the linked page once the seller stops typing the link, and offers its facts below the field. */
export function LinkReading({ market }: { market: Market }) {
  const { control } = useFormContext<ProductValues>()
  const typed = useWatch({ control, name: 'productLink' }).trim()
  const link = useDebounced(typed, TYPED_FOR_MS)
  const settled = link === typed && isLink(link)
  const reading = useQuery({ ...newPageQueries.facts(link), enabled: settled })
  if (!settled) return null
  const host = new URL(link).host
  if (reading.isFetching) {
    return (
      <Note sign={<Spinner className="mt-0.5 size-4 text-brand" />}>
        Čitamo <b className="font-semibold text-fg">{host}</b>…
      </Note>
    )
  }
  if (reading.isError) {
    return (
      <Notice onRetry={() => void reading.refetch()}>
        {sentenceOf(reading.error, 'Link trenutno ne možemo da pročitamo. Podatke možete da upišete sami.')}
      </Notice>
    )
  }
  if (!reading.data) return null
  if (reading.data.state === 'refused') {
    const { reason, message } = reading.data
    const passing = reason === 'slow' || reason === 'unreachable'
    return <Notice onRetry={passing ? () => void reading.refetch() : null}>{message}</Notice>
  }
  if (reading.data.state === 'nothing') {
    return (
      <Note sign={<Info className="mt-0.5 size-4" aria-hidden="true" />}>
        Na ovoj stranici nismo našli podatke o proizvodu. Upišite ih sami.
      </Note>
    )
  }
  return <LinkSuggestions host={host} facts={reading.data.facts} market={market} />
}

const Note = ({ sign, children }: { sign: ReactNode; children: ReactNode }) => (
  <p role="status" className="flex items-start gap-2 rounded-control bg-sunken px-3 py-2.5 text-small text-fg2">
    {sign}
    <span className="min-w-0 break-words">{children}</span>
  </p>
)
