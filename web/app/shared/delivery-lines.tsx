import type { DeliveryItem } from '@izlog/contracts/http/deliveries'
import { cx } from '../ui/cx.ts'
import { STATE_SIGN } from './delivery-signs.tsx'
import { progressOf } from './delivery-text.ts'

const SIGN_TEXT: Partial<Record<DeliveryItem['state'], string>> = {
  sent: 'text-completed',
  failed: 'text-cancelled',
  dead: 'text-cancelled',
}

interface DeliveryLinesProps {
  delivery: DeliveryItem
  now: Date
  /** Shows an icon for the state before the line, where the delivery has no badge. */
  signed?: boolean
}

/** What was sent and when; for an unsent delivery the reason and the number of attempts. */
export function DeliveryLines({ delivery, now, signed = false }: DeliveryLinesProps) {
  const { state, summary, reason } = delivery
  const Sign = STATE_SIGN[state]
  const progress = progressOf(delivery, now)
  const isSent = state === 'sent'
  return (
    <div className="text-small tabular text-fg2">
      <p>
        {signed && <Sign className={cx('mr-1 inline size-3.5 align-[-0.15em]', SIGN_TEXT[state])} aria-hidden="true" />}
        {summary}
        {isSent && ` · ${progress}`}
      </p>
      {reason && <p className="mt-1 max-w-prose text-fg">{reason}</p>}
      {!isSent && progress && <p className="mt-0.5 text-fg3">{progress}</p>}
    </div>
  )
}
