import { CHANNEL_LABELS } from '@izlog/contracts/domain/delivery'
import type { ChannelHealth, ChannelsHealth } from '@izlog/contracts/http/channel-health'
import { useQuery } from '@tanstack/react-query'
import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import { sellerQueries } from '../../../api/sellers.ts'
import { ChannelIcon } from '../../../shared/delivery-signs.tsx'
import { buttonClass } from '../../../ui/button.tsx'
import { cx } from '../../../ui/cx.ts'
import { isGraveFailure } from './channel-notices.ts'
import { channelQueries } from './channel-queries.ts'
import { failingText, nameOrNumber, noneFailsText, sinceText } from './channel-words.ts'
import { SectionCard } from './section-card.tsx'
import { useWatched } from './use-watched.ts'

/** What fails of each channel now, since when, of how many sellers and why, with the way to those deliveries. */
export function ChannelHealthSection() {
  const health = useWatched(useQuery(channelQueries.health))
  return (
    <SectionCard
      anchor="kanali"
      title="Slanje po kanalima"
      query={health}
      what="stanje kanala"
      away="Stanje kanala nije pročitano"
    >
      {({ channels, isPartial }: ChannelsHealth) => (
        <ul aria-label="Kanali" className="divide-y divide-line">
          {channels.map((channel) => (
            <Row key={channel.channel} health={channel} isPartial={isPartial} />
          ))}
        </ul>
      )}
    </SectionCard>
  )
}

function Row({ health, isPartial }: { health: ChannelHealth; isPartial: boolean }) {
  const { channel, failing, userId, since, reason } = health
  const { data: sellers } = useQuery(sellerQueries.newest)
  return (
    <li className="flex flex-wrap items-center gap-3 p-3.5 sm:flex-nowrap md:px-4">
      <ChannelIcon channel={channel} />
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{CHANNEL_LABELS[channel]}</p>
        {since === null ? (
          <p className="text-small text-fg2">{noneFailsText(isPartial)}</p>
        ) : (
          <>
            <p className={cx('text-small tabular wrap-anywhere', isGraveFailure(health) && 'text-error')}>
              Ne stiže {sinceText(since, new Date())}: {failingText(failing, health.sellers, isPartial)}
              {userId !== null && ` (${nameOrNumber(userId, sellers)})`}
            </p>
            {reason && <p className="text-small wrap-anywhere text-fg2">{reason}</p>}
          </>
        )}
      </div>
      {since !== null && (
        <Link to={`/deliveries?channel=${channel}`} className={buttonClass('secondary', 'small', 'max-sm:w-full')}>
          Neuspele isporuke
          <span className="sr-only">: {CHANNEL_LABELS[channel]}</span>
          <ChevronRight className="text-fg3" aria-hidden="true" />
        </Link>
      )}
    </li>
  )
}
