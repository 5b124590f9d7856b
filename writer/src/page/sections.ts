import type { PageSection } from '@izlog/contracts/domain/page-sections'
import type { Website } from '@izlog/contracts/domain/website'
import type { SectionContent } from '@izlog/contracts/http/generation'
import { fieldOf } from '@izlog/contracts/page-fields/page-fields'
import { fieldsOfSection, type ProposedField, pickFields } from '@izlog/contracts/page-fields/shapes-of-fields'

/** The texts of a page, stored or just written. */
export type PageContent = Pick<Website, ProposedField>

/** Sections that are not their fields just as they stand. */
const OTHERWISE: Readonly<Partial<Record<PageSection, (page: PageContent) => SectionContent>>> = {
  // Pages show the seller's own list where there is one; a new list goes to both places.
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

/** The fields of one section of a page. */
export const sectionOf = (section: PageSection, page: PageContent): SectionContent =>
  OTHERWISE[section]?.(page) ?? pickFields(page, fieldsOfSection(section))

/** The names under which a seller's own words are remembered: 'title', 'advertorialStory.personalIntro'. */
export const fieldsOf = (content: SectionContent): string[] =>
  Object.entries(content).flatMap(([field, value]) =>
    fieldOf(field)?.ownWords === 'parts' ? Object.keys(value ?? {}).map((part) => `${field}.${part}`) : [field],
  )

/** Proposed words of the offers, with the prices and badges that the page has. */
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
