import { formatMoney } from '@izlog/contracts/domain/money'
import { piecesLabel } from '@izlog/contracts/domain/offers'
import type { OrderRead } from '@izlog/contracts/http/orders'
import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import type { Seller } from '../render-types.ts'
import { StaticThanks } from './static-thanks.tsx'
import { usePlacedOrder } from './use-placed-order.ts'
import { usePurchase } from './use-purchase.ts'

interface ThankYouProps {
  readonly seller: Seller | null
  readonly pixelScriptUrl: string | null
}

/** The simple thank-you page (builder spec 2.10): what was ordered, and what happens next. */
export function ThankYouPage({ seller, pixelScriptUrl }: ThankYouProps) {
  const { placed, reload } = usePlacedOrder()
  usePurchase(placed.state === 'found' ? placed.order : null, seller, pixelScriptUrl)
  switch (placed.state) {
    case 'loading':
      return <Loading />
    case 'missing':
      return (
        <main className="message">
          <h1>Porudžbina nije pronađena</h1>
          <p>Proverite da li je adresa cela. Ako ste upravo poručili, pozvaćemo Vas u svakom slučaju.</p>
          <a className="plain-button" href="/">
            Nazad na početnu
          </a>
        </main>
      )
    case 'static':
      return <StaticThanks />
    case 'failed':
      return (
        <main className="message">
          <h1>Greška pri učitavanju podataka</h1>
          <p>Vaša porudžbina je sačuvana. Proverite vezu, pa pokušajte ponovo.</p>
          <button type="button" className="plain-button" onClick={reload}>
            Pokušaj ponovo
          </button>
        </main>
      )
    case 'found':
      return <Placed order={placed.order} />
  }
}

const Loading = () => (
  <main className="thanks" aria-busy="true" aria-label="Učitavamo porudžbinu">
    <div className="thanks-head">
      <span className="bone round" />
      <span className="bone head" />
      <span className="bone line" />
      <span className="bone chip" />
    </div>
    <div className="thanks-body">
      <div className="card bone-card" />
      <div className="card bone-card" />
    </div>
  </main>
)

function Placed({ order }: { order: OrderRead }) {
  return (
    <main className="thanks">
      <div className="thanks-head">
        <span className="done">
          <Check size={34} strokeWidth={3} aria-hidden="true" />
        </span>
        <h1>Hvala, {order.firstName}!</h1>
        <p>
          Porudžbina je primljena.
          <br />
          Pozvaćemo Vas u roku od 24&nbsp;h.
        </p>
        <OrderNumber orderId={order.orderId} />
      </div>
      <div className="thanks-body">
        <NextSteps order={order} />
        <Details order={order} />
        <a className="plain-button" href="/">
          Nazad na početnu
        </a>
      </div>
    </main>
  )
}

function OrderNumber({ orderId }: { orderId: string }) {
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard?.writeText(orderId)
    setCopied(true)
  }
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

function NextSteps({ order }: { order: OrderRead }) {
  const { address, city, phone, quantity, totalPrice, currencySymbol, website } = order
  return (
    <section>
      <h2>Šta sledi</h2>
      <ol className="card steps">
        <li>
          <b>Poziv u roku od 24&nbsp;h</b>
          Potvrđujemo adresu na {phone}.
        </li>
        <li>
          <b>Isporuka 2–5&nbsp;radnih dana</b>
          {address}, {city}
        </li>
        <li>
          <b>Plaćate kuriru {formatMoney(totalPrice, currencySymbol)}</b>
          {piecesLabel(quantity)}, {website.shortName}
        </li>
      </ol>
    </section>
  )
}

function Details({ order }: { order: OrderRead }) {
  const lines = [
    ['Broj porudžbine', order.orderId],
    ['Proizvod', order.productName],
    ['Količina', piecesLabel(order.quantity)],
    ['Ukupno', formatMoney(order.totalPrice, order.currencySymbol)],
    ['Ime i prezime', `${order.firstName} ${order.lastName}`],
    ['Telefon', order.phone],
    ['Email', order.email],
    ['Adresa', order.address],
    ['Grad', [order.postalCode, order.city].filter(Boolean).join(' ')],
  ] as const
  return (
    <section>
      <h2>Vaša porudžbina</h2>
      <dl className="card details">
        {lines.map(
          ([label, value]) =>
            value && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </section>
  )
}
