import type { PageFields } from '@izlog/contracts/page-fields/page-fields'

type MergedByPart = {
  [F in keyof PageFields]: PageFields[F] extends { merge: 'parts' | 'settle' } ? F : never
}[keyof PageFields]

/**
 * The fields of which a save changes only the parts it names. The table of fields decides; it brings zod, which pages of shoppers may
 * not load, so its answer is repeated here and the compiler refuses a field that is missing or too many.
 */
const MERGED_BY_PART: Readonly<Record<MergedByPart, true>> = {
  palette: true,
  priceAnchoring: true,
  quantityOffers: true,
  urgencyElements: true,
  advertorialStory: true,
  editableContent: true,
}

export const isMergedByPart = (field: string): boolean => Object.hasOwn(MERGED_BY_PART, field)
