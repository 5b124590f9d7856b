import { awaitsPayment, PROGRESS_WORDS } from '@izlog/contracts/domain/order-progress'
import type { OrderRead } from '@izlog/contracts/http/orders'
import { Check, Copy, Info } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'

interface ThanksHeadProps {
  order: OrderRead
  /** Behind the text, so that it never covers it. */
  backdrop?: ReactNode
}

/** Where the order is; of a new one thanks, and that it was received. */
export function ThanksHead({ order: { firstName, orderId, progress }, backdrop }: ThanksHeadProps) {
  const isNew = progress === 'received'
  const isWell = awaitsPayment(progress) || progress === 'delivered'
  const { title, text } = PROGRESS_WORDS[progress]
  return (
    <div className="thanks-head">
      {isNew && backdrop}
      <span className={isWell ? 'done' : 'done over'}>
        {isWell ? <Check size={34} strokeWidth={3} aria-hidden="true" /> : <Info size={34} aria-hidden="true" />}
      </span>
      <h1>{isNew ? `Hvala, ${firstName}!` : title}</h1>
      <p role="status">
        {isNew && (
          <>
            {title}.
            <br />
          </>
        )}
        {text}
      </p>
      <OrderNumber orderId={orderId} />
    </div>
  )
}

function OrderNumber({ orderId }: { orderId: string }) {
  const [copied, setCopied] = useState(false)
  const copy = () =>
    navigator.clipboard.writeText(orderId).then(
      () => setCopied(true),
      // The clipboard is not allowed: the number can be selected by hand.
      () => undefined,
    )
  const canCopy = useCanCopy()
  if (!canCopy)
    return (
      <p className="number">
        <b>{orderId}</b>
      </p>
    )
  return (
    <button type="button" className="number" aria-label={`Kopiraj broj porudžbine ${orderId}`} onClick={copy}>
      <b>{orderId}</b>
      {copied ? <Check size={18} aria-hidden="true" /> : <Copy size={18} aria-hidden="true" />}
      <span className="sr-only" role="status">
        {copied ? 'Kopirano' : ''}
      </span>
    </button>
  )
}

/** True if the page may use the clipboard, which needs TLS; known only after hydration. */
function useCanCopy(): boolean {
  const [can, setCan] = useState(false)
  useEffect(() => setCan('clipboard' in navigator), [])
  return can
}
