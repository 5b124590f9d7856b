import type { SellerTerms } from '@izlog/contracts/domain/seller-notes'
import type { PublicWebsite } from '@izlog/contracts/domain/website'

/** The specification's promises (platform and builder, constants): free delivery, 2 to 5 working days, 30 days to give it back. */
const AS_SPECIFIED: SellerTerms = {
  delivery: 'Besplatna dostava',
  arrival: '2–5\u00a0radnih dana',
  returns: '30\u00a0dana za povraćaj novca',
  guarantee: null,
}
const NOTHING: SellerTerms = { delivery: null, arrival: null, returns: null, guarantee: null }

/**
 * What a page promises: what its seller wrote; where the seller wrote nothing, the specification's promises in advertising mode and none on
 * an honest page, which promises nothing that nobody gave.
 */
export const termsOf = ({ terms, figures }: Pick<PublicWebsite, 'terms' | 'figures'>): SellerTerms =>
  terms ?? (figures === 'honest' ? NOTHING : AS_SPECIFIED)

/** All of them as sentences, with what holds for every order: 'Besplatna dostava. Plaćanje pouzećem. 30 dana za povraćaj novca.' */
export function termsLine(website: Pick<PublicWebsite, 'terms' | 'figures'>): string {
  const { delivery, arrival, returns, guarantee } = termsOf(website)
  // The specification's line says nothing of the days.
  const days = website.terms === null ? null : arrival
  return [delivery, days, 'Plaćanje pouzećem', returns, guarantee]
    .flatMap((term) => (term ? [`${term.replace(/[.\s]+$/, '')}.`] : []))
    .join(' ')
}
