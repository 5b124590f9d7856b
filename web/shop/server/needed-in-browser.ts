import type { PublicWebsite } from '@izlog/contracts/domain/website'

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
  const isDefault = templateName === 'Minimalistic'
  return {
    ...website,
    seoTitle: undefined,
    seoDescription: undefined,
    keywords: undefined,
    palette: undefined,
    designRecommendations: isDefault && sections ? { sectionStructure: { sections } } : undefined,
    ...(isDefault ? {} : { urgencyElements: undefined, priceAnchoring: undefined }),
    ...(templateName === 'Sales Template' ? {} : { problemSolutionSections: undefined, benefitsSection: undefined }),
    ...(templateName === 'Advertorial Template'
      ? {}
      : { editableContent: editableContent && { ...editableContent, ...NO_STORY } }),
  }
}
