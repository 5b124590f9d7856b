import { deliveryLine } from '@izlog/contracts/domain/delivery-pricing'
import type { SellerTerms } from '@izlog/contracts/domain/seller-notes'
import type { PublicWebsite } from '@izlog/contracts/domain/website'

/** The specification's terms (platform and builder, constants): free delivery, 2 to 5 working days, 30 days for returns. */
const AS_SPECIFIED: SellerTerms = {
  delivery: 'Besplatna dostava',
  arrival: '2–5\u00a0radnih dana',
  returns: '30\u00a0dana za povraćaj novca',
  guarantee: null,
}
const NOTHING: SellerTerms = { delivery: null, arrival: null, returns: null, guarantee: null }

/** What the terms of a page are made of. */
export type WithTerms = Pick<PublicWebsite, 'terms' | 'figures' | 'deliveryPricing' | 'currencySymbol'>

/**
 * The terms of a page: the seller's own; without any, the specification's in advertising mode and none on
 * an honest page.
 */
export function termsOf(website: WithTerms): SellerTerms {
  const { deliveryPricing, currencySymbol } = website
  const own = promisedTerms(website)
  // What the courier will collect goes before words about it.
  return deliveryPricing ? { ...own, delivery: deliveryLine(deliveryPricing, currencySymbol) } : own
}

/** The terms in words: a price of the delivery is not in them. */
export const promisedTerms = ({ terms, figures }: Pick<WithTerms, 'terms' | 'figures'>): SellerTerms =>
  terms ?? (figures === 'honest' ? NOTHING : AS_SPECIFIED)

/** The terms as sentences, with cash on delivery: 'Besplatna dostava. Plaćanje pouzećem. 30 dana za povraćaj novca.' */
export function termsLine(website: WithTerms): string {
  const { delivery, arrival, returns, guarantee } = termsOf(website)
  // The specification's line does not mention the days.
  const days = website.terms === null ? null : arrival
  return [delivery, days, 'Plaćanje pouzećem', returns, guarantee]
    .flatMap((term) => (term ? [`${term.replace(/[.\s]+$/, '')}.`] : []))
    .join(' ')
}
