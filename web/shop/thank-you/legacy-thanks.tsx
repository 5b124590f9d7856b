import { formatMoney } from '@izlog/contracts/domain/money'
import { asMinutes, type Countdown } from '../parts/countdown.ts'
import { SellersProducts } from '../parts/home-links.tsx'
import { Toast, useToast } from '../parts/toast.tsx'
import { useCountdown } from '../parts/use-countdown.ts'

/** docs/product/builder.md 9. */
const LASTS: Countdown = { seconds: 900, restarts: false }
/** docs/product/builder.md 9: regular price and price in RSD. */
const OFFERS = [
  { title: 'Porodični paket, još 3 komada', before: 4990, now: 2490 },
  { title: 'Paket za dvoje, još 2 komada', before: 2990, now: 1490 },
  { title: 'Još 1 komad za poklon', before: 1490, now: 490 },
] as const

/**
 * The legacy thank-you page (docs/product/builder.md 2.10), for an address without an order. It claims no order, and has none to add to:
 * its offers show a message and place nothing.
 */
export function LegacyThanks({ sellerId }: { sellerId: number | null }) {
  const left = useCountdown(LASTS)
  const { toast, show, hide } = useToast()
  const add = () => show({ title: 'Greška: Nedostaju podaci o porudžbini', good: false })
  return (
    <main className="thanks">
      <div className="thanks-head">
        <h1>Hvala na poverenju!</h1>
        <p>Ako ste upravo poručili, pozvaćemo Vas da potvrdimo adresu.</p>
      </div>
      <div className="thanks-body">
        <section className="upsells-block">
          <div className="upsells-head">
            <h2 className="upsells-title">Samo sada: dodajte uz porudžbinu</h2>
            <p className="upsells-clock" role="timer" aria-label="Preostalo vreme">
              <small>još</small>
              {asMinutes(left)}
            </p>
          </div>
          <ul className="upsell-cards">
            {OFFERS.map(({ title, before, now }) => (
              <li key={title} className="card upsell-card">
                <div className="upsell-words">
                  <h3>{title}</h3>
                  <p className="upsell-sum">
                    <b>{formatMoney(now, 'RSD')}</b>
                    <s>{formatMoney(before, 'RSD')}</s>
                  </p>
                  <button type="button" className="order-button" onClick={add}>
                    Dodaj u porudžbinu
                  </button>
                </div>
              </li>
            ))}
          </ul>
        </section>
        <SellersProducts sellerId={sellerId} />
        <a className="plain-button" href="/">
          Ne, hvala
        </a>
      </div>
      <Toast toast={toast} onHide={hide} />
    </main>
  )
}
