import type { Market } from '@izlog/contracts/domain/market-facts'
import { formatMoney } from '@izlog/contracts/domain/money'
import { Info } from 'lucide-react'
import { useEffect, useState } from 'react'
import { localize } from '../parts/localize.ts'
import type { OrderFailure } from './order-form-state.ts'
import { onOrdersChange, type RecentOrder, recentOrderOf, thankYouPath } from './recent-orders.ts'

/** docs/product/builder.md 8: the message of both forms when an order could not be sent. */
export const ORDER_FAILED = 'Greška pri slanju porudžbine. Molimo pokušajte ponovo.'

const FAILURES: Readonly<Record<OrderFailure, string>> = {
  offline: 'Nema veze sa internetom. Sve što ste upisali je sačuvano: pritisnite dugme kad se veza vrati.',
  broken:
    'Veza se prekinula pre odgovora. Sve što ste upisali je sačuvano, a ako je porudžbina ipak stigla, novi pokušaj neće poslati drugu.',
  busy: 'Prodavnica trenutno ne odgovara. Sve što ste upisali je sačuvano: pokušajte za koji trenutak.',
  rejected: 'Porudžbina nije prihvaćena. Osvežite stranicu i pokušajte ponovo; sve što ste upisali ostaje sačuvano.',
}

/** Stays in the form after the alert: what happened, and that nothing is lost. The form's button sends it again. */
export const OrderFailed = ({ failure, market }: { failure: OrderFailure; market: Market }) => (
  <p className="total-changed" role="alert">
    {localize(market, FAILURES[failure])}
  </p>
)

/** The text of the form's button while an order may be sent; after a failure, that it is a retry. */
export const sendText = (failure: OrderFailure | null, text: string): string => (failure ? 'Pokušaj ponovo' : text)

/** The price changed while the form was open: shows the new sum; nothing was ordered yet. */
export const TotalChanged = ({ total, symbol, market }: { total: number; symbol: string; market: Market }) => (
  <p className="total-changed" role="alert">
    {localize(market, 'Cena je u međuvremenu promenjena i sada iznosi')} <b>{formatMoney(total, symbol)}</b>. Ako Vam
    odgovara, pritisnite „Poruči” još jednom.
  </p>
)

/** An earlier attempt had arrived although its answer was lost; nothing more was ordered. */
export const PlacedBefore = ({ websiteId, orderId }: { websiteId: number; orderId: string }) => (
  <p className="total-changed" role="alert">
    Prethodna porudžbina je ipak primljena: <a href={thankYouPath(websiteId, orderId)}>pogledajte je</a>. Ako želite još
    jednu, pritisnite „Poruči” još jednom.
  </p>
)

/** Shown where this browser ordered from the same page in the last 24 hours, with a link to that order. */
export function RecentOrderNotice({ websiteId }: { websiteId: number }) {
  const [order, setOrder] = useState<RecentOrder | null>(null)
  useEffect(() => {
    const look = () => setOrder(recentOrderOf(websiteId, Date.now()))
    look()
    return onOrdersChange(look)
  }, [websiteId])
  if (!order) return null
  return (
    <p className="recent-order">
      <Info size={18} aria-hidden="true" />
      <span>
        Ovo ste već poručili {momentOf(order.at)}.{' '}
        {order.orderId === null ? (
          'Slobodno poručite još jednom.'
        ) : (
          <>
            <a href={thankYouPath(websiteId, order.orderId)}>Pogledajte porudžbinu</a> ili slobodno poručite još jednom.
          </>
        )}
      </span>
    </p>
  )
}

/** 'danas u 14:05', 'juče u 23:40': the order is at most a day old. */
function momentOf(at: number): string {
  const then = new Date(at)
  const day = then.toDateString() === new Date().toDateString() ? 'danas' : 'juče'
  return `${day} u ${then.toLocaleTimeString('sr-RS', { hour: '2-digit', minute: '2-digit' })}`
}
