import type { GeneratedContent } from '@izlog/contracts/domain/generated-content'
import { benefitsOf } from '@izlog/writer/page/basics'
import type { PageTexts } from './page-texts.ts'

/** A page with a model's texts in place of the built-in writer's; what the model did not write stays, prices above all. */
export function withTexts(page: GeneratedContent, texts: PageTexts): GeneratedContent {
  const { editableContent: advice, advertorialStory: told, ...plain } = texts
  const written = {
    ...page,
    ...plain,
    // Nobody checked what a model has buyers say.
    testimonials: plain.testimonials?.map((said) => ({ ...said, verified: false })) ?? page.testimonials,
  }
  const story = page.advertorialStory && {
    ...page.advertorialStory,
    ...told,
    headerSection: { ...page.advertorialStory.headerSection, productSubtitle: written.title },
  }
  return {
    ...written,
    advertorialStory: story,
    editableContent: {
      ...page.editableContent,
      ...benefitsOf(written.bullets),
      storySubtitle: written.title,
      ...(told && {
        storyTitle: told.heroSection.heroTitle,
        adviceTitle: told.ctaAdvice,
        adviceText: told.ctaAdviceDetailed,
      }),
      ...advice,
    },
  }
}
