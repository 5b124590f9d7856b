import type { PublicWebsite } from '@izlog/contracts/domain/website'
import { storyOf } from '../landing/advertorial/story.ts'
import { defaultQuestions } from '../landing/parts/default-questions.ts'
import type { Question } from '../landing/parts/questions.tsx'

/** The questions and answers that this page shows: search engines are told no other. */
export function shownQuestions(website: PublicWebsite): readonly Question[] {
  const own = website.templateName === 'Advertorial Template' ? storyOf(website).questions : website.faq
  return own.length > 0 ? own : defaultQuestions(website)
}
