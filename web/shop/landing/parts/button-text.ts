import type { PublicWebsite } from '@izlog/contracts/domain/website'
import type { TextName } from './text-mark.ts'

/** The text of a page's order buttons: the seller's own (docs/product/builder.md 3.1, editableContent), else the template's. */
export const buttonTextOf = ({ editableContent }: Pick<PublicWebsite, 'editableContent'>, otherwise: string): string =>
  editableContent?.ctaButtonText || otherwise

/** Name of the seller's own button text; null where the template's is shown. */
export const buttonTextName = ({ editableContent }: Pick<PublicWebsite, 'editableContent'>): TextName | null =>
  editableContent?.ctaButtonText ? 'editableContent.ctaButtonText' : null
