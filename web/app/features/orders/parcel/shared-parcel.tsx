import type { BuyerOrder } from '@izlog/contracts/http/buyer'
import type { OrderItem } from '@izlog/contracts/http/orders'
import type { OrderParcel, SharableOrder } from '@izlog/contracts/http/parcel'
import { useQuery } from '@tanstack/react-query'
import { Boxes, PackagePlus } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { useUser } from '../../../session/use-user.ts'
import { formatMoney } from '../../../ui/format.ts'
import { LeavingButton } from '../../../ui/leaving-button.tsx'
import { placeOf } from '../buyer/buyer-text.ts'
import { parcelQuery, useSharedParcel } from './parcel-api.ts'
import { ShareDialog } from './share-dialog.tsx'

interface SharedParcelProps {
  order: OrderItem
  /** Once something was put together or taken out. */
  onChange?: () => void
}

/** With which orders of the same buyer an order shares its parcel, and which could be added; nothing where there are none. */
export function SharedParcel({ order, onChange = () => undefined }: SharedParcelProps) {
  const { deskReadOnly } = useUser()
  const { data: parcel } = useQuery(parcelQuery(order))
  const { sharing, separating, isBusy } = useSharedParcel(onChange)
  const [asked, setAsked] = useState<SharableOrder | null>(null)
  if (!parcel || (!parcel.shared && parcel.sharable.length === 0)) return null
  return (
    // Takes the focus from a button that is gone once it was pressed.
    <section
      tabIndex={-1}
      aria-label="Paket"
      className="mt-3 space-y-3 rounded-control border border-line p-3 outline-none"
    >
      {parcel.shared && (
        <Together
          shared={parcel.shared}
          shownId={order.id}
          busy={isBusy}
          onSeparate={deskReadOnly ? null : (other) => separating.mutate({ id: order.id, other })}
        />
      )}
      {parcel.sharable.map((sharable) => (
        <Sharable
          key={sharable.order.id}
          sharable={sharable}
          isPart={purchaseOf(sharable.order) === purchaseOf(order)}
          busy={isBusy}
          onAdd={deskReadOnly ? null : () => setAsked(sharable)}
        />
      ))}
      {asked && (
        <ShareDialog
          sharable={asked}
          busy={sharing.isPending}
          onClose={() => setAsked(null)}
          onShare={() => sharing.mutate({ id: order.id, other: asked.order.id }, { onSettled: () => setAsked(null) })}
        />
      )}
    </section>
  )
}

/** The number of the order that was placed, of which it may be a part. */
const purchaseOf = ({ id, partOf }: Pick<OrderItem, 'id' | 'partOf'>): number => partOf?.id ?? id

interface TogetherProps {
  shared: NonNullable<OrderParcel['shared']>
  shownId: number
  busy: boolean
  /** Null where it may not be done. */
  onSeparate: ((id: number) => void) | null
}

function Together({ shared: { leader, followers, sumToCollect, refusal }, shownId, busy, onSeparate }: TogetherProps) {
  return (
    <section>
      <h4 className="flex items-center gap-2 font-semibold">
        <Boxes className="size-4 shrink-0 text-brand" aria-hidden="true" />U istom paketu
      </h4>
      <ul className="mt-1 divide-y divide-line">
        {[leader, ...followers].map((order) => (
          <li key={order.id} className="flex min-h-11 flex-wrap items-center gap-x-3 py-1.5">
            <OrderLine order={order} isShown={order.id === shownId} />
            {order.id === leader.id ? (
              <span className="text-small text-fg2">Paket ide pod ovim brojem</span>
            ) : (
              onSeparate &&
              refusal === null && (
                <LeavingButton
                  look="quiet"
                  size="small"
                  busy={busy}
                  onClick={() => onSeparate(order.id)}
                  className="no-print -mr-2.5 text-link"
                >
                  Izdvoj iz paketa
                  <span className="sr-only"> {order.orderId}</span>
                </LeavingButton>
              )
            )}
          </li>
        ))}
      </ul>
      <p className="flex items-baseline justify-between gap-4 border-t border-line pt-2">
        <span className="text-fg2">Kurir naplaćuje ukupno</span>
        <span className="font-bold tabular">{formatMoney(sumToCollect, leader.currencySymbol)}</span>
      </p>
      {refusal && <p className="mt-1 text-small text-fg2">{refusal}</p>}
    </section>
  )
}

interface SharableProps {
  sharable: SharableOrder
  /** It was split off the order that is shown, or the other way round. */
  isPart: boolean
  busy: boolean
  onAdd: (() => void) | null
}

const Sharable = ({ sharable: { order, refusal }, isPart, busy, onAdd }: SharableProps) => (
  <section>
    <p className="font-semibold">{isPart ? 'Drugi paket iste porudžbine' : 'Isti kupac ima još jednu porudžbinu'}</p>
    <div className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-2 py-1.5">
      <OrderLine order={order} isShown={false} />
      {onAdd && refusal === null && (
        <LeavingButton size="small" busy={busy} onClick={onAdd} className="no-print max-md:w-full">
          <PackagePlus aria-hidden="true" />
          Dodaj u isti paket
        </LeavingButton>
      )}
    </div>
    {refusal && <p className="text-small text-fg2">{refusal}</p>}
  </section>
)

const OrderLine = ({ order, isShown }: { order: BuyerOrder; isShown: boolean }) => (
  <span className="min-w-0 flex-1 basis-48">
    <span className="block truncate">
      {order.productName}, {order.quantity} kom
    </span>
    <span className="block text-small tabular text-fg2">
      {isShown ? (
        order.orderId
      ) : (
        <Link to={`/orders?order=${order.orderId}`} className="-my-2 py-2 text-link underline underline-offset-2">
          {order.orderId}
        </Link>
      )}{' '}
      · {placeOf(order)} · {formatMoney(order.sumToCollect, order.currencySymbol)}
    </span>
  </span>
)
