import type { OrderItem } from '@izlog/contracts/http/orders'
import { formatMoney } from '../../../ui/format.ts'
import { Thumb } from '../../../ui/thumb.tsx'
import { productOf } from './order-text.ts'

/** What was bought, and what the courier collects. */
export function OrderGoods({ order }: { order: OrderItem }) {
  const money = (amount: number) => formatMoney(amount, order.currencySymbol)
  return (
    <>
      <h3 className="sr-only">Proizvod</h3>
      <div className="flex items-center gap-3 pb-3">
        <Thumb src={order.image} className="size-12" />
        <div className="min-w-0 flex-1">
          <p className="font-semibold">{productOf(order)}</p>
          <p className="text-small tabular text-fg2">
            {order.quantity} kom
            {order.quantity > 1 && ` × ${money(order.totalPrice / order.quantity)}`}
          </p>
        </div>
        <p className="shrink-0 font-semibold tabular">{money(order.totalPrice)}</p>
      </div>
      <div className="flex items-baseline justify-between gap-4 border-t border-line pt-3">
        <p className="text-fg2">Za naplatu pouzećem</p>
        <p className="text-section font-bold tabular">{money(order.totalPrice)}</p>
      </div>
    </>
  )
}
