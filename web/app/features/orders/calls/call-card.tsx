import { DESK_LABELS } from '@izlog/contracts/domain/order-desk'
import type { DeskEntry, DeskOrder } from '@izlog/contracts/http/desk'
import { MessageSquareText, PencilLine, TriangleAlert } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { counted } from '../../../../shared/plural.ts'
import { useUser } from '../../../session/use-user.ts'
import { customerName } from '../../../shared/customer-name.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { formatDayTimeAlone, formatMoney } from '../../../ui/format.ts'
import { Thumb } from '../../../ui/thumb.tsx'
import { BuyerSummary } from '../buyer/buyer-summary.tsx'
import { EditOrderDialog } from '../edit/edit-order-dialog.tsx'
import { addressOf, parcelSumOf, productOf, whenOf } from '../order-text.ts'
import { SharedParcel } from '../parcel/shared-parcel.tsx'
import { SplitOrder } from '../split/split-order.tsx'
import { CallLinks } from './call-links.tsx'
import { CALL_TEXT, filledCallText, UNANSWERED } from './call-text.ts'
import { useIntoSight } from './use-into-sight.ts'

interface CallCardProps {
  call: DeskOrder
  onEdited: () => void
  onEditText: () => void
}

/** The order that is called now: who, what, and the ways to reach them. */
export function CallCard({ call: { order, desk, entries }, onEdited, onEditText }: CallCardProps) {
  const { callSettings } = useUser()
  const [edits, setEdits] = useState(false)
  const message = filledCallText(callSettings.text ?? CALL_TEXT, order)
  const top = useIntoSight()
  return (
    <Card className="p-4 md:p-6">
      <div ref={top} className="flex scroll-mt-20 items-start justify-between gap-4">
        <div className="min-w-0">
          <h2 className="text-title font-bold break-words">{customerName(order)}</h2>
          <p className="mt-0.5 text-fg2">{addressOf(order)}</p>
        </div>
        <p className="shrink-0 text-right text-section font-bold tabular">
          {formatMoney(parcelSumOf(order), order.currencySymbol)}
        </p>
      </div>

      <CallLinks phone={order.phoneE164} shown={order.phone} message={message} />
      <div className="mt-1 flex flex-wrap justify-between gap-x-2 md:-mx-2.5">
        <Button look="quiet" size="small" onClick={onEditText} className="max-md:-ml-2.5">
          <MessageSquareText aria-hidden="true" />
          Tekst poruke
        </Button>
        <Button look="quiet" size="small" onClick={() => setEdits(true)} className="max-md:-mr-2.5">
          <PencilLine aria-hidden="true" />
          Izmeni porudžbinu
        </Button>
      </div>

      <ul className="mt-3 space-y-2 border-t border-line pt-4">
        {[
          { key: 'order', image: order.image, name: productOf(order), quantity: order.quantity },
          ...order.upsells.map(rowOf),
          ...(order.parcelShare?.role === 'leads' ? order.parcelShare.followers : []).flatMap((follower) => [
            rowOf({ ...follower, title: follower.productName }),
            ...follower.upsells.map(rowOf),
          ]),
        ].map(({ key, image, name, quantity }) => (
          <li key={key} className="flex items-center gap-3">
            <Thumb src={image} className="size-12" />
            <span className="min-w-0 flex-1 font-semibold">{name}</span>
            <span className="shrink-0 tabular text-fg2">{quantity} kom</span>
          </li>
        ))}
      </ul>
      {order.notes && (
        <p className="mt-3 rounded-control bg-well px-3 py-2">
          <span className="font-semibold">Kupac napominje:</span> {order.notes}
        </p>
      )}
      <BuyerSummary orderId={order.id} />
      <SharedParcel order={order} onChange={onEdited} />
      <SplitOrder order={order} onChange={onEdited} />
      {order.possibleDuplicate && <Warning>Moguć duplikat: sa istog broja je nedavno poručen isti proizvod.</Warning>}
      {desk.attempts >= callSettings.attempts && (
        <Warning>
          {counted(desk.attempts, UNANSWERED)}. Pošaljite poruku, a ako se kupac ne javi, otkažite porudžbinu sa
          „Odbijena”.
        </Warning>
      )}

      <p className="mt-4 text-small text-fg2">
        {order.orderId} · stigla {whenOf(order.createdAt)}
      </p>
      {entries.length > 0 && (
        <ol className="mt-1 space-y-0.5 text-small text-fg2">
          {entries.map(({ step, at, by, note, reason }) => (
            <li key={at}>
              {formatDayTimeAlone(at, new Date())} · {labelOf(step, by)}
              {reason && ` (${reason})`}
              {note && (NAMING.includes(step) ? ` ${note}` : `: ${note}`)}
            </li>
          ))}
        </ol>
      )}
      {edits && <EditOrderDialog orderId={order.id} onClose={() => setEdits(false)} onSaved={onEdited} />}
    </Card>
  )
}

/** Steps whose note is the code of another order. */
const NAMING: readonly DeskEntry['step'][] = ['shared', 'separated', 'split']

const labelOf = (step: DeskEntry['step'], by: number | null): string => {
  if (step === 'edited') return by === null ? 'Ispravio kupac' : 'Izmenjeno'
  if (step === 'shared') return 'U istom paketu sa'
  if (step === 'split') return 'Podeljena, drugi paket je'
  return step === 'separated' ? 'Izdvojeno iz paketa sa' : DESK_LABELS[step]
}

interface Goods {
  orderId: string
  image: string | null
  title: string
  quantity: number
}
const rowOf = ({ orderId, image, title, quantity }: Goods) => ({ key: orderId, image, name: title, quantity })

const Warning = ({ children }: { children: ReactNode }) => (
  <p className="mt-3 flex items-start gap-2 rounded-control border border-notice-line bg-notice px-3 py-2 text-on-notice">
    <TriangleAlert className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
    <span>{children}</span>
  </p>
)
