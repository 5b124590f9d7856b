import type { PublicWebsite } from '@izlog/contracts/domain/website'

/** What the order buttons of a page say: the seller's own words (builder spec 3.1, editableContent), else the template's. */
export const buttonTextOf = ({ editableContent }: Pick<PublicWebsite, 'editableContent'>, otherwise: string): string =>
  editableContent?.ctaButtonText || otherwise
