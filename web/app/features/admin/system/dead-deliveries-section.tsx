import { RETRIED_AT_ONCE } from '@izlog/contracts/http/dead-deliveries'
import { useInfiniteQuery } from '@tanstack/react-query'
import { RotateCcw } from 'lucide-react'
import { useId, useState } from 'react'
import { NextPage } from '../../../shared/next-page.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Empty } from '../../../ui/empty.tsx'
import { formatNumber } from '../../../ui/format.ts'
import { Problem } from '../../../ui/problem.tsx'
import { AuditSkeleton } from '../audit-skeleton.tsx'
import { channelQueries, type DeadFilter, matchingDead, type RetriedDead } from './channel-queries.ts'
import { atLeastText } from './channel-words.ts'
import { DeadDeliveryRow } from './dead-delivery-row.tsx'
import { DeadFilters } from './dead-filters.tsx'
import { RetryDeadDialog } from './retry-dead-dialog.tsx'
import { useSellerName } from './use-seller-name.ts'

/** The deliveries of all sellers that were given up, to be sent again one by one, as chosen, or as many as match the filter. */
export function DeadDeliveriesSection() {
  const id = useId()
  const missingId = `${id}-missing`
  const [filter, setFilter] = useState<DeadFilter>({})
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [retried, setRetried] = useState<{ readonly what: RetriedDead; readonly count: number } | null>(null)
  const sellerName = useSellerName()
  const list = useInfiniteQuery(channelQueries.dead(filter))
  const items = list.data?.pages.flatMap((page) => page.items) ?? []
  const total = list.data?.pages[0]?.total ?? 0
  const retriable = items.filter(({ canRetry }) => canRetry).map((item) => item.id)
  const ids = retriable.filter((each) => chosen.has(each)).slice(0, RETRIED_AT_ONCE)
  const { matching, missing } = matchingDead(filter)
  const narrowed = Object.values(filter).some((value) => value !== undefined)
  const narrow = (to: DeadFilter) => {
    setFilter(to)
    setChosen(new Set())
  }
  const toggle = (each: string) =>
    setChosen((before) => {
      const after = new Set(before)
      if (!after.delete(each)) after.add(each)
      return after
    })

  const rows = () => {
    if (list.isPending) return <AuditSkeleton what="isporuke" />
    if (!list.data) {
      return (
        <Problem title="Isporuke nisu učitane" onRetry={() => void list.refetch()} retrying={list.isFetching}>
          Server nije odgovorio na vreme. Ništa nije izgubljeno.
        </Problem>
      )
    }
    if (items.length === 0 && narrowed) {
      return (
        <Empty plain title="Nema takvih isporuka" action={<Button onClick={() => narrow({})}>Obriši filtere</Button>}>
          Izaberite drugi kanal, druge dane ili sve prodavce.
        </Empty>
      )
    }
    if (items.length === 0)
      return <p className="px-4 py-4 text-fg2">Nema ih. Trenutno nema nijedne isporuke od koje se odustalo.</p>
    return (
      <>
        <div className="flex flex-wrap items-center gap-2.5 border-b border-line px-3.5 py-2.5 md:px-4">
          <label className="flex min-h-control cursor-pointer items-center gap-2.5 text-small font-semibold sm:mr-auto">
            <input
              type="checkbox"
              checked={retriable.length > 0 && retriable.every((each) => chosen.has(each))}
              disabled={retriable.length === 0}
              onChange={({ target }) => setChosen(new Set(target.checked ? retriable : []))}
              className="size-4.5 accent-brand"
            />
            Sve prikazane
          </label>
          <Button
            disabled={ids.length === 0 || list.isPlaceholderData}
            onClick={() => setRetried({ what: { ids }, count: ids.length })}
            className="max-sm:flex-1"
          >
            <RotateCcw aria-hidden="true" />
            Izabrane{ids.length > 0 && ` (${ids.length})`}
          </Button>
          <Button
            // The list of the filter before stays until the new one is read, and so does its total.
            disabled={!matching || list.isPlaceholderData}
            aria-describedby={missing && missingId}
            onClick={() => matching && setRetried({ what: { matching }, count: total })}
            className="max-sm:w-full"
          >
            <RotateCcw aria-hidden="true" />
            Sve po filteru ({atLeastText(total)}
            {formatNumber(total)})
          </Button>
          {missing && (
            <p id={missingId} className="basis-full text-small text-fg2 sm:text-right">
              Da pošaljete sve po filteru: {missing.charAt(0).toLowerCase() + missing.slice(1)}.
            </p>
          )}
        </div>
        <ul aria-label="Isporuke od kojih se odustalo" className="divide-y divide-line">
          {items.map((delivery) => (
            <DeadDeliveryRow
              key={delivery.id}
              delivery={delivery}
              seller={sellerName(delivery.userId)}
              chosen={chosen.has(delivery.id)}
              onToggle={() => toggle(delivery.id)}
            />
          ))}
        </ul>
        <NextPage list={list} />
      </>
    )
  }

  return (
    <Card id="odustali" aria-labelledby={id} className="scroll-mt-20">
      <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line px-4 py-2.5">
        <h2 id={id} className="text-section font-bold">
          Isporuke od kojih se odustalo
        </h2>
        {list.data && (
          <p className="text-small text-fg2 tabular">
            {atLeastText(total)}
            {formatNumber(total)}
          </p>
        )}
      </div>
      {(narrowed || items.length > 0) && (
        <div className="border-b border-line p-3.5 md:px-4">
          <DeadFilters filter={filter} onChange={narrow} />
        </div>
      )}
      {rows()}
      {retried && (
        <RetryDeadDialog
          retried={retried.what}
          count={retried.count}
          onClose={() => {
            setRetried(null)
            setChosen(new Set())
          }}
        />
      )}
    </Card>
  )
}
