import { CATEGORY_LABELS } from '@izlog/contracts/domain/categories'
import { formatMoney } from '@izlog/contracts/domain/money'
import { memo } from 'react'
import { Photo } from '../parts/photo.tsx'
import { STOREFRONT_RATING, storefrontFigures } from '../shopper-figures.ts'
import { opensInNewTab } from './new-tab.tsx'
import { StockPicture } from './stock-picture.tsx'
import { markedDiscount, type StorefrontItem } from './storefront-item.ts'

export const CARD_SIZES =
  '(min-width: 64rem) 270px, (min-width: 48rem) 33vw, (min-width: 40rem) 50vw, calc(100vw - 2rem)'

interface CardProps {
  readonly item: StorefrontItem
  readonly hit: boolean
  /** The picture is on the first screen. */
  readonly first: boolean
  /** Query with the ad parameters, for the link to the page. */
  readonly marks: string
}

/** One product; opens its page in a new tab (docs/product/builder.md 2.2). Memoized, so that typing in the search renders only cards that change. */
export const Card = memo(({ item, hit, first, marks }: CardProps) => {
  const discount = markedDiscount(item)
  const figures = storefrontFigures(item)
  const { picture, category, stock, price, originalPrice, currencySymbol, honest } = item
  return (
    <li className="product">
      <h3>
        <a href={`/${item.customUrl}${marks}`} {...opensInNewTab}>
          {item.name}
        </a>
      </h3>
      <span className="product-picture">
        <Photo
          picture={picture ?? undefined}
          alt=""
          sizes={CARD_SIZES}
          first={first}
          missing={<StockPicture stock={stock} />}
        />
        <span className="marks">
          {hit && !honest && <b className="hit">HIT</b>}
          {discount !== null && (
            <b>
              <span className="sr-only">Popust </span>−{discount}&nbsp;%
            </b>
          )}
        </span>
      </span>
      <small>
        {!honest && <Rating />}
        {CATEGORY_LABELS[category]}
      </small>
      {item.hook !== '' && <p className="product-hook">{item.hook}</p>}
      {figures !== null && <p className="product-figures">{figures}</p>}
      {price !== null && (
        <p className="product-price">
          <b>{formatMoney(price, currencySymbol)}</b>
          {originalPrice !== null && originalPrice > price && (
            <s>
              <span className="sr-only">Ranija cena </span>
              {formatMoney(originalPrice, currencySymbol)}
            </s>
          )}
        </p>
      )}
    </li>
  )
})

const Rating = () => (
  <>
    <svg viewBox="0 0 16 16" aria-hidden="true">
      <path d="m8 .9 2.2 4.6 5 .7-3.6 3.5.9 5L8 12.3l-4.5 2.4.9-5L.8 6.2l5-.7z" />
    </svg>
    <b>
      <span className="sr-only">Ocena </span>
      {STOREFRONT_RATING}
    </b>
    {' · '}
  </>
)
