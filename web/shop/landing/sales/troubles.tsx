import type { PublicWebsite } from '@izlog/contracts/domain/website'
import { Check, X } from 'lucide-react'
import { Photo } from '../../parts/photo.tsx'
import { firstSentence } from '../../parts/words.ts'
import { useTextMark } from '../parts/text-mark.ts'
import { defaultTroubles } from './default-troubles.ts'
import { OrderButton } from './order-button.tsx'

const MAX_TROUBLES = 3

/** Up to three problems, each with its solution and an order button (docs/product/builder.md 2.3). */
export function Troubles({ website, onOrder }: { website: PublicWebsite; onOrder: () => void }) {
  const mark = useTextMark()
  const { problemSolutionSections, images, targetMarket } = website
  const troubles = (problemSolutionSections?.length ? problemSolutionSections : defaultTroubles(targetMarket)).slice(
    0,
    MAX_TROUBLES,
  )
  return troubles.map(({ title, description1, description2, ctaText }, index) => {
    const [gist, rest] = firstSentence(description2)
    const nameOf = (field: string) =>
      problemSolutionSections?.length ? `problemSolutionSections.${index}.${field}` : null
    return (
      <section key={title} className="trouble">
        <span className="trouble-place">
          {index + 1} od {troubles.length}
        </span>
        <h2 {...mark(nameOf('title'))}>{title}</h2>
        {images.length > 1 && (
          <Photo picture={images[(index + 1) % images.length]} alt="" sizes="(min-width: 30rem) 456px, 94vw" />
        )}
        <p className="against">
          <X size={16} strokeWidth={3} aria-hidden="true" />
          <span {...mark(nameOf('description1'))}>{description1}</span>
        </p>
        <p className="for">
          <Check size={16} strokeWidth={3} aria-hidden="true" />
          <span {...mark(nameOf('description2'))}>
            <mark>{gist}</mark> {rest}
          </span>
        </p>
        <OrderButton text={ctaText} name={nameOf('ctaText')} onOrder={onOrder} />
      </section>
    )
  })
}
