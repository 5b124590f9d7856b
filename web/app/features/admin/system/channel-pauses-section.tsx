import { CHANNEL_LABELS } from '@izlog/contracts/domain/delivery'
import type { ChannelPause, ChannelPauses } from '@izlog/contracts/http/channel-pauses'
import { useQuery } from '@tanstack/react-query'
import { Pause, Play } from 'lucide-react'
import { useState } from 'react'
import { ChannelIcon } from '../../../shared/delivery-signs.tsx'
import { Button } from '../../../ui/button.tsx'
import { channelQueries } from './channel-queries.ts'
import { sinceText, waitingText } from './channel-words.ts'
import { PauseDialog } from './pause-dialog.tsx'
import { ResumeDialog } from './resume-dialog.tsx'
import { Nothing, SectionCard } from './section-card.tsx'
import { useSellerName } from './use-seller-name.ts'
import { useWatched } from './use-watched.ts'

/** The channels that administrators have paused, with what waits for their end, and the switch that pauses and resumes one. */
export function ChannelPausesSection() {
  const pauses = useWatched(useQuery(channelQueries.pauses))
  const sellerName = useSellerName()
  const [pausing, setPausing] = useState(false)
  const [resumed, setResumed] = useState<ChannelPause | null>(null)
  const sellersOf = ({ userId }: ChannelPause) => (userId === null ? 'svi prodavci' : sellerName(userId))
  return (
    <>
      <SectionCard
        anchor="pauze"
        title="Pauzirani kanali"
        beside={
          <Button size="small" onClick={() => setPausing(true)}>
            <Pause aria-hidden="true" />
            Pauziraj kanal
          </Button>
        }
        query={pauses}
        what="pauzirane kanale"
        away="Pauze nisu pročitane"
      >
        {({ pauses: all }: ChannelPauses) =>
          all.length === 0 ? (
            <Nothing>Ništa nije pauzirano. Svi kanali šalju.</Nothing>
          ) : (
            <ul aria-label="Pauzirani kanali" className="divide-y divide-line">
              {all.map((pause) => (
                <PauseRow
                  key={`${pause.channel}:${pause.userId}`}
                  pause={pause}
                  sellers={sellersOf(pause)}
                  onResume={() => setResumed(pause)}
                />
              ))}
            </ul>
          )
        }
      </SectionCard>
      {pausing && <PauseDialog onClose={() => setPausing(false)} />}
      {resumed && <ResumeDialog pause={resumed} sellers={sellersOf(resumed)} onClose={() => setResumed(null)} />}
    </>
  )
}

interface PauseRowProps {
  pause: ChannelPause
  /** Whose, in the nominative. */
  sellers: string
  onResume: () => void
}

function PauseRow({ pause: { channel, userId, reason, pausedAt, pausedBy }, sellers, onResume }: PauseRowProps) {
  const { data: health } = useQuery(channelQueries.health)
  const { data: names } = useQuery(channelQueries.userNames)
  const backlog = health?.paused.find((one) => one.channel === channel && one.userId === userId)
  return (
    <li className="flex flex-wrap items-center gap-3 p-3.5 sm:flex-nowrap md:px-4">
      <ChannelIcon channel={channel} />
      <div className="min-w-0 flex-1">
        <p className="font-semibold wrap-anywhere">
          {CHANNEL_LABELS[channel]}: {sellers}
        </p>
        <p className="text-small wrap-anywhere">{reason}</p>
        <p className="text-small text-fg2 tabular wrap-anywhere">
          Pauza {sinceText(pausedAt, new Date())}
          {backlog && `: ${waitingText(backlog.waiting)}`}
          <span className="mx-1.5 text-fg3">·</span>
          administrator: {names?.get(pausedBy) ?? `br. ${pausedBy}`}
        </p>
      </div>
      <Button onClick={onResume} className="max-sm:w-full">
        <Play aria-hidden="true" />
        Nastavi slanje
        <span className="sr-only">
          : {CHANNEL_LABELS[channel]}, {sellers}
        </span>
      </Button>
    </li>
  )
}
