import type { DeliveryItem } from '@izlog/contracts/http/deliveries'
import { cx } from '../../../ui/cx.ts'
import { STATE_SIGN } from '../../shared/delivery-signs.tsx'
import { progressOf } from '../../shared/delivery-text.ts'
import { RetryDelivery } from '../../shared/retry-delivery.tsx'

interface DeliveryEntryProps {
  delivery: DeliveryItem
  /** One of several of its channel: a sign says how each stands. */
  signed: boolean
  now: Date
  underWay: boolean
  onRetry: (delivery: DeliveryItem) => void
}

/** One thing that was sent, or was to be, through a channel. */
export function DeliveryEntry({ delivery, signed, now, underWay, onRetry }: DeliveryEntryProps) {
  const { state, summary, reason } = delivery
  const Sign = STATE_SIGN[state]
  const progress = progressOf(delivery, now)
  const wellSent = state === 'sent'
  return (
    <div className="text-small tabular text-fg2 not-first:mt-1 [&+&]:mt-2.5">
      <p>
        {signed && (
          <Sign
            className={cx(
              'mr-1 inline size-3.5 align-[-0.15em]',
              wellSent && 'text-completed',
              (state === 'failed' || state === 'dead') && 'text-cancelled',
            )}
            aria-hidden="true"
          />
        )}
        {summary}
        {wellSent && ` · ${progress}`}
      </p>
      {reason && <p className="mt-1 text-fg">{reason}</p>}
      {!wellSent && progress && <p className="mt-0.5 text-fg3">{progress}</p>}
      <RetryDelivery delivery={delivery} underWay={underWay} onRetry={onRetry} className="mt-2" />
    </div>
  )
}
