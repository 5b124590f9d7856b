import type { PageSection } from '@izlog/contracts/domain/page-sections'
import type { Website } from '@izlog/contracts/domain/website'
import type { SectionContent } from '@izlog/contracts/http/generation'
import { fieldOf } from '@izlog/contracts/page-fields/page-fields'
import { fieldsOfSection, type ProposedField, pickFields } from '@izlog/contracts/page-fields/shapes-of-fields'

/** The texts of a page, either stored or newly written. */
export type PageContent = Pick<Website, ProposedField>

/** Sections whose content is not simply the fields of the section. */
const OTHERWISE: Readonly<Partial<Record<PageSection, (page: PageContent) => SectionContent>>> = {
  // A page shows the seller's own list if there is one, so a new list must be written to both places.
  testimonials: ({ testimonials, editableContent }) => {
    const shown = editableContent?.testimonials ?? testimonials
    return { testimonials: shown, editableContent: { testimonials: shown } }
  },
  advice: ({ editableContent }) => ({
    editableContent: {
      adviceTitle: editableContent?.adviceTitle ?? '',
      adviceText: editableContent?.adviceText ?? '',
    },
  }),
}

/** The content of one section of a page. */
export const sectionOf = (section: PageSection, page: PageContent): SectionContent =>
  OTHERWISE[section]?.(page) ?? pickFields(page, fieldsOfSection(section))

/** Names of the fields in which a seller's own words are recorded: 'title', 'advertorialStory.personalIntro'. */
export const fieldsOf = (content: SectionContent): string[] =>
  Object.entries(content).flatMap(([field, value]) =>
    fieldOf(field)?.ownWords === 'parts' ? Object.keys(value ?? {}).map((part) => `${field}.${part}`) : [field],
  )

/** The proposed texts of the offers, with the prices and badges of the current page. */
export function proposedOffers(
  { quantityOffers }: PageContent,
  { quantityOffers: proposed }: SectionContent,
): SectionContent {
  const sizes = ['single', 'double', 'triple'] as const
  const offers = sizes.flatMap((size) => {
    const [current, other] = [quantityOffers?.[size], proposed?.[size]]
    return current && other ? [[size, { ...current, text: other.text }]] : []
  })
  return { quantityOffers: Object.fromEntries(offers) }
}
