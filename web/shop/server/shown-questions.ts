import type { PublicWebsite } from '@izlog/contracts/domain/website'
import { storyOf } from '../landing/advertorial/story.ts'
import { questionsOf } from '../landing/parts/default-questions.ts'
import type { Question } from '../landing/parts/questions.tsx'

/** The questions and answers that the page shows; its structured data for search engines must list the same. */
export function shownQuestions(website: PublicWebsite): readonly Question[] {
  return website.templateName === 'Advertorial Template' ? storyOf(website).questions : questionsOf(website)
}
