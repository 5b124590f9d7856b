import type { Market } from '@izlog/contracts/domain/market-facts'
import { BadgeCheck } from 'lucide-react'
import { localize } from '../../parts/localize.ts'

/** The mark of a testimonial whose purchase the seller has verified. */
export const Verified = ({ market }: { market: Market }) => (
  <span className="verified">
    <BadgeCheck size={16} aria-hidden="true" /> {localize(market, 'Provereno')}
  </span>
)
