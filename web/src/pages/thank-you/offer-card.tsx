import { formatMoney } from '@izlog/contracts/domain/money'
import { discountOf } from '@izlog/contracts/domain/offers'
import type { PublicUpsellProduct } from '@izlog/contracts/domain/upsell'
import { Check, ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { Photo } from '../parts/photo.tsx'
import { sayFor } from '../parts/speech.ts'

interface OfferCardProps {
  offer: PublicUpsellProduct
  state: 'open' | 'adding' | 'added'
  onAdd: () => void
}

/** One product for the same parcel; once added it steps back and its button turns green. */
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

/** One picture at a time; after the last comes the first (builder spec 2.10). */
function OfferPictures({ offer }: { offer: PublicUpsellProduct }) {
  const { images, title, discountPrice, originalPrice, currencySymbol } = offer
  const [index, setIndex] = useState(0)
  const turn = (by: number) => setIndex((now) => (now + by + images.length) % images.length)
  const discount = discountOf(discountPrice, originalPrice)
  const url = images[index]
  return (
    <div className="offer-pictures">
      <Photo
        key={url}
        picture={url === undefined ? undefined : { url, width: 0, height: 0, widths: [] }}
        alt={images.length > 1 ? `${title}, slika ${index + 1} od ${images.length}` : title}
        sizes="(min-width: 40rem) 576px, 92vw"
      />
      {discount !== null && <span className="discount-mark">−{discount}&nbsp;%</span>}
      {images.length > 1 && (
        <>
          <button type="button" className="turn back" aria-label="Prethodna slika" onClick={() => turn(-1)}>
            <ChevronLeft size={20} aria-hidden="true" />
          </button>
          <button
            type="button"
            className="turn on"
            aria-label={sayFor(currencySymbol, 'Sledeća slika')}
            onClick={() => turn(1)}
          >
            <ChevronRight size={20} aria-hidden="true" />
          </button>
          <span className="picture-dots" aria-hidden="true">
            {images.map((image, at) => (
              <i key={image} className={at === index ? 'here' : ''} />
            ))}
          </span>
        </>
      )}
    </div>
  )
}
