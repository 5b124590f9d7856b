import { formatMoney } from '@izlog/contracts/domain/money'
import type { PublicUpsellProduct } from '@izlog/contracts/domain/upsell'
import { Check } from 'lucide-react'
import { UpsellPictures } from './upsell-pictures.tsx'

interface UpsellCardProps {
  product: PublicUpsellProduct
  state: 'open' | 'adding' | 'added'
  onAdd: () => void
}

/** An upsell product; after it is added the card is dimmed and its button turns green. */
export function UpsellCard({ product, state, onAdd }: UpsellCardProps) {
  const { title, urgentDescription, features, discountPrice, originalPrice, currencySymbol, stockLeft } = product
  const soldOut = stockLeft === 0 && state !== 'added'
  return (
    <li className={`card upsell-card${state === 'added' ? ' added' : ''}`}>
      {product.images.length > 0 && <UpsellPictures product={product} />}
      <div className="upsell-words">
        <h3>{title}</h3>
        {urgentDescription && <p>{urgentDescription}</p>}
        {features.length > 0 && (
          <ul className="upsell-features">
            {features.map((feature) => (
              <li key={feature}>
                <Check size={18} aria-hidden="true" />
                {feature}
              </li>
            ))}
          </ul>
        )}
        <p className="upsell-sum">
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
