import type { DeliveryItem } from '@izlog/contracts/http/deliveries'
import { DeliveryLines } from '../../shared/delivery-lines.tsx'
import { RetryDelivery } from '../../shared/retry-delivery.tsx'

interface DeliveryEntryProps {
  delivery: DeliveryItem
  /** Shows an icon for the state, where a channel has several deliveries. */
  signed: boolean
  now: Date
  underWay: boolean
  onRetry: (delivery: DeliveryItem) => void
}

/** One delivery of a channel, sent or not. */
export function DeliveryEntry({ delivery, signed, now, underWay, onRetry }: DeliveryEntryProps) {
  return (
    <div className="mt-0.5 [&+&]:mt-3 [&+&]:border-t [&+&]:border-line [&+&]:pt-2.5">
      <DeliveryLines delivery={delivery} now={now} signed={signed} />
      <RetryDelivery delivery={delivery} underWay={underWay} onRetry={onRetry} className="mt-2" />
    </div>
  )
}
