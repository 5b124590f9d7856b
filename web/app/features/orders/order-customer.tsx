import { hasLeft } from '@izlog/contracts/domain/order-desk'
import { SOURCE_LABELS } from '@izlog/contracts/domain/order-source'
import type { OrderItem } from '@izlog/contracts/http/orders'
import { PencilLine } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useUser } from '../../session/use-user.ts'
import { customerName } from '../../shared/customer-name.ts'
import { Button } from '../../ui/button.tsx'
import { campaignOf } from './campaign-text.ts'
import { EditOrderDialog } from './edit/edit-order-dialog.tsx'
import { addressOf, sellerOf } from './order-text.ts'
import { TrackingNumber } from './tracking-number.tsx'

/** The shopper, and for administrators also the seller. */
export function OrderCustomer({ order }: { order: OrderItem }) {
  const { deskReadOnly } = useUser()
  const [edits, setEdits] = useState(false)
  return (
    <>
      <div className="mb-2.5 flex items-center justify-between gap-3">
        <h3 className="text-small font-semibold text-fg2">Kupac</h3>
        {!deskReadOnly && isEditable(order) && (
          <Button look="quiet" size="small" onClick={() => setEdits(true)} className="no-print -my-2 -mr-2.5">
            <PencilLine aria-hidden="true" />
            Izmeni
          </Button>
        )}
      </div>
      <dl className="space-y-1.5">
        <Line name="Ime">{customerName(order)}</Line>
        {!order.erasedAt && <Contact order={order} />}
        {order.trackingId && (
          <Line name="Pošiljka">
            <TrackingNumber orderId={order.orderId} trackingId={order.trackingId} />
          </Line>
        )}
        {order.campaign && <Line name="Oglas">{campaignOf(order.campaign)}</Line>}
        {order.source !== 'page' && <Line name="Primljena">{SOURCE_LABELS[order.source]}</Line>}
        {order.seller && <Line name="Prodavac">{sellerOf(order.seller)}</Line>}
      </dl>
      {edits && <EditOrderDialog orderId={order.id} onClose={() => setEdits(false)} />}
    </>
  )
}

/** As the server decides it: until the parcel has left, while the order stands, and not in another's parcel. */
const isEditable = ({ erasedAt, desk, status, parcelShare }: OrderItem): boolean =>
  !erasedAt && !hasLeft(desk) && status !== 'cancelled' && parcelShare?.role !== 'follows'

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
