import { CHANNEL_LABELS } from '@izlog/contracts/domain/delivery'
import type { DeliveryItem } from '@izlog/contracts/http/deliveries'
import { Link } from 'react-router-dom'
import { DeliveryLines } from '../../shared/delivery-lines.tsx'
import { ChannelIcon, DeliveryBadge } from '../../shared/delivery-signs.tsx'
import { RetryDelivery } from '../../shared/retry-delivery.tsx'

interface DeliveryRowProps {
  delivery: DeliveryItem
  /** For administrators, whose list contains all sellers' deliveries. */
  seller: string | undefined
  underWay: boolean
  onRetry: (delivery: DeliveryItem) => void
}

/** One failed delivery: its order, its channel, the reason, and a retry button. */
export function DeliveryRow({ delivery, seller, underWay, onRetry }: DeliveryRowProps) {
  const { channel, orderId, state } = delivery
  return (
    <li className="flex gap-3 p-3.5 md:px-4">
      <ChannelIcon channel={channel} />
      <div className="min-w-0 flex-1 md:flex md:gap-6">
        <div className="min-w-0 flex-1">
          <div className="flex items-start justify-between gap-3">
            <h2 className="font-semibold">
              {CHANNEL_LABELS[channel]}
              <span className="mx-1.5 text-fg3 max-md:hidden">·</span>
              <Link
                to={`/orders?order=${orderId}`}
                className="font-semibold whitespace-nowrap text-link tabular hover:underline max-md:-my-1 max-md:block max-md:py-1"
              >
                {orderId}
              </Link>
              {seller && (
                <span className="ml-2 text-small font-normal wrap-anywhere text-fg2 max-md:ml-0 max-md:block">
                  {seller}
                </span>
              )}
            </h2>
            <span className="md:hidden">
              <DeliveryBadge state={state} />
            </span>
          </div>
          <DeliveryLines delivery={delivery} now={new Date()} />
          <RetryDelivery delivery={delivery} underWay={underWay} onRetry={onRetry} className="mt-2.5 md:hidden" />
        </div>
        <div className="flex shrink-0 flex-col items-end justify-between gap-2.5 max-md:hidden">
          <DeliveryBadge state={state} />
          <RetryDelivery delivery={delivery} underWay={underWay} onRetry={onRetry} />
        </div>
      </div>
    </li>
  )
}
