import type { OrderRead } from '@izlog/contracts/http/orders'
import { HomeLinks } from '../parts/home-links.tsx'
import { NextSteps, OrderDetails } from './order-summary.tsx'
import { ThanksHead } from './thanks-head.tsx'

/** The simple thank-you page (docs/product/builder.md 2.10): the order and the next steps. */
export const SimpleThanks = ({ order, sellerId }: { order: OrderRead; sellerId: number | null }) => (
  <main className="thanks">
    <ThanksHead title={`Hvala, ${order.firstName}!`} orderId={order.orderId} />
    <div className="thanks-body">
      <NextSteps order={order} />
      <OrderDetails order={order} />
      <HomeLinks sellerId={sellerId} />
    </div>
  </main>
)
