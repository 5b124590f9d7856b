import type { DeliveryItem } from '@izlog/contracts/http/deliveries'
import type { OrderItem } from '@izlog/contracts/http/orders'
import { useQuery } from '@tanstack/react-query'
import { deliveryQueries } from '../../api/deliveries.ts'
import { ChannelIcon, DeliveryBadge, STATE_TONE } from '../../shared/delivery-signs.tsx'
import { useRetryDelivery } from '../../shared/use-retry-delivery.ts'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { channelDeliveriesOf } from './channel-deliveries.ts'
import { leaderFor } from './channel-views.ts'
import { DeliveryEntry } from './delivery-entry.tsx'

const NONE: readonly DeliveryItem[] = []

/** The order's deliveries by channel, with their times. A failed delivery shows the reason and a retry button. */
export function OrderDeliveries({ order }: { order: OrderItem }) {
  const log = useQuery(deliveryQueries.ofOrder(order.orderId))
  const known = log.data?.items ?? NONE
  const { retry, isUnderWay } = useRetryDelivery(known)
  const now = new Date()
  const channels = channelDeliveriesOf(order, known, now)
  const sent = channels.filter(({ state }) => state === 'sent').length
  return (
    <>
      <div className="mb-2.5 flex justify-between gap-4 text-small">
        <h3 className="font-semibold text-fg2">Isporuka kanalima</h3>
        <p className="text-fg2">{sent} od 4 poslato</p>
      </div>
      <ul className="divide-y divide-line rounded-control border border-line">
        {channels.map(({ channel, name, state, stateLabel, detail, deliveries }) => (
          <li
            key={channel}
            aria-label={name}
            className={cx(
              'flex gap-3 p-3',
              STATE_TONE[state] === 'bad' && 'shadow-[inset_3px_0_0_var(--color-cancelled-bg)]',
            )}
          >
            <ChannelIcon channel={channel} />
            <div className="min-w-0 flex-1">
              <div className="flex items-start justify-between gap-3">
                <p className="font-semibold">{name}</p>
                <DeliveryBadge state={state} label={leaderFor(order, channel) ? stateLabel : undefined} />
              </div>
              {deliveries.length === 0 && <p className="text-small tabular text-fg2">{detail}</p>}
              {deliveries.map((delivery) => (
                <DeliveryEntry
                  key={delivery.id}
                  delivery={delivery}
                  signed={deliveries.length > 1}
                  now={now}
                  underWay={isUnderWay(delivery)}
                  onRetry={retry}
                />
              ))}
            </div>
          </li>
        ))}
      </ul>
      {log.isError && (
        <p role="alert" className="mt-2 flex items-center justify-between gap-3 text-small text-fg2">
          Pojedinosti isporuke se nisu učitale.
          <Button size="small" onClick={() => void log.refetch()} busy={log.isFetching && 'Učitavanje...'}>
            Pokušaj ponovo
          </Button>
        </p>
      )}
    </>
  )
}
