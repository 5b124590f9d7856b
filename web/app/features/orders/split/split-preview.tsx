import type { OrderItem } from '@izlog/contracts/http/orders'
import type { SplitOrderRequest } from '@izlog/contracts/http/split'
import { formatMoney } from '../../../ui/format.ts'
import { productOf } from '../order-text.ts'

interface SplitPreviewProps {
  order: OrderItem
  part: Omit<SplitOrderRequest, 'version'>
}

/** Both parcels as they will be, and what the courier collects for them. */
export function SplitPreview({ order, part }: SplitPreviewProps) {
  const { quantity, totalPrice, deliveryPrice, upsells, currencySymbol, sumToCollect } = order
  const money = (amount: number) => formatMoney(amount, currencySymbol)
  const delivery = (price: number) => (price > 0 ? [{ name: 'Dostava', sum: price }] : [])
  const product = productOf(order)
  const charged = part.chargesDelivery ? deliveryPrice : 0
  return (
    <section aria-label="Posle podele">
      <div className="grid gap-3 md:grid-cols-2">
        <Parcel
          title={`Prvi paket, ${order.orderId}`}
          lines={[
            { name: `${product}, ${quantity - part.quantity}\u00a0kom`, sum: totalPrice - part.totalPrice },
            ...upsells.map((upsell) => ({
              name: `${upsell.title}, ${upsell.quantity}\u00a0kom`,
              sum: upsell.totalPrice,
            })),
            ...delivery(deliveryPrice),
          ]}
          money={money}
        />
        <Parcel
          title="Drugi paket, dobija svoj broj"
          lines={[{ name: `${product}, ${part.quantity}\u00a0kom`, sum: part.totalPrice }, ...delivery(charged)]}
          money={money}
        />
      </div>
      <p className="mt-3 flex items-baseline justify-between gap-4">
        <span className="text-fg2">Zajedno{charged === 0 && ', kao i pre podele'}</span>
        <span className="font-bold tabular">{money(sumToCollect + charged)}</span>
      </p>
    </section>
  )
}

interface ParcelProps {
  title: string
  lines: readonly { name: string; sum: number }[]
  money: (amount: number) => string
}

const Parcel = ({ title, lines, money }: ParcelProps) => (
  <section className="flex flex-col rounded-control border border-line p-3">
    <h3 className="text-small font-semibold">{title}</h3>
    <dl className="mt-2 flex flex-1 flex-col gap-1.5">
      {lines.map(({ name, sum }) => (
        <div key={name} className="flex justify-between gap-3 text-fg2">
          <dt className="min-w-0 break-words">{name}</dt>
          <dd className="shrink-0 tabular">{money(sum)}</dd>
        </div>
      ))}
      <div className="mt-auto flex justify-between gap-3 border-t border-line pt-1.5">
        <dt>Kurir naplaćuje</dt>
        <dd className="shrink-0 font-bold tabular">{money(lines.reduce((total, { sum }) => total + sum, 0))}</dd>
      </div>
    </dl>
  </section>
)
