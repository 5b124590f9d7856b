import type { PublicWebsite } from '@izlog/contracts/domain/website'

/**
 * What a landing page is brought to life from: the page without what only search engines and its writer read, so that the
 * document stays within the first packets of a connection. Of the design the browser needs the list of sections only.
 */
export const neededInBrowser = (website: PublicWebsite): PublicWebsite => ({
  ...website,
  seoTitle: '',
  seoDescription: '',
  keywords: [],
  designRecommendations: website.designRecommendations && {
    ...website.designRecommendations,
    category: '',
    targetAudience: '',
    emotionalTone: '',
    layoutStyle: '',
  },
})
