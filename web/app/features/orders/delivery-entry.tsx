import type { DeliveryItem } from '@izlog/contracts/http/deliveries'
import { DeliveryLines } from '../../shared/delivery-lines.tsx'
import { RetryDelivery } from '../../shared/retry-delivery.tsx'

interface DeliveryEntryProps {
  delivery: DeliveryItem
  /** One of several deliveries to its channel: each has a sign for its state. */
  signed: boolean
  now: Date
  underWay: boolean
  onRetry: (delivery: DeliveryItem) => void
}

/** One thing that was sent, or was to be, through a channel. */
export function DeliveryEntry({ delivery, signed, now, underWay, onRetry }: DeliveryEntryProps) {
  return (
    <div className="mt-0.5 [&+&]:mt-3 [&+&]:border-t [&+&]:border-line [&+&]:pt-2.5">
      <DeliveryLines delivery={delivery} now={now} signed={signed} />
      <RetryDelivery delivery={delivery} underWay={underWay} onRetry={onRetry} className="mt-2" />
    </div>
  )
}
