import type { Picture } from '@izlog/contracts/domain/picture'
import type { PublicWebsite } from '@izlog/contracts/domain/website'
import type { Bullet } from '@izlog/contracts/page-fields/shapes'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { localize } from '../../parts/localize.ts'
import { Photo } from '../../parts/photo.tsx'
import { Dots } from '../parts/dots.tsx'
import { useTextMark } from '../parts/text-mark.ts'
import { useCarousel } from '../parts/use-carousel.ts'

/** docs/product/builder.md 9. */
const BULLET_EVERY_MS = 4000
const IMAGE_EVERY_MS = 3500

/** Each bullet with a picture. */
export function BulletShowcase({ bullets, images }: { bullets: readonly Bullet[]; images: readonly Picture[] }) {
  const carousel = useCarousel(bullets.length, BULLET_EVERY_MS)
  const mark = useTextMark()
  if (bullets.length === 0 || images.length === 0) return null
  return (
    <section className="block closer-block">
      <div className="wrap">
        <h2>Pogledajte izbliza</h2>
        <section
          className={`slides closer${images.length === 1 ? ' closer-parts' : ''}`}
          aria-label="Prednosti sa slikama"
          ref={carousel.track}
        >
          {bullets.map(({ title, text }, index) => (
            <figure key={title} className="close-up">
              <Photo picture={images[(index + 1) % images.length]} alt="" sizes="(min-width: 64rem) 520px, 88vw" />
              <figcaption>
                <b {...mark(`bullets.${index}.title`)}>{title}</b>
                {text}
              </figcaption>
            </figure>
          ))}
        </section>
        <Dots carousel={carousel} count={bullets.length} what="Prednost" />
      </div>
    </section>
  )
}

/** All pictures, large; the last one first, because the page began with the first. */
export function ImageShowcase({ website: { images, productName, targetMarket } }: { website: PublicWebsite }) {
  const carousel = useCarousel(images.length, IMAGE_EVERY_MS)
  if (images.length < 2) return null
  const shown = images.map((_, place) => (place + images.length - 1) % images.length)
  return (
    <section className="block parade-block">
      <div className="wrap">
        <h2>Sa svih strana</h2>
        <div className="parade-frame">
          <section className="slides parade" aria-label="Slike proizvoda, izbliza" ref={carousel.track}>
            {shown.map((place) => (
              <Photo
                key={images[place]?.url}
                picture={images[place]}
                alt={`${productName}, slika ${place + 1}`}
                sizes="(min-width: 64rem) 720px, 125vw"
              />
            ))}
          </section>
          <button
            type="button"
            className="round-button before"
            aria-label="Prethodna slika"
            onClick={() => carousel.step(-1)}
          >
            <ChevronLeft size={22} aria-hidden="true" />
          </button>
          <button
            type="button"
            className="round-button after"
            aria-label={localize(targetMarket, 'Sledeća slika')}
            onClick={() => carousel.step(1)}
          >
            <ChevronRight size={22} aria-hidden="true" />
          </button>
        </div>
        <Dots carousel={carousel} count={images.length} what="Slika" />
      </div>
    </section>
  )
}
