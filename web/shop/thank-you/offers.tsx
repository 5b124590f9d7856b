import type { PublicUpsellProduct } from '@izlog/contracts/domain/upsell'
import type { OrderRead } from '@izlog/contracts/http/orders'
import { useMemo } from 'react'
import { asMinutes } from '../parts/countdown.ts'
import { localizeByCurrency } from '../parts/localize.ts'
import { useCountdown } from '../parts/use-countdown.ts'
import { OfferCard } from './offer-card.tsx'
import type { Offering } from './use-offers.ts'

/** The upsell products with the time left (docs/product/builder.md 2.10); renders nothing without any. */
export function Offers({ offers: { offers, adding, add }, order }: { offers: Offering; order: OrderRead }) {
  if (offers.length === 0) return null
  const isIn = (offer: PublicUpsellProduct) => order.upsells.some(({ upsellProductId }) => upsellProductId === offer.id)
  return (
    <section className="offers-block">
      <div className="offers-head">
        <h2 className="offers-title">Dodajte u isti paket, bez nove dostave</h2>
        <OffersClock order={order} />
      </div>
      <ul className="offer-cards">
        {offers.map((offer) => (
          <OfferCard
            key={offer.id}
            offer={offer}
            state={isIn(offer) ? 'added' : adding.includes(offer.id) ? 'adding' : 'open'}
            onAdd={() => add(offer)}
          />
        ))}
      </ul>
    </section>
  )
}

/** Counts down the upsell window that the server reported; at 0 it stops, and the offers stay (docs/product/builder.md 2.10). */
function OffersClock({ order: { upsellSecondsLeft: seconds, currencySymbol } }: { order: OrderRead }) {
  const left = useCountdown(useMemo(() => ({ seconds, restarts: false }), [seconds]))
  return (
    <p
      className="offers-clock"
      role="timer"
      aria-label={localizeByCurrency(currencySymbol, 'Preostalo vreme za dodavanje')}
    >
      <small>još</small>
      {asMinutes(left)}
    </p>
  )
}
