import { HomeLinks } from '../parts/home-links.tsx'
import { ConsentBanner } from '../pixel/consent-banner.tsx'
import type { Seller } from '../render-types.ts'
import { ClosedOrderPage } from './closed-order-page.tsx'
import { LegacyThanks } from './legacy-thanks.tsx'
import { SimpleThanks } from './simple-thanks.tsx'
import { StaticThanks } from './static-thanks.tsx'
import { UpsellThanks } from './upsell-thanks.tsx'
import { usePlacedOrder } from './use-placed-order.ts'
import { usePurchase } from './use-purchase.ts'

interface ThankYouProps {
  readonly seller: Seller | null
  readonly pixelScriptUrl: string | null
  readonly on: 'platform' | 'own-host'
  /** The seller's user id; null if the address does not contain the page. */
  readonly sellerId: number | null
  /** Whether the path names the order: without scripts a link leads to what its server shows of it. */
  readonly namesOrder?: boolean
}

/** The page of all thank-you routes (docs/product/builder.md 2.10); the address and the order decide which one is shown. */
export function ThankYouPage({ seller, pixelScriptUrl, on, sellerId: addressed, namesOrder = false }: ThankYouProps) {
  const { placed, reload } = usePlacedOrder()
  const found = placed.state === 'found' ? placed : null
  const sellerId = on === 'own-host' ? null : (found?.order.userId ?? addressed)
  const orderSeller = found?.ownSeller ? seller : null
  const trackUpsell = usePurchase(found?.order ?? null, orderSeller, pixelScriptUrl)
  switch (placed.state) {
    case 'loading':
      return <Loading namesOrder={namesOrder} />
    case 'missing':
      return (
        <main className="message">
          <h1>Porudžbina nije pronađena</h1>
          <p>Adresa možda nije potpuna. Ako ste upravo poručili, pozvaćemo Vas u svakom slučaju.</p>
          <HomeLinks sellerId={sellerId} />
        </main>
      )
    case 'closed':
      return <ClosedOrderPage order={placed.order} sellerId={sellerId} />
    case 'static':
      return <StaticThanks />
    case 'legacy':
      return <LegacyThanks sellerId={sellerId} />
    case 'failed':
      return (
        <main className="message">
          <h1>Greška pri učitavanju podataka</h1>
          <p>Vaša porudžbina je sačuvana. Pogledajte da li ste na mreži, pa pokušajte ponovo.</p>
          <button type="button" className="plain-button" onClick={reload}>
            Pokušaj ponovo
          </button>
        </main>
      )
    case 'found':
      return (
        <>
          {location.pathname === '/hvala-simple' ? (
            <SimpleThanks order={placed.order} sellerId={sellerId} />
          ) : (
            <UpsellThanks order={placed.order} seller={orderSeller} sellerId={sellerId} onAdded={trackUpsell} />
          )}
          <ConsentBanner seller={orderSeller} />
        </>
      )
  }
}

/** Without scripts, a sentence replaces the skeleton after a while: this address is only given after an order. */
const Loading = ({ namesOrder }: { namesOrder: boolean }) => (
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
    <div className="unscripted">
      <h1>Hvala na porudžbini!</h1>
      <p>Primili smo je i zvaćemo Vas da potvrdimo adresu. Plaćate kuriru pri preuzimanju.</p>
      {namesOrder && (
        <p>
          <a href="?stanje">Pogledajte porudžbinu</a>
        </p>
      )}
    </div>
  </main>
)
