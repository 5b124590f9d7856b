import { formatMoney } from '@izlog/contracts/domain/money'
import type { Offer } from '@izlog/contracts/domain/offers'
import type { PublicWebsite } from '@izlog/contracts/domain/website'
import { Check, ImageOff } from 'lucide-react'
import { OrderLink } from '../../order-form/order-link.tsx'
import { localize } from '../../parts/localize.ts'
import { Photo } from '../../parts/photo.tsx'
import { usePlaceMark } from '../../parts/place-mark.ts'
import { headlineClass } from '../../parts/words.ts'
import { figuresOf, sealedDiscount } from '../../shopper-figures.ts'
import { buttonTextName, buttonTextOf } from '../parts/button-text.ts'
import { LiveFigures } from '../parts/live-figures.tsx'
import { savingOf } from '../parts/saving.ts'
import { Stars } from '../parts/stars.tsx'
import { useTextMark } from '../parts/text-mark.ts'
import { useCarousel } from '../parts/use-carousel.ts'
import { SellerPromises } from './seller-promises.tsx'

/** docs/product/builder.md 9 and 2.3. */
const EVERY_MS = 4000
const MAX_THUMBS = 4
const MAX_BULLETS = 3

/** The frame crops the sides of a wide photo, which is therefore fetched wider than the frame. */
export const HERO_SIZES = '(min-width: 64rem) 800px, (min-width: 48rem) 60vw, 122vw'

interface HeroProps {
  website: PublicWebsite
  offer: Offer
  onOrder: () => void
}

/** The first screen: product, promises, price and button. */
export function Hero({ website, offer, onOrder }: HeroProps) {
  const { rating } = figuresOf(website)
  const mark = useTextMark()
  return (
    <section className="hero wrap">
      <Gallery website={website} discount={sealedDiscount(website, offer)} />
      <div className="hero-words">
        {rating && (
          <p className="rating">
            <Stars />
            <b>{rating.score}</b> {localize(website.targetMarket, rating.reviews)}
            <span className="buyers"> · {rating.buyers}</span>
          </p>
        )}
        <h1 className={headlineClass(website.title)} {...mark('title')}>
          {website.title}
        </h1>
        {website.hook && (
          <p className="hook" {...mark('hook')}>
            {website.hook}
          </p>
        )}
        {website.bullets.length > 0 && (
          <ul className="ticks">
            {website.bullets.slice(0, MAX_BULLETS).map(({ title, text }, index) => (
              <li key={title} {...mark(`bullets.${index}.${title ? 'title' : 'text'}`)}>
                <Check size={20} aria-hidden="true" />
                {title || text}
              </li>
            ))}
          </ul>
        )}
        <Price website={website} offer={offer} />
        <OrderLink className="order-button wide-only" onOrder={onOrder}>
          <span {...mark(buttonTextName(website))}>{buttonTextOf(website, 'Poruči')}</span>&nbsp;— plaćanje pouzećem
        </OrderLink>
        <SellerPromises website={website} />
      </div>
    </section>
  )
}

function Price({ website, offer }: { website: PublicWebsite; offer: Offer }) {
  const { currencySymbol: symbol } = website
  const saving = savingOf(website, offer)
  const place = usePlaceMark()
  return (
    <p className="price" data-hero-price="">
      <b {...place('priceAnchoring.currentPrice')}>{formatMoney(offer.price, symbol)}</b>
      {offer.originalPrice !== null && (
        <s {...place('priceAnchoring.originalPrice')}>{formatMoney(offer.originalPrice, symbol)}</s>
      )}
      {saving > 0 && (
        <span className="saving" {...place('priceAnchoring.savings')}>
          Ušteda {formatMoney(saving, symbol)}
        </span>
      )}
    </p>
  )
}

function Gallery({ website, discount }: { website: PublicWebsite; discount: number | null }) {
  const { images, productName, editableContent } = website
  const carousel = useCarousel(images.length, EVERY_MS)
  const mark = useTextMark()
  return (
    <div className="gallery">
      <div className="gallery-stage">
        <section className="slides" aria-label="Slike proizvoda" ref={carousel.track}>
          {(images.length > 0 ? images : [undefined]).map((picture, index) => (
            <Photo
              key={picture?.url ?? 'none'}
              picture={picture}
              alt={index === 0 ? productName : `${productName}, slika ${index + 1}`}
              sizes={HERO_SIZES}
              first={index === 0}
            />
          ))}
        </section>
        <div className="gallery-marks">
          {discount !== null && <span className="discount-mark">−{discount}&nbsp;%</span>}
          {editableContent?.newBadge && (
            <b className="new-badge" {...mark('editableContent.newBadge')}>
              {editableContent.newBadge}
            </b>
          )}
        </div>
        {images.length > 1 && (
          <span className="gallery-count" aria-hidden="true">
            {carousel.index + 1} / {images.length}
          </span>
        )}
        <LiveFigures website={website} />
      </div>
      {images.length > 1 && (
        <div className="thumbs">
          {images.slice(0, MAX_THUMBS).map((picture, index) => (
            <button
              key={picture.url}
              type="button"
              aria-label={`Prikaži sliku ${index + 1}`}
              aria-current={index === carousel.index ? 'true' : undefined}
              onClick={() => carousel.goTo(index)}
            >
              <Photo
                picture={picture}
                alt=""
                sizes="(min-width: 64rem) 148px, 84px"
                missing={<ImageOff size={22} aria-hidden="true" />}
              />
            </button>
          ))}
        </div>
      )}
    </div>
  )
}
