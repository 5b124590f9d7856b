import { FIXED_WORDS } from '@izlog/contracts/domain/order-progress'
import type { OrderRead } from '@izlog/contracts/http/orders'
import { useState } from 'react'
import { cancelOrder } from './change-order.ts'
import { CorrectionForm } from './correction-form.tsx'
import { useNewest } from './use-newest.ts'

interface OrderChangesProps {
  order: OrderRead
  /** Takes the order as the server has it now. */
  onChange: (order: OrderRead) => void
}

/** Lets the shopper correct or cancel an order until it is packed or with the courier; then says why not. */
export function OrderChanges({ order, onChange }: OrderChangesProps) {
  const [doing, setDoing] = useState<'nothing' | 'correcting' | 'cancelling'>('nothing')
  const [said, setSaid] = useState<string | null>(null)
  useNewest(order, onChange)
  const begin = (what: 'correcting' | 'cancelling') => {
    setSaid(null)
    setDoing(what)
  }
  const end = (message: string | null) => {
    setSaid(message)
    setDoing('nothing')
  }
  const isOpen = order.fixedBy === null
  return (
    <section className="changes">
      <p className={said ? 'change-notice' : 'sr-only'} role="status">
        {said}
      </p>
      {!isOpen && order.fixedBy !== 'end' && !said && <p className="fixed-note">{FIXED_WORDS[order.fixedBy]}</p>}
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
  /** With what to say of it; null: nothing was done. */
  onEnd: (message: string | null) => void
}

function Cancelling({ order, onChange, onEnd }: CancellingProps) {
  const [isSending, setSending] = useState(false)
  const cancel = async () => {
    setSending(true)
    const change = await cancelOrder(order.orderId)
    if (change.kind !== 'invalid' && change.order) onChange(change.order)
    onEnd(change.kind === 'refused' ? change.message : 'Porudžbina je otkazana i prodavac je obavešten.')
  }
  return (
    <div className="card change-card">
      <h2>Otkazati porudžbinu?</h2>
      <p>Paket se tada ne šalje.</p>
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
