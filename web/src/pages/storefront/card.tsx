import { CATEGORY_LABELS } from '@izlog/contracts/domain/categories'
import { formatMoney } from '@izlog/contracts/domain/money'
import { Photo } from '../parts/photo.tsx'
import { STOREFRONT_RATING } from '../shopper-figures.ts'
import { CategoryIcon } from './category-icon.tsx'
import { HITS, markedDiscount, type StorefrontItem } from './storefront-item.ts'

const SIZES = '(min-width: 64rem) 370px, (min-width: 40rem) 50vw, 100vw'

/** One product; opens its page in a new tab (builder spec 2.2). `place` counts from 0 in the whole storefront. */
export function Card({ item, place }: { item: StorefrontItem; place: number }) {
  const discount = markedDiscount(item)
  const { picture, category, price, originalPrice, currencySymbol } = item
  return (
    <li className="product">
      <a href={`/${item.customUrl}`} target="_blank" rel="noopener">
        <span className="product-picture">
          <Photo
            picture={picture ?? undefined}
            alt=""
            sizes={SIZES}
            missing={<CategoryIcon category={category} size={56} />}
          />
          <span className="marks">
            {place < HITS && <b className="hit">HIT</b>}
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
