import type { PublicWebsite } from '@izlog/contracts/domain/website'
import { useCounts } from '../../parts/live-counts.ts'
import { countedFigures, figuresOf } from '../../shopper-figures.ts'

/** The counted figures of an honest page. They are laid over a picture, so that nothing moves when they arrive. */
export function LiveFigures({ website }: { website: PublicWebsite }) {
  const counts = useCounts()
  const lines = figuresOf(website).counted ? countedFigures(counts, website.targetMarket) : []
  if (lines.length === 0) return null
  return (
    <p className="live-figures">
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </p>
  )
}
