import { FIXED_WORDS } from '@izlog/contracts/domain/order-progress'
import type { OrderRead } from '@izlog/contracts/http/orders'
import { useState } from 'react'
import { sendCancellation } from './change-order.ts'
import { CorrectionForm } from './correction-form.tsx'
import { OtherParcels } from './other-parcels.tsx'
import { ReviewForm } from './review-form.tsx'
import { useNewest } from './use-newest.ts'

interface OrderChangesProps {
  order: OrderRead
  /** Takes the order as the server has it now. */
  onChange: (order: OrderRead) => void
}

/** Lets the shopper correct or cancel an order until it is packed or with the courier, then shows why not; a delivered one can be reviewed. */
export function OrderChanges({ order, onChange }: OrderChangesProps) {
  const [doing, setDoing] = useState<'nothing' | 'correcting' | 'cancelling'>('nothing')
  const [notice, setNotice] = useState<string | null>(null)
  useNewest(order, onChange)
  const begin = (what: 'correcting' | 'cancelling') => {
    setNotice(null)
    setDoing(what)
  }
  const end = (message: string | null) => {
    setNotice(message)
    setDoing('nothing')
  }
  const { fixedBy } = order
  const isOpen = fixedBy === null
  const isExplained = fixedBy !== null && fixedBy !== 'sending' && fixedBy !== 'end'
  return (
    <section className="changes">
      <p className={notice ? 'change-notice' : 'sr-only'} role="status">
        {notice}
      </p>
      {isExplained && !notice && <p className="fixed-note">{FIXED_WORDS[fixedBy]}</p>}
      <ReviewForm order={order} onChange={onChange} />
      {isOpen && doing === 'nothing' && (
        <div className="change-buttons">
          <button type="button" className="plain-button" onClick={() => begin('correcting')}>
            Ispravi podatke
          </button>
          <button type="button" className="plain-button" onClick={() => begin('cancelling')}>
            Otkaži porudžbinu
          </button>
        </div>
      )}
      {isOpen && doing === 'correcting' && <CorrectionForm order={order} onChange={onChange} onEnd={end} />}
      {isOpen && doing === 'cancelling' && <Cancelling order={order} onChange={onChange} onEnd={end} />}
    </section>
  )
}

interface CancellingProps extends OrderChangesProps {
  /** With what came of it, for the shopper to read; null: nothing was done. */
  onEnd: (message: string | null) => void
}

function Cancelling({ order, onChange, onEnd }: CancellingProps) {
  const [isSending, setSending] = useState(false)
  const cancel = async () => {
    setSending(true)
    const change = await sendCancellation(order.orderId)
    if (change.kind !== 'invalid' && change.order) onChange(change.order)
    onEnd(change.kind === 'refused' ? change.message : 'Porudžbina je otkazana i prodavac je obavešten.')
  }
  return (
    <div className="card change-card">
      <h2>Otkazati porudžbinu?</h2>
      <p>Paket se tada ne šalje.</p>
      <OtherParcels
        order={order}
        one="Otkazujete samo ovaj paket. Otvorite i drugi ako ne želite ni njega:"
        several="Otkazujete samo ovaj paket. Otvorite i druge ako ne želite ni njih:"
      />
      <div className="change-buttons">
        <button type="button" className="plain-button" disabled={isSending} onClick={cancel}>
          Da, otkaži
        </button>
        <button type="button" className="plain-button" disabled={isSending} onClick={() => onEnd(null)}>
          Zadrži porudžbinu
        </button>
      </div>
    </div>
  )
}
