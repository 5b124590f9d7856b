import { MARKETS } from '@izlog/contracts/domain/market-facts'
import type { PublicWebsite } from '@izlog/contracts/domain/website'

/** Who sells, and on what terms (builder spec 2.5, footer defaults). */
export const LandingFooter = ({ website }: { website: PublicWebsite }) => (
  <footer className="landing-footer">
    <div className="wrap">
      <b>{website.shortName}</b>
      <p>Besplatna dostava. Plaćanje pouzećem. 30&nbsp;dana za povraćaj novca.</p>
      <p>Podrška radnim danima 9:00–17:00</p>
      <small>{MARKETS[website.targetMarket].label}</small>
    </div>
  </footer>
)
