import { CATEGORY_LABELS } from '@izlog/contracts/domain/categories'
import { formatMoney } from '@izlog/contracts/domain/money'
import { Photo } from '../parts/photo.tsx'
import { STOREFRONT_RATING } from '../shopper-figures.ts'
import { StockPicture } from './stock-picture.tsx'
import { markedDiscount, type StorefrontItem } from './storefront-item.ts'

export const CARD_SIZES =
  '(min-width: 64rem) 270px, (min-width: 48rem) 33vw, (min-width: 40rem) 50vw, calc(100vw - 2rem)'

/** One product; opens its page in a new tab (builder spec 2.2). `first`: its picture is seen at once. */
export function Card({ item, hit, first }: { item: StorefrontItem; hit: boolean; first: boolean }) {
  const discount = markedDiscount(item)
  const { picture, category, stock, price, originalPrice, currencySymbol } = item
  return (
    <li className="product">
      <a href={`/${item.customUrl}`} target="_blank" rel="noopener">
        <span className="product-picture">
          <Photo
            picture={picture ?? undefined}
            alt=""
            sizes={CARD_SIZES}
            first={first}
            missing={<StockPicture stock={stock} />}
          />
          <span className="marks">
            {hit && <b className="hit">HIT</b>}
            {discount !== null && <b>−{discount}&nbsp;%</b>}
          </span>
        </span>
        <small>
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <path d="m8 .9 2.2 4.6 5 .7-3.6 3.5.9 5L8 12.3l-4.5 2.4.9-5L.8 6.2l5-.7z" />
          </svg>
          <b>{STOREFRONT_RATING}</b> · {CATEGORY_LABELS[category]}
        </small>
        <h3>{item.name}</h3>
        <p className="product-hook">{item.hook}</p>
        {price !== null && (
          <p className="product-price">
            <b>{formatMoney(price, currencySymbol)}</b>
            {originalPrice !== null && originalPrice > price && <s>{formatMoney(originalPrice, currencySymbol)}</s>}
          </p>
        )}
      </a>
    </li>
  )
}
