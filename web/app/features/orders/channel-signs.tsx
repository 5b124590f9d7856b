import type { DeliveryState } from '@izlog/contracts/domain/delivery'
import { STATE_SIGN } from '../../shared/delivery-signs.tsx'
import { cx } from '../../ui/cx.ts'
import type { ChannelView } from './channel-views.ts'

const STATE_TEXT: Readonly<Record<DeliveryState, string>> = {
  pending: 'text-fg2',
  sent: 'text-completed',
  failed: 'text-cancelled',
  dead: 'text-cancelled',
  skipped: 'text-fg3',
}

/** The state of each channel of an order in one line, as words and icons. */
export function ChannelSigns({ views }: { views: readonly ChannelView[] }) {
  return (
    <ul className="flex flex-1 flex-wrap gap-x-3 gap-y-1 text-small font-semibold" aria-label="Isporuka kanalima">
      {views.map(({ channel, shortName, state, stateLabel }) => {
        const Sign = STATE_SIGN[state]
        return (
          <li key={channel} className={cx('flex items-center gap-1', STATE_TEXT[state])}>
            <Sign className="size-3.5" aria-hidden="true" />
            {shortName}
            <span className="sr-only">: {stateLabel}</span>
          </li>
        )
      })}
    </ul>
  )
}
