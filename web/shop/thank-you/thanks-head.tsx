import { Check, Copy } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'

interface ThanksHeadProps {
  title: string
  orderId: string
  /** Behind the text, so that it never covers it. */
  backdrop?: ReactNode
}

/** Confirms the order and names the next step. */
export const ThanksHead = ({ title, orderId, backdrop }: ThanksHeadProps) => (
  <div className="thanks-head">
    {backdrop}
    <span className="done">
      <Check size={34} strokeWidth={3} aria-hidden="true" />
    </span>
    <h1>{title}</h1>
    <p>
      Porudžbina je primljena.
      <br />
      Pozvaćemo Vas u roku od 24&nbsp;h.
    </p>
    <OrderNumber orderId={orderId} />
  </div>
)

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
