import type { OrderRead } from '@izlog/contracts/http/orders'
import { useState } from 'react'
import { HomeLinks } from '../parts/home-links.tsx'
import { OrderChanges } from './order-changes.tsx'
import { NextSteps, OrderDetails } from './order-summary.tsx'
import { ThanksHead } from './thanks-head.tsx'

/** The simple thank-you page (docs/product/builder.md 2.10): the order and the next steps. */
export function SimpleThanks({ order: placed, sellerId }: { order: OrderRead; sellerId: number | null }) {
  const [order, setOrder] = useState(placed)
  return (
    <main className="thanks">
      <ThanksHead order={order} />
      <div className="thanks-body">
        <NextSteps order={order} />
        <OrderDetails order={order} />
        <OrderChanges order={order} onChange={setOrder} />
        <HomeLinks sellerId={sellerId} />
      </div>
    </main>
  )
}
