import type { PublicWebsite } from '@izlog/contracts/domain/website'
import { PAGE_FIELDS, type PageField } from '@izlog/contracts/page-fields/page-fields'

/** Words that only a story says. */
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
 * What a landing page is brought to life from: the page without what its template never reads, and what only search engines and
 * its writer read, so that the document stays within the first packets of a connection. The owner's tools fetch the page whole.
 */
export function neededInBrowser(website: PublicWebsite): object {
  const { templateName, editableContent, designRecommendations } = website
  const { sections } = designRecommendations?.sectionStructure ?? {}
  const unread = Object.entries<PageField>(PAGE_FIELDS).filter(
    ([, { readBy }]) => readBy !== undefined && readBy !== templateName,
  )
  return {
    ...website,
    ...Object.fromEntries(unread.map(([field]) => [field, undefined])),
    ...(templateName === 'Minimalistic'
      ? { designRecommendations: sections ? { sectionStructure: { sections } } : undefined }
      : {}),
    ...(templateName === 'Advertorial Template'
      ? {}
      : { editableContent: editableContent && { ...editableContent, ...NO_STORY } }),
  }
}
