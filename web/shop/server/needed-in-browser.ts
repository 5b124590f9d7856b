import type { PublicWebsite } from '@izlog/contracts/domain/website'
import { PAGE_FIELDS, type PageField } from '@izlog/contracts/page-fields/page-fields'

/** Fields that only the Advertorial Template reads. */
const NO_STORY = {
  adviceTitle: undefined,
  adviceText: undefined,
  benefit1Title: undefined,
  benefit1Description: undefined,
  benefit2Title: undefined,
  benefit2Description: undefined,
  benefit3Title: undefined,
  benefit3Description: undefined,
  storyTitle: undefined,
  storySubtitle: undefined,
}

/**
 * The props that a landing page is hydrated from: the website without the fields that its template never reads and those for search engines and
 * the writer only, so that the document fits the first packets of a connection. Edit mode fetches the whole website.
 */
export function neededInBrowser(website: PublicWebsite): object {
  const { templateName, editableContent, designRecommendations, sections: arranged } = website
  const { sections } = designRecommendations?.sectionStructure ?? {}
  const unread = Object.entries<PageField>(PAGE_FIELDS).filter(
    ([, { readBy }]) => readBy !== undefined && readBy !== templateName,
  )
  return {
    ...website,
    ...Object.fromEntries(unread.map(([field]) => [field, undefined])),
    sections: arranged ?? undefined,
    ...(templateName === 'Minimalistic'
      ? { designRecommendations: sections ? { sectionStructure: { sections } } : undefined }
      : {}),
    ...(templateName === 'Advertorial Template'
      ? {}
      : { editableContent: editableContent && { ...editableContent, ...NO_STORY } }),
  }
}
