import type { PublicWebsite } from '@izlog/contracts/domain/website'
import { isShownOn, PAGE_FIELDS } from '@izlog/contracts/page-fields/page-fields'
import type { DesignSection } from '@izlog/contracts/page-fields/shapes'
import { MAX_TESTIMONIALS } from '../parts/testimonials-of.ts'

/**
 * The props that a landing page is hydrated from: the website without the fields that its template never reads and those for search engines and
 * the writer only, so that the document fits the first packets of a connection. Edit mode fetches the whole website.
 */
export function neededInBrowser(website: PublicWebsite): object {
  const { templateName, editableContent, designRecommendations, sections: arranged, reviews } = website
  const { sections } = designRecommendations?.sectionStructure ?? {}
  const unread = Object.keys(PAGE_FIELDS).filter((field) => !isShownOn(templateName, field))
  const parts = Object.entries(editableContent ?? {}).filter(([part]) =>
    isShownOn(templateName, `editableContent.${part}`),
  )
  return {
    ...website,
    ...Object.fromEntries(unread.map((field) => [field, undefined])),
    sections: arranged ?? undefined,
    ...(templateName === 'Minimalistic'
      ? { designRecommendations: sections && { sectionStructure: { sections: sections.map(withoutProps) } } }
      : {}),
    ...(templateName === 'Advertorial Template' ? { reviews: reviews?.slice(0, MAX_TESTIMONIALS) } : {}),
    editableContent: editableContent && Object.fromEntries(parts),
  }
}

/** What a section is made of is nothing that the page shows. */
const withoutProps = ({ props: _, ...shown }: DesignSection) => shown
