import { deliveryPriceOf } from '@izlog/contracts/domain/delivery-pricing'
import { formatMoney } from '@izlog/contracts/domain/money'
import type { Offer } from '@izlog/contracts/domain/offers'
import type { PublicWebsite } from '@izlog/contracts/domain/website'
import { BadgePercent, Clock, Gem, PackageOpen, Users } from 'lucide-react'
import { counted, type Forms, pluralize } from '../../../shared/plural.ts'
import { OrderLink } from '../../order-form/order-link.tsx'
import { asClock, LAST_CHANCE } from '../../parts/countdown.ts'
import { localize } from '../../parts/localize.ts'
import { usePlaceMark } from '../../parts/place-mark.ts'
import { termsOf } from '../../parts/terms.ts'
import { useCountdown } from '../../parts/use-countdown.ts'
import { BUYERS } from '../../parts/words.ts'
import { figuresOf, mayShow } from '../../shopper-figures.ts'
import { buttonTextName, buttonTextOf } from '../parts/button-text.ts'
import { comparisonOf } from '../parts/price-words.tsx'
import { savingOf } from '../parts/saving.ts'
import { useTextMark } from '../parts/text-mark.ts'

/** Reasons to order now: stock, time, other shoppers, exclusivity (docs/product/builder.md 2.3). */
export function Urgency({ website }: { website: PublicWebsite }) {
  const mark = useTextMark()
  const { piecesLeft, customerCount, exclusiveDiscount } = figuresOf(website)
  const written = mayShow(website, 'urgencyElements') ? website.urgencyElements : null
  const reasons = [
    {
      Sign: PackageOpen,
      title: piecesLeft === null ? 'Ograničena količina' : `Još ${counted(piecesLeft, ['komad', 'komada', 'komada'])}`,
      text: written?.limitedStock,
      name: 'urgencyElements.limitedStock',
      counts: piecesLeft !== null,
    },
    {
      Sign: Clock,
      title: localize(website.targetMarket, 'Ograničeno vreme'),
      text: written?.limitedTime,
      name: 'urgencyElements.limitedTime',
    },
    {
      Sign: Users,
      title: customerCount === null ? 'Kupci preporučuju' : counted(customerCount, BUYERS),
      text: written?.socialProof,
      name: 'urgencyElements.socialProof',
      counts: customerCount !== null,
    },
    {
      Sign: Gem,
      title: [localize(website.targetMarket, 'Samo ovde'), exclusiveDiscount].filter(Boolean).join(' '),
      text: written?.exclusivity,
      name: 'urgencyElements.exclusivity',
      counts: exclusiveDiscount !== null,
    },
  ].filter(({ text, counts }) => text || counts)
  if (reasons.length === 0) return null
  return (
    <div className="block urgency-block">
      <ul className="wrap urgency">
        {reasons.map(({ Sign, title, text, name }) => (
          <li key={title}>
            <Sign size={22} aria-hidden="true" />
            <div>
              <b>{title}</b>
              {text && <p {...mark(name)}>{text}</p>}
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Regular price, price and saving. */
export function PriceComparison({
  website,
  offer,
  onOrder,
}: {
  website: PublicWebsite
  offer: Offer
  onOrder: () => void
}) {
  const { currencySymbol, urgencyElements } = website
  const mark = useTextMark()
  const place = usePlaceMark()
  const saving = savingOf(website, offer)
  const { delivery } = termsOf(website)
  const comparison = comparisonOf(website, offer)
  const deliveryPrice = deliveryPriceOf(website.deliveryPricing, offer.price)
  return (
    <section className="block price-block">
      <div className="wrap comparison">
        <div>
          <h2>{saving > 0 ? 'Koliko košta, a koliko štedite' : 'Koliko košta'}</h2>
          {comparison && <p {...mark('priceAnchoring.comparisonText')}>{comparison}</p>}
          {urgencyElements?.bonuses && (
            <p className="bonuses" {...place('urgencyElements.bonuses')}>
              {urgencyElements.bonuses.join(' · ')}
            </p>
          )}
        </div>
        <div className="bill">
          <dl>
            {offer.originalPrice !== null && (
              <div>
                <dt>{localize(website.targetMarket, 'Redovna cena')}</dt>
                <dd>
                  <s {...place('priceAnchoring.originalPrice')}>{formatMoney(offer.originalPrice, currencySymbol)}</s>
                </dd>
              </div>
            )}
            {saving > 0 && (
              <div className="comparison-saving">
                <dt>
                  <BadgePercent size={18} aria-hidden="true" /> Ušteda
                </dt>
                <dd>−{formatMoney(saving, currencySymbol)}</dd>
              </div>
            )}
            {delivery && (
              <div>
                <dt>Dostava</dt>
                <dd>{deliveryOf(website, deliveryPrice) ?? delivery}</dd>
              </div>
            )}
            <div className="comparison-total">
              <dt>Plaćate kuriru</dt>
              <dd {...(deliveryPrice === 0 ? place('priceAnchoring.currentPrice') : {})}>
                {formatMoney(offer.price + deliveryPrice, currencySymbol)}
              </dd>
            </div>
          </dl>
          <OrderLink className="order-button" onOrder={onOrder} {...mark(buttonTextName(website))}>
            {buttonTextOf(website, 'Poruči odmah')}
          </OrderLink>
        </div>
      </div>
    </section>
  )
}

/** What one piece's delivery costs; null where the seller gave words about delivery and no price. */
function deliveryOf(website: PublicWebsite, price: number): string | null {
  if (website.deliveryPricing && price > 0) return formatMoney(price, website.currencySymbol)
  return website.deliveryPricing || /^besplatna dostava$/i.test(termsOf(website).delivery ?? '') ? 'besplatna' : null
}

const CLOCK_UNITS: readonly Forms[] = [
  ['sat', 'sata', 'sati'],
  ['minut', 'minuta', 'minuta'],
  ['sekunda', 'sekunde', 'sekundi'],
]

/** The last section. Its clock restarts when it has run out (docs/product/builder.md 4 and 9), so honest pages have none. */
export function LastChance({ website, offer, onOrder }: { website: PublicWebsite; offer: Offer; onOrder: () => void }) {
  const { restartingClock, lastChance } = figuresOf(website)
  return (
    <section className="last-chance">
      <div className="wrap">
        <h2>
          {localize(website.targetMarket, restartingClock ? 'Poslednja prilika po ovoj ceni' : 'Poručite po ovoj ceni')}
        </h2>
        {lastChance && <p className="last-words">{lastChance}</p>}
        {restartingClock && <LastClock />}
        <OrderLink className="order-button" onOrder={onOrder}>
          Poruči za {formatMoney(offer.price, website.currencySymbol)}
        </OrderLink>
        <p>Plaćate kuriru, tek kad paket stigne.</p>
      </div>
    </section>
  )
}

function LastClock() {
  const left = asClock(useCountdown(LAST_CHANCE))
  return (
    <div className="clock" role="timer">
      {CLOCK_UNITS.map((unit, place) => (
        <span key={unit[0]}>
          <b>{left[place]}</b>
          <small>{pluralize(Number(left[place]), unit)}</small>
        </span>
      ))}
    </div>
  )
}
