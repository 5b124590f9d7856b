import type { Channel } from '@izlog/contracts/domain/delivery'
import type { OrderItem } from '@izlog/contracts/http/orders'
import { Activity, type LucideIcon, Send, Sheet, Truck } from 'lucide-react'
import { Badge } from '../../../ui/badge.tsx'
import { cx } from '../../../ui/cx.ts'
import { STATE_SIGN, STATE_TONE } from './channel-signs.tsx'
import { channelViewsOf } from './channel-views.ts'

const CHANNEL_ICON: Readonly<Record<Channel, LucideIcon>> = {
  telegram: Send,
  sheets: Sheet,
  pixel: Activity,
  courier: Truck,
}

/** How the order reached each channel; one that failed says why. */
export function OrderDeliveries({ order }: { order: OrderItem }) {
  const views = channelViewsOf(order, new Date())
  const sent = views.filter(({ state }) => state === 'sent').length
  return (
    <>
      <div className="mb-2.5 flex justify-between gap-4 text-small">
        <h3 className="font-semibold text-fg2">Isporuka kanalima</h3>
        <p className="text-fg2">{sent} od 4 poslato</p>
      </div>
      <ul className="divide-y divide-line rounded-control border border-line">
        {views.map(({ channel, name, state, stateLabel, detail }) => {
          const Icon = CHANNEL_ICON[channel]
          const Sign = STATE_SIGN[state]
          return (
            <li
              key={channel}
              className={cx(
                'flex gap-3 p-3',
                STATE_TONE[state] === 'bad' && 'shadow-[inset_3px_0_0_var(--color-cancelled-bg)]',
              )}
            >
              <span className="grid size-8 shrink-0 place-items-center rounded-control bg-well text-fg2">
                <Icon className="size-4" aria-hidden="true" />
              </span>
              <div className="min-w-0 flex-1">
                <p className="font-semibold">{name}</p>
                <p className="text-small tabular text-fg2">{detail}</p>
              </div>
              <Badge tone={STATE_TONE[state]} className="self-start">
                <Sign aria-hidden="true" />
                {stateLabel}
              </Badge>
            </li>
          )
        })}
      </ul>
    </>
  )
}
