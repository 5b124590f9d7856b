import type { PublicWebsite } from '@izlog/contracts/domain/website'
import { paragraphsOf } from '../../parts/words.ts'
import { type NamedText, namedParagraphs, unnamed } from '../parts/text-mark.ts'
import { defaultStory } from './default-story.ts'

const WORDS_A_MINUTE = 180

/** The paragraphs of a story: before its quote, after it, and of the results. */
export interface StoryParagraphs {
  readonly opening: readonly NamedText[]
  readonly turning: readonly NamedText[]
  readonly results: readonly NamedText[]
}

/** The story's paragraphs, else those of the product's description. */
export function paragraphsIn(website: PublicWebsite): StoryParagraphs {
  const { advertorialStory: story, longDescription } = website
  const part = (...fields: readonly StoryField[]) =>
    fields.flatMap((field) => namedParagraphs(`advertorialStory.${field}`, paragraphsOf(story?.[field])))
  const opening = part('personalIntro', 'problemDescription', 'agoniaSection')
  const turning = part('breakthroughMoment', 'discoveryStory')
  const results = part('resultsSection', 'resultsDescription')
  if (opening.length + turning.length + results.length === 0 && !longDescription.trim()) {
    const standIn = defaultStory(website)
    return {
      opening: standIn.opening.map(unnamed),
      turning: standIn.turning.map(unnamed),
      results: standIn.results.map(unnamed),
    }
  }
  const described = () => namedParagraphs('longDescription', paragraphsOf(longDescription))
  return { opening: opening.length > 0 ? opening : described(), turning, results }
}

type StoryField =
  | 'personalIntro'
  | 'problemDescription'
  | 'agoniaSection'
  | 'breakthroughMoment'
  | 'discoveryStory'
  | 'resultsSection'
  | 'resultsDescription'

/** Whole minutes, at least one. */
export const minutesToRead = (paragraphs: readonly NamedText[]): number =>
  Math.max(
    1,
    Math.round(
      paragraphs
        .map(({ text }) => text)
        .join(' ')
        .split(/\s+/).length / WORDS_A_MINUTE,
    ),
  )
