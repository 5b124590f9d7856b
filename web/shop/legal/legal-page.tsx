import type { LegalText } from '@izlog/contracts/domain/legal-texts'
import type { TraderProfile } from '@izlog/contracts/domain/trader'
import type { PublicWebsite } from '@izlog/contracts/domain/website'
import { LEGAL_TITLES, legalSections } from '../../shared/legal/legal-texts.ts'
import { termsOf } from '../parts/terms.ts'
import { TraderFooter } from './trader-footer.tsx'

interface LegalPageProps {
  readonly text: LegalText
  readonly trader: TraderProfile
  /** The page whose terms are in the text. */
  readonly website: PublicWebsite | undefined
}

/** A text that the law asks for (docs/product/builder.md 2.11). */
export const LegalPage = ({ text, trader, website }: LegalPageProps) => (
  <>
    <main className="legal">
      <a className="back" href={website ? `/${website.customUrl}` : '/'}>
        ‹ {website ? website.productName : 'Svi proizvodi'}
      </a>
      <h1>{LEGAL_TITLES[text]}</h1>
      {legalSections(text, trader, website ? termsOf(website) : null).map(({ heading, paragraphs }) => (
        <section key={heading ?? ''}>
          {heading !== null && <h2>{heading}</h2>}
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
    </main>
    <TraderFooter trader={trader} under={website ? `/${website.customUrl}` : ''} />
  </>
)
