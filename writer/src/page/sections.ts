import type { PageSection } from '@izlog/contracts/domain/page-sections'
import type { Website } from '@izlog/contracts/domain/website'
import type { SectionContent } from '@izlog/contracts/http/generation'

/** The texts of a page, stored or just written. */
export type PageContent = Pick<
  Website,
  | 'title'
  | 'hook'
  | 'bullets'
  | 'longDescription'
  | 'faq'
  | 'seoTitle'
  | 'seoDescription'
  | 'keywords'
  | 'testimonials'
  | 'urgencyElements'
  | 'quantityOffers'
  | 'problemSolutionSections'
  | 'benefitsSection'
  | 'advertorialStory'
  | 'editableContent'
>

const FIELDS: Readonly<Record<PageSection, (page: PageContent) => SectionContent>> = {
  headline: ({ title, hook }) => ({ title, hook }),
  bullets: ({ bullets }) => ({ bullets }),
  longDescription: ({ longDescription }) => ({ longDescription }),
  faq: ({ faq }) => ({ faq }),
  seo: ({ seoTitle, seoDescription, keywords }) => ({ seoTitle, seoDescription, keywords }),
  // Pages show the seller's own list where there is one; a new list goes to both places.
  testimonials: ({ testimonials, editableContent }) => {
    const shown = editableContent?.testimonials ?? testimonials
    return { testimonials: shown, editableContent: { testimonials: shown } }
  },
  urgency: ({ urgencyElements }) => ({ urgencyElements }),
  offers: ({ quantityOffers }) => ({ quantityOffers }),
  advice: ({ editableContent }) => ({
    editableContent: {
      adviceTitle: editableContent?.adviceTitle ?? '',
      adviceText: editableContent?.adviceText ?? '',
    },
  }),
  problemSolution: ({ problemSolutionSections }) => ({ problemSolutionSections }),
  benefits: ({ benefitsSection }) => ({ benefitsSection }),
  story: ({ advertorialStory }) => ({ advertorialStory }),
}

/** The fields of one section of a page. */
export const sectionOf = (section: PageSection, page: PageContent): SectionContent => FIELDS[section](page)

/** The names under which a seller's own words are remembered: 'title', 'advertorialStory.personalIntro'. */
export const fieldsOf = (content: SectionContent): string[] =>
  Object.entries(content).flatMap(([field, value]) =>
    field === 'editableContent' || field === 'advertorialStory'
      ? Object.keys(value ?? {}).map((part) => `${field}.${part}`)
      : [field],
  )

/** Proposed words of the offers, with the prices and badges that the page has. */
export function proposedOffers(
  { quantityOffers }: PageContent,
  { quantityOffers: proposed }: SectionContent,
): SectionContent {
  const sizes = ['single', 'double', 'triple'] as const
  const offers = sizes.flatMap((size) => {
    const [held, other] = [quantityOffers?.[size], proposed?.[size]]
    return held && other ? [[size, { ...held, text: other.text }]] : []
  })
  return { quantityOffers: Object.fromEntries(offers) }
}
