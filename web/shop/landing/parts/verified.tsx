import type { Market } from '@izlog/contracts/domain/market-facts'
import { VERIFIED_PURCHASE } from '@izlog/contracts/domain/review-text'
import { BadgeCheck } from 'lucide-react'
import { localize } from '../../parts/localize.ts'

/** The mark of a testimonial whose purchase the seller has verified, and of a review, which only a delivered order has. */
export const Verified = ({ market, isReview = false }: { market: Market; isReview?: boolean | undefined }) => (
  <span className="verified">
    <BadgeCheck size={16} aria-hidden="true" /> {localize(market, isReview ? VERIFIED_PURCHASE : 'Provereno')}
  </span>
)
