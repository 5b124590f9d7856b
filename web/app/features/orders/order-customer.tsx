import type { OrderItem } from '@izlog/contracts/http/orders'
import type { ReactNode } from 'react'
import { customerName } from '../../shared/customer-name.ts'
import { campaignOf } from './campaign-text.ts'
import { addressOf, sellerOf } from './order-text.ts'
import { TrackingNumber } from './tracking-number.tsx'

/** The shopper, and for administrators also the seller. */
export function OrderCustomer({ order }: { order: OrderItem }) {
  return (
    <>
      <h3 className="mb-2.5 text-small font-semibold text-fg2">Kupac</h3>
      <dl className="space-y-1.5">
        <Line name="Ime">{customerName(order)}</Line>
        {!order.erasedAt && <Contact order={order} />}
        {order.trackingId && (
          <Line name="Pošiljka">
            <TrackingNumber orderId={order.orderId} trackingId={order.trackingId} />
          </Line>
        )}
        {order.campaign && <Line name="Oglas">{campaignOf(order.campaign)}</Line>}
        {order.seller && <Line name="Prodavac">{sellerOf(order.seller)}</Line>}
      </dl>
    </>
  )
}

/** The shopper's phone, email, address and note. */
function Contact({ order }: { order: OrderItem }) {
  return (
    <>
      <Line name="Telefon">
        <a href={`tel:${order.phoneE164}`} className="font-semibold text-link tabular hover:underline">
          {order.phone}
        </a>
      </Line>
      {order.email && (
        <Line name="Email">
          <a href={`mailto:${order.email}`} className="text-link hover:underline">
            {order.email}
          </a>
        </Line>
      )}
      <Line name="Adresa">{addressOf(order)}</Line>
      {order.notes && <Line name="Napomena">{order.notes}</Line>}
    </>
  )
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex gap-4">
      <dt className="w-22 shrink-0 text-fg2">{name}</dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </div>
  )
}
