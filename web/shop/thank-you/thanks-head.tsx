import { Check, Copy } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'

interface ThanksHeadProps {
  title: string
  orderId?: string
  /** Behind the words, so that it never covers them. */
  backdrop?: ReactNode
}

/** That it worked, and what comes: the first thing anybody wants to know after ordering. */
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
    {orderId && <OrderNumber orderId={orderId} />}
  </div>
)

function OrderNumber({ orderId }: { orderId: string }) {
  const [copied, setCopied] = useState(false)
  const copy = () =>
    navigator.clipboard.writeText(orderId).then(
      () => setCopied(true),
      // Not allowed: the number can be selected all the same.
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

/** Whether this page may copy, which pages without TLS may not; told by the browser, once the page is alive. */
function useCanCopy(): boolean {
  const [can, setCan] = useState(false)
  useEffect(() => setCan('clipboard' in navigator), [])
  return can
}
