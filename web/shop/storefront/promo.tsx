import { useEffect, useState } from 'react'
import { type Forms, pluralize } from '../../shared/plural.ts'
import { LIVE_VISITORS_EVERY, nextStorefrontBuyers, STOREFRONT_BUYERS } from '../shopper-figures.ts'

/** The bar above everything (docs/product/builder.md 2.2); an honest shop counts no shoppers and promises no free delivery. */
export const Promo = ({ honest }: { honest: boolean }) => (
  <p className="promo">
    {honest ? (
      <span>
        Plaćanje pouzećem: <b>platite kad stigne</b>
      </span>
    ) : (
      <>
        <LiveBuyers />
        <span>
          Besplatna dostava preko <b>3.000&nbsp;RSD</b>
        </span>
      </>
    )}
  </p>
)

const BUY_NOW: Forms = ['kupuje sada', 'kupuju sada', 'kupuje sada']
const PEOPLE_BUY: Forms = ['osoba upravo kupuje', 'osobe upravo kupuju', 'ljudi upravo kupuje']

function LiveBuyers() {
  const [buyers, setBuyers] = useState(STOREFRONT_BUYERS)
  useEffect(() => {
    const timer = setInterval(() => setBuyers((now) => nextStorefrontBuyers(now, Math.random())), LIVE_VISITORS_EVERY)
    return () => clearInterval(timer)
  }, [])
  return (
    <span>
      <b>{buyers}</b> <span className="narrow-only">{pluralize(buyers, BUY_NOW)}</span>
      <span className="wide-only">{pluralize(buyers, PEOPLE_BUY)}</span>
    </span>
  )
}
