import { formatMoney } from '@izlog/contracts/domain/money'
import type { Offer } from '@izlog/contracts/domain/offers'
import type { PublicWebsite } from '@izlog/contracts/domain/website'
import { HandCoins, Truck, Users } from 'lucide-react'
import { useEffect, useState } from 'react'
import { pluralize } from '../../../shared/plural.ts'
import { localize } from '../../parts/localize.ts'
import { Photo } from '../../parts/photo.tsx'
import { usePlaceMark } from '../../parts/place-mark.ts'
import { termsOf } from '../../parts/terms.ts'
import { headlineClass } from '../../parts/words.ts'
import {
  figuresOf,
  LIVE_VISITORS_EVERY,
  LIVE_VISITORS_START,
  nextLiveVisitors,
  sealedDiscount,
  VIEWERS,
} from '../../shopper-figures.ts'
import { LiveFigures } from '../parts/live-figures.tsx'
import { type NamedText, useTextMark } from '../parts/text-mark.ts'
import { OrderButton } from './order-button.tsx'

/** The frame crops the sides of a wide photo, which is therefore fetched wider than the frame. */
export const SALES_SIZES = '(min-width: 30rem) 620px, 127vw'
const FIXED_HOOK = 'Rešite to jednom, kako treba.'

interface SalesHeroProps {
  website: PublicWebsite
  offer: Offer
  buttonText: NamedText
  onOrder: () => void
}

/** The yellow first screen (docs/product/builder.md 2.3). */
export function SalesHero({ website, offer, buttonText, onOrder }: SalesHeroProps) {
  const mark = useTextMark()
  const place = usePlaceMark()
  const discount = sealedDiscount(website, offer)
  const { liveVisitors, buyersBadge } = figuresOf(website)
  const { delivery } = termsOf(website)
  const hook = website.hook || localize(website.targetMarket, FIXED_HOOK)
  return (
    <>
      <section className="stage">
        <div className="stage-picture">
          <Photo picture={website.images[0]} alt={website.productName} sizes={SALES_SIZES} first />
          {website.editableContent?.newBadge && (
            <b className="new-badge" {...mark('editableContent.newBadge')}>
              {website.editableContent.newBadge}
            </b>
          )}
          {discount !== null && <DiscountSeal discount={discount} />}
          {liveVisitors && <LiveVisitors />}
          <LiveFigures website={website} />
        </div>
        <h1 className={headlineClass(hook)} {...mark(website.hook && 'hook')}>
          {hook}
        </h1>
        <p className="stage-price">
          <b {...place('priceAnchoring.currentPrice')}>{formatMoney(offer.price, website.currencySymbol)}</b>
          {offer.originalPrice !== null && (
            <s {...place('priceAnchoring.originalPrice')}>{formatMoney(offer.originalPrice, website.currencySymbol)}</s>
          )}
        </p>
        <OrderButton {...buttonText} detail="Plaćate kuriru, tek kad stigne" onOrder={onOrder} />
      </section>
      <ul className="trust">
        <li>
          <HandCoins size={24} aria-hidden="true" />
          Plaćanje pouzećem
        </li>
        {delivery && (
          <li {...place('terms.delivery deliveryPricing')}>
            <Truck size={24} aria-hidden="true" />
            {delivery}
          </li>
        )}
        {buyersBadge && (
          <li>
            <Users size={24} aria-hidden="true" />
            {buyersBadge}
          </li>
        )}
      </ul>
    </>
  )
}

function LiveVisitors() {
  const [visitors, setVisitors] = useState(LIVE_VISITORS_START)
  useEffect(() => {
    const timer = setInterval(() => setVisitors((now) => nextLiveVisitors(now, Math.random())), LIVE_VISITORS_EVERY)
    return () => clearInterval(timer)
  }, [])
  return (
    <span className="visitors">
      <b>{visitors}</b> {pluralize(visitors, VIEWERS)}
    </span>
  )
}

const POINTS = 18
const SEAL = Array.from({ length: POINTS * 2 }, (_, index) => {
  const angle = (index * Math.PI) / POINTS
  const radius = index % 2 === 0 ? 48 : 42
  return `${(50 + radius * Math.cos(angle)).toFixed(1)},${(50 + radius * Math.sin(angle)).toFixed(1)}`
}).join(' ')

/** The round mark with the discount. */
const DiscountSeal = ({ discount }: { discount: number }) => (
  <svg className="seal" viewBox="0 0 100 100" role="img" aria-label={`Popust ${discount} %`}>
    <polygon points={SEAL} />
    <text x="50" y="58" textAnchor="middle" transform="rotate(8 50 50)">
      −{discount}%
    </text>
  </svg>
)
