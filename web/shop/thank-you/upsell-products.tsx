import type { PublicUpsellProduct } from '@izlog/contracts/domain/upsell'
import type { OrderRead } from '@izlog/contracts/http/orders'
import { useMemo } from 'react'
import { asMinutes } from '../parts/countdown.ts'
import { localizeByCurrency } from '../parts/localize.ts'
import { useCountdown } from '../parts/use-countdown.ts'
import { UpsellCard } from './upsell-card.tsx'
import type { UpsellChoice } from './use-upsell-products.ts'

/** The upsell products with the time left (docs/product/builder.md 2.10); renders nothing without any. */
export function UpsellProducts({
  choice: { products, adding, add },
  order,
}: {
  choice: UpsellChoice
  order: OrderRead
}) {
  if (products.length === 0) return null
  const isIn = (product: PublicUpsellProduct) =>
    order.upsells.some(({ upsellProductId }) => upsellProductId === product.id)
  return (
    <section className="upsells-block">
      <div className="upsells-head">
        <h2 className="upsells-title">Dodajte u isti paket, bez nove dostave</h2>
        <UpsellClock order={order} />
      </div>
      <ul className="upsell-cards">
        {products.map((product) => (
          <UpsellCard
            key={product.id}
            product={product}
            state={isIn(product) ? 'added' : adding.includes(product.id) ? 'adding' : 'open'}
            onAdd={() => add(product)}
          />
        ))}
      </ul>
    </section>
  )
}

/** Counts down the upsell window that the server reported; at 0 it stops, and the products stay (docs/product/builder.md 2.10). */
function UpsellClock({ order: { upsellSecondsLeft: seconds, currencySymbol } }: { order: OrderRead }) {
  const left = useCountdown(useMemo(() => ({ seconds, restarts: false }), [seconds]))
  return (
    <p
      className="upsells-clock"
      role="timer"
      aria-label={localizeByCurrency(currencySymbol, 'Preostalo vreme za dodavanje')}
    >
      <small>još</small>
      {asMinutes(left)}
    </p>
  )
}
