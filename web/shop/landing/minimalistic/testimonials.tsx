import type { Market } from '@izlog/contracts/domain/market-facts'
import { usePlaceMark } from '../../parts/place-mark.ts'
import type { PlacedVoice } from '../../parts/testimonials-of.ts'
import { initialsOf } from '../../parts/words.ts'
import { Dots } from '../parts/dots.tsx'
import { Stars } from '../parts/stars.tsx'
import { useTextMark } from '../parts/text-mark.ts'
import { useCarousel } from '../parts/use-carousel.ts'
import { Verified } from '../parts/verified.tsx'

/** docs/product/builder.md 9. */
const EVERY_MS = 5000

/** Testimonials as a carousel (docs/product/builder.md 2.3). */
export function Testimonials({
  testimonials,
  recommendation,
  market,
}: {
  testimonials: readonly PlacedVoice[]
  recommendation: string | null
  market: Market
}) {
  const carousel = useCarousel(testimonials.length, EVERY_MS)
  const mark = useTextMark()
  const place = usePlaceMark()
  if (testimonials.length === 0) return null
  return (
    <section className="block voices-block">
      <div className="wrap">
        <h2>Šta kažu kupci</h2>
        {recommendation && <p className="under-head">{recommendation} kupaca bi preporučilo</p>}
        <section className="slides voices" aria-label="Utisci kupaca" ref={carousel.track}>
          {testimonials.map((one) => (
            <figure key={`${one.name} ${one.text}`} className="voice">
              <Stars rating={one.rating} />
              <blockquote {...mark(one.path && `${one.path}.text`)}>{one.text}</blockquote>
              <figcaption>
                <span className="initials" aria-hidden="true">
                  {initialsOf(one.name)}
                </span>
                <span>
                  <b {...mark(one.path && `${one.path}.name`)}>{one.name}</b>
                  <small {...(one.path && place(`${one.path}.location ${one.path}.purchase_date`))}>
                    {[one.location, one.purchase_date].filter(Boolean).join(' · ')}
                  </small>
                </span>
                {one.verified && <Verified market={market} isReview={one.isReview} />}
              </figcaption>
            </figure>
          ))}
        </section>
        <Dots carousel={carousel} count={testimonials.length} what="Utisak" />
      </div>
    </section>
  )
}
