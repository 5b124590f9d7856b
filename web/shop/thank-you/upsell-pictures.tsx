import { discountOf } from '@izlog/contracts/domain/offers'
import type { PublicUpsellProduct } from '@izlog/contracts/domain/upsell'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { localizeByCurrency } from '../parts/localize.ts'
import { Photo } from '../parts/photo.tsx'
import { usePictureRow } from './use-picture-row.ts'

/** Width in the sheet on most phones. */
const FRAME = 6 / 5

/** A carousel of one picture at a time; after the last comes the first (docs/product/builder.md 2.10). */
export function UpsellPictures({ product }: { product: PublicUpsellProduct }) {
  const { images, title, discountPrice, originalPrice } = product
  const discount = discountOf(discountPrice, originalPrice)
  return (
    <div className="upsell-pictures">
      {images.length > 1 ? <Turning product={product} /> : <UpsellPhoto url={images[0]} alt={title} />}
      {discount !== null && <span className="discount-mark">−{discount}&nbsp;%</span>}
    </div>
  )
}

function Turning({ product: { images, title, currencySymbol } }: { product: PublicUpsellProduct }) {
  const { frame, row, place, turn } = usePictureRow()
  const indexAt = (at: number) => ((at % images.length) + images.length) % images.length
  const index = indexAt(place)
  return (
    <div ref={frame} className="upsell-turning">
      <div ref={row} className="upsell-row">
        {[place - 1, place, place + 1].map((at) => (
          <div key={at} aria-hidden={at !== place}>
            <UpsellPhoto url={images[indexAt(at)]} alt={`${title}, slika ${indexAt(at) + 1} od ${images.length}`} />
          </div>
        ))}
      </div>
      <button type="button" className="turn back" aria-label="Prethodna slika" onClick={() => turn(-1)}>
        <ChevronLeft size={20} aria-hidden="true" />
      </button>
      <button
        type="button"
        className="turn on"
        aria-label={localizeByCurrency(currencySymbol, 'Sledeća slika')}
        onClick={() => turn(1)}
      >
        <ChevronRight size={20} aria-hidden="true" />
      </button>
      <span className="picture-dots" aria-hidden="true">
        {images.map((image, at) => (
          <i key={image} className={at === index ? 'here' : ''} />
        ))}
      </span>
    </div>
  )
}

const UpsellPhoto = ({ url, alt }: { url: string | undefined; alt: string }) => (
  <Photo
    picture={url === undefined ? undefined : { url, width: 0, height: 0, widths: [] }}
    alt={alt}
    sizes="(min-width: 32rem) 240px, 92vw"
    frame={FRAME}
  />
)
