import type { OrderItem } from '@izlog/contracts/http/orders'
import { Badge } from '../../ui/badge.tsx'
import { formatMoney } from '../../ui/format.ts'
import { Thumb } from '../../ui/thumb.tsx'
import { collectedOf, parcelSumOf, productOf } from './order-text.ts'

/** The ordered product, the upsells, what other orders put into its parcel, and the sum that the courier collects. */
export function OrderGoods({ order }: { order: OrderItem }) {
  const { image, quantity, totalPrice, currencySymbol, upsells, deliveryPrice, parcelShare } = order
  const followers = parcelShare?.role === 'leads' ? parcelShare.followers : []
  return (
    <>
      <h3 className="sr-only">Proizvodi</h3>
      <ul className="space-y-3 pb-3">
        <Goods {...{ image, quantity, totalPrice, currencySymbol }} name={productOf(order)} />
        {upsells.map((upsell) => (
          <Goods key={upsell.orderId} {...upsell} currencySymbol={currencySymbol} name={upsell.title} added />
        ))}
        {followers.flatMap((follower) => [
          <Goods
            key={follower.orderId}
            {...follower}
            currencySymbol={currencySymbol}
            name={follower.productName}
            together
          />,
          ...follower.upsells.map((upsell) => (
            <Goods
              key={upsell.orderId}
              {...upsell}
              currencySymbol={currencySymbol}
              name={upsell.title}
              added
              together
            />
          )),
        ])}
      </ul>
      {deliveryPrice > 0 && (
        <p className="flex justify-between gap-4 pb-3 tabular text-fg2">
          Dostava <span>{formatMoney(deliveryPrice, currencySymbol)}</span>
        </p>
      )}
      <div className="flex items-baseline justify-between gap-4 border-t border-line pt-3">
        <p className="text-fg2">{collectedOf(order, 'Za naplatu pouzećem')}</p>
        <p className="text-section font-bold tabular">{formatMoney(parcelSumOf(order), currencySymbol)}</p>
      </div>
    </>
  )
}

interface GoodsProps {
  image: string | null
  name: string
  quantity: number
  totalPrice: number
  currencySymbol: string
  /** True for an upsell. */
  added?: boolean
  /** True for goods of another order in the same parcel. */
  together?: boolean
}

function Goods({ image, name, quantity, totalPrice, currencySymbol, added, together }: GoodsProps) {
  const money = (amount: number) => formatMoney(amount, currencySymbol)
  return (
    <li className="flex items-center gap-3">
      <Thumb src={image} className="size-12" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-0.5 font-semibold">
          {name}
          {added && <Badge tone="brand">Dodatna ponuda</Badge>}
          {together && <Badge>Isti paket</Badge>}
        </p>
        <p className="text-small tabular text-fg2">
          {quantity} kom
          {quantity > 1 && ` × ${money(totalPrice / quantity)}`}
        </p>
      </div>
      <p className="shrink-0 font-semibold tabular">{money(totalPrice)}</p>
    </li>
  )
}
