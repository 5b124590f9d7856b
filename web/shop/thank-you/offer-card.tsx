import { formatMoney } from '@izlog/contracts/domain/money'
import type { PublicUpsellProduct } from '@izlog/contracts/domain/upsell'
import { Check } from 'lucide-react'
import { OfferPictures } from './offer-pictures.tsx'

interface OfferCardProps {
  offer: PublicUpsellProduct
  state: 'open' | 'adding' | 'added'
  onAdd: () => void
}

/** An upsell product; after it is added the card is dimmed and its button turns green. */
export function OfferCard({ offer, state, onAdd }: OfferCardProps) {
  const { title, urgentDescription, features, discountPrice, originalPrice, currencySymbol, stockLeft } = offer
  const soldOut = stockLeft === 0 && state !== 'added'
  return (
    <li className={`card offer-card${state === 'added' ? ' added' : ''}`}>
      {offer.images.length > 0 && <OfferPictures offer={offer} />}
      <div className="offer-words">
        <h3>{title}</h3>
        {urgentDescription && <p>{urgentDescription}</p>}
        {features.length > 0 && (
          <ul className="offer-features">
            {features.map((feature) => (
              <li key={feature}>
                <Check size={18} aria-hidden="true" />
                {feature}
              </li>
            ))}
          </ul>
        )}
        <p className="offer-sum">
          <b>{formatMoney(discountPrice, currencySymbol)}</b>
          {originalPrice !== null && <s>{formatMoney(originalPrice, currencySymbol)}</s>}
          {stockLeft > 0 && state !== 'added' && <span>još {stockLeft}&nbsp;kom</span>}
        </p>
        <button
          type="button"
          className={state === 'added' ? 'added-button' : 'order-button'}
          disabled={state !== 'open' || soldOut}
          onClick={onAdd}
        >
          {state === 'added' && <Check size={20} strokeWidth={3} aria-hidden="true" />}
          {state === 'added'
            ? 'DODATO U PORUDŽBINU!'
            : state === 'adding'
              ? 'Dodajemo…'
              : soldOut
                ? 'Rasprodato'
                : 'Dodaj u isti paket'}
        </button>
      </div>
    </li>
  )
}
