import { MARKETS } from '@izlog/contracts/domain/market-facts'
import type { PublicWebsite } from '@izlog/contracts/domain/website'
import { usePlaceMark } from '../../parts/place-mark.ts'
import { termsLine } from '../../parts/terms.ts'
import { useTextMark } from '../parts/text-mark.ts'

/** The seller's name and terms (docs/product/builder.md 2.5, footer defaults). */
export const LandingFooter = ({ website }: { website: PublicWebsite }) => {
  const mark = useTextMark()
  const place = usePlaceMark()
  return (
    <footer className="landing-footer">
      <div className="wrap">
        <b {...mark('shortName')}>{website.shortName}</b>
        <p {...place('terms deliveryPricing')}>{termsLine(website)}</p>
        <small>{MARKETS[website.targetMarket].label}</small>
      </div>
    </footer>
  )
}
