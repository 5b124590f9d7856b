import type { GeneratedContent } from '@izlog/contracts/domain/generated-content'
import { sentencesOf } from '../page/sentences.ts'
import { textsIn } from '../texts.ts'

/**
 * The sentences of at least five words that should be unique to a page: title, hook, description, bullets and story. Header, footer and
 * buttons are the same on all pages and are left out.
 */
export function ownSentences({
  title,
  hook,
  longDescription,
  bullets,
  advertorialStory,
}: GeneratedContent): Set<string> {
  const story = advertorialStory && {
    personalIntro: advertorialStory.personalIntro,
    problemDescription: advertorialStory.problemDescription,
    agoniaSection: advertorialStory.agoniaSection,
    breakthroughMoment: advertorialStory.breakthroughMoment,
    discoveryStory: advertorialStory.discoveryStory,
    resultsSection: advertorialStory.resultsSection,
    resultsDescription: advertorialStory.resultsDescription,
    productQuote: advertorialStory.productQuote,
    heroTitle: advertorialStory.heroSection.heroTitle,
    noLongerNeedList: advertorialStory.noLongerNeedList,
  }
  const texts = textsIn({ title, hook, longDescription, bullets, story }).map(({ text }) => text)
  return new Set(texts.flatMap(sentencesOf))
}

/** The share of sentences that two pages have in common, relative to the smaller page (0 to 1). */
export function overlapOf(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((sentence) => other.has(sentence)).length
  return shared / Math.max(1, Math.min(one.size, other.size))
}
