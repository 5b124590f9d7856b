import type { OrderRead, OrderUpsell } from '@izlog/contracts/http/orders'
import { useState } from 'react'
import { HomeLinks } from '../parts/home-links.tsx'
import type { Seller } from '../render-types.ts'
import { AddedDialog } from './added-dialog.tsx'
import { Confetti } from './confetti.tsx'
import { OrderChanges } from './order-changes.tsx'
import { NextSteps, OrderDetails } from './order-summary.tsx'
import { ThanksHead } from './thanks-head.tsx'
import { UpsellProducts } from './upsell-products.tsx'
import type { TrackUpsell } from './use-purchase.ts'
import { useUpsellProducts } from './use-upsell-products.ts'

interface UpsellThanksProps {
  order: OrderRead
  seller: Seller | null
  sellerId: number | null
  onAdded: TrackUpsell
}

/** The thank-you page with upsell products that travel in the same parcel (docs/product/builder.md 2.10). */
export function UpsellThanks({ order: placed, seller, sellerId, onAdded }: UpsellThanksProps) {
  const [order, setOrder] = useState(placed)
  const [justAdded, setJustAdded] = useState<OrderUpsell | null>(null)
  const choice = useUpsellProducts(order, seller, (upsell, purchaseEventId) => {
    setOrder((now) => ({
      ...now,
      upsells: [...now.upsells, upsell],
      sumToCollect: now.sumToCollect + upsell.totalPrice,
    }))
    setJustAdded(upsell)
    onAdded(upsell, purchaseEventId)
  })
  return (
    <main className="thanks">
      <ThanksHead order={order} backdrop={<Confetti />} />
      <div className="thanks-body">
        {order.fixedBy !== 'end' && <UpsellProducts choice={choice} order={order} />}
        <NextSteps order={order} />
        <OrderDetails order={order} />
        <OrderChanges order={order} onChange={setOrder} />
        <HomeLinks sellerId={sellerId} />
      </div>
      {justAdded && (
        <AddedDialog
          key={justAdded.orderId}
          upsell={justAdded}
          symbol={order.currencySymbol}
          onClose={() => setJustAdded(null)}
        />
      )}
    </main>
  )
}
