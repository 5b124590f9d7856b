/** Limits of a review. Without dependencies: shoppers' pages ship this file. */
export const MAX_REVIEW_LENGTH = 300
export const MAX_STARS = 5

/** How a review is signed: the first name and the initial of the last. */
export const signatureOf = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  [firstName, lastName && `${Array.from(lastName)[0]}.`].filter(Boolean).join(' ')

/** The mark of words by somebody who got the product. */
export const VERIFIED_PURCHASE = 'Proverena kupovina'
