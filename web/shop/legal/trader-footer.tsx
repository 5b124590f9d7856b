import { LEGAL_TEXTS } from '@izlog/contracts/domain/legal-texts'
import type { Trader } from '@izlog/contracts/domain/trader'
import { LEGAL_TITLES, postalAddressOf } from '../../shared/legal/legal-texts.ts'

interface TraderFooterProps {
  readonly trader: Trader
  /** The address that the texts lie under: '/lampa', or '' on the seller's own host. */
  readonly under: string
}

/** Who sells and the legal texts, at the end of each of the seller's pages. It is never hydrated. */
export const TraderFooter = ({ trader, under }: TraderFooterProps) => (
  <aside className="trader" aria-label="Prodavac">
    <p>
      Prodaje <b>{postalAddressOf(trader)}</b>
      {trader.taxNumber && `, PIB ${trader.taxNumber}`}
      {trader.registrationNumber && `, MB ${trader.registrationNumber}`}
    </p>
    <p>
      <a href={`tel:${trader.phone.replace(/[^\d+]/g, '')}`}>{trader.phone}</a>{' '}
      <a href={`mailto:${trader.email}`}>{trader.email}</a>
    </p>
    <ul>
      {LEGAL_TEXTS.map((text) => (
        <li key={text}>
          <a href={`${under}/${text}`}>{LEGAL_TITLES[text]}</a>
        </li>
      ))}
    </ul>
  </aside>
)
