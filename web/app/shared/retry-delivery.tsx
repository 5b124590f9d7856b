import { CHANNEL_LABELS } from '@izlog/contracts/domain/delivery'
import type { DeliveryItem } from '@izlog/contracts/http/deliveries'
import { RotateCcw } from 'lucide-react'
import { Button } from '../ui/button.tsx'

interface RetryDeliveryProps {
  delivery: DeliveryItem
  underWay: boolean
  onRetry: (delivery: DeliveryItem) => void
  className?: string
}

/** A button that sends one delivery again; nothing if the delivery cannot be retried. */
export function RetryDelivery({ delivery, underWay, onRetry, className }: RetryDeliveryProps) {
  if (!delivery.canRetry) return null
  return (
    <Button
      size="small"
      busy={underWay && 'Šaljemo…'}
      onClick={() => onRetry(delivery)}
      {...(className ? { className } : {})}
    >
      <RotateCcw aria-hidden="true" />
      Pošalji ponovo
      <span className="sr-only">
        : {CHANNEL_LABELS[delivery.channel]}, porudžbina {delivery.orderId}
      </span>
    </Button>
  )
}
