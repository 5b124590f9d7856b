import { CHANNEL_LABELS } from '@izlog/contracts/domain/delivery'
import type { DeliveryItem } from '@izlog/contracts/http/deliveries'
import { Link } from 'react-router-dom'
import { DeliveryLines } from '../../../shared/delivery-lines.tsx'
import { ChannelIcon } from '../../../shared/delivery-signs.tsx'

interface DeadDeliveryRowProps {
  delivery: DeliveryItem
  seller: string
  chosen: boolean
  onToggle: () => void
}

/** One dead delivery: its channel, order and seller, why it was given up and when. */
export function DeadDeliveryRow({ delivery, seller, chosen, onToggle }: DeadDeliveryRowProps) {
  const { channel, orderId, canRetry } = delivery
  return (
    <li className="flex gap-2.5 p-3.5 md:px-4">
      <label className="-my-2 -ml-2.5 grid size-11 shrink-0 cursor-pointer place-items-center">
        <input
          type="checkbox"
          aria-label={`Izaberi: ${CHANNEL_LABELS[channel]}, porudžbina ${orderId}`}
          checked={chosen && canRetry}
          disabled={!canRetry}
          onChange={onToggle}
          className="size-4.5 accent-brand"
        />
      </label>
      <ChannelIcon channel={channel} />
      <div className="min-w-0 flex-1">
        <h3 className="font-semibold wrap-anywhere">
          {CHANNEL_LABELS[channel]}
          <span className="mx-1.5 text-fg3">·</span>
          <Link to={`/orders?order=${orderId}`} className="whitespace-nowrap text-link tabular hover:underline">
            {orderId}
          </Link>
        </h3>
        <p className="text-small wrap-anywhere text-fg2">{seller}</p>
        <DeliveryLines delivery={delivery} now={new Date()} />
        {!canRetry && <p className="mt-0.5 text-small text-fg2">Ne može ponovo da se pošalje.</p>}
      </div>
    </li>
  )
}
