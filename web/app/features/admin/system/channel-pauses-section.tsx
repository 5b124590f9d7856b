import { CHANNEL_LABELS } from '@izlog/contracts/domain/delivery'
import type { ChannelPause } from '@izlog/contracts/http/channel-pauses'
import { useQuery } from '@tanstack/react-query'
import { Pause, Play } from 'lucide-react'
import { useId, useState } from 'react'
import { ChannelIcon } from '../../../shared/delivery-signs.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { formatDayTimeAlone } from '../../../ui/format.ts'
import { Problem } from '../../../ui/problem.tsx'
import { Loading, Skeleton } from '../../../ui/skeleton.tsx'
import { channelQueries } from './channel-queries.ts'
import { PauseDialog } from './pause-dialog.tsx'
import { ResumeDialog } from './resume-dialog.tsx'
import { useSellerName } from './use-seller-name.ts'

/** The channels that administrators have paused, and the switch that pauses and resumes one. */
export function ChannelPausesSection() {
  const id = useId()
  const list = useQuery(channelQueries.pauses)
  const sellerName = useSellerName()
  const [pausing, setPausing] = useState(false)
  const [resumed, setResumed] = useState<ChannelPause | null>(null)
  const sellersOf = ({ userId }: ChannelPause) => (userId === null ? 'svi prodavci' : sellerName(userId))

  const rows = () => {
    if (list.isPending) {
      return (
        <Loading what="pauzirane kanale" className="flex items-center gap-3 p-4">
          <Skeleton className="size-8 rounded-control" />
          <Skeleton className="h-3.5 w-1/2" />
        </Loading>
      )
    }
    if (!list.data) {
      return (
        <Problem title="Pauze nisu učitane" onRetry={() => void list.refetch()} retrying={list.isFetching}>
          Kanali rade kao i do sada.
        </Problem>
      )
    }
    if (list.data.pauses.length === 0)
      return <p className="px-4 py-4 text-fg2">Ništa nije pauzirano. Svi kanali šalju.</p>
    return (
      <ul aria-label="Pauzirani kanali" className="divide-y divide-line">
        {list.data.pauses.map((pause) => (
          <li
            key={`${pause.channel}:${pause.userId}`}
            className="flex flex-wrap items-center gap-3 p-3.5 sm:flex-nowrap md:px-4"
          >
            <ChannelIcon channel={pause.channel} />
            <div className="min-w-0 flex-1">
              <p className="font-semibold wrap-anywhere">
                {CHANNEL_LABELS[pause.channel]}: {sellersOf(pause)}
              </p>
              <p className="text-small wrap-anywhere">{pause.reason}</p>
              <p className="text-small text-fg2 tabular">
                Od: {formatDayTimeAlone(pause.pausedAt, new Date()).toLowerCase()}
              </p>
            </div>
            <Button onClick={() => setResumed(pause)} className="max-sm:w-full">
              <Play aria-hidden="true" />
              Nastavi slanje
              <span className="sr-only">
                : {CHANNEL_LABELS[pause.channel]}, {sellersOf(pause)}
              </span>
            </Button>
          </li>
        ))}
      </ul>
    )
  }

  return (
    <Card id="pauze" aria-labelledby={id} className="scroll-mt-20">
      <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line px-4 py-2">
        <h2 id={id} className="text-section font-bold">
          Pauzirani kanali
        </h2>
        <Button size="small" onClick={() => setPausing(true)}>
          <Pause aria-hidden="true" />
          Pauziraj kanal
        </Button>
      </div>
      {rows()}
      {pausing && <PauseDialog onClose={() => setPausing(false)} />}
      {resumed && <ResumeDialog pause={resumed} sellers={sellersOf(resumed)} onClose={() => setResumed(null)} />}
    </Card>
  )
}
