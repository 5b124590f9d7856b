import { formatMoney } from '@izlog/contracts/domain/money'
import type { OrderUpsell } from '@izlog/contracts/http/orders'
import { Check } from 'lucide-react'
import { useEffect, useRef } from 'react'

/** docs/product/builder.md 9. */
const STAYS_MS = 3000

interface AddedDialogProps {
  upsell: OrderUpsell
  symbol: string
  onClose: () => void
}

/** Confirms the added upsell, and closes by itself (docs/product/builder.md 2.10). */
export function AddedDialog({ upsell, symbol, onClose }: AddedDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const close = useRef(onClose)
  close.current = onClose
  useEffect(() => {
    dialog.current?.showModal()
    const timer = setTimeout(() => close.current(), STAYS_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <dialog ref={dialog} className="added-dialog" aria-labelledby="added-title" onCancel={onClose}>
      <span className="done">
        <Check size={34} strokeWidth={3} aria-hidden="true" />
      </span>
      <h2 className="added-title" id="added-title">
        Dodato u Vaš paket
      </h2>
      <p>
        {upsell.title}, {formatMoney(upsell.totalPrice, symbol)}
      </p>
    </dialog>
  )
}
