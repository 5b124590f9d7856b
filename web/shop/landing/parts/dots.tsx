import type { Carousel } from './use-carousel.ts'

/** Buttons of a carousel's slides, the current one marked. */
export function Dots({ carousel, count, what }: { carousel: Carousel; count: number; what: string }) {
  if (count < 2) return null
  const labels = Array.from({ length: count }, (_, index) => `${what} ${index + 1} od ${count}`)
  return (
    <div className="dots">
      {labels.map((label, index) => (
        <button
          key={label}
          type="button"
          aria-label={label}
          aria-current={index === carousel.index ? 'true' : undefined}
          onClick={() => carousel.goTo(index)}
        />
      ))}
    </div>
  )
}
