import type { GeneratedContent } from '@izlog/contracts/domain/generated-content'
import { benefitsOf } from '@izlog/writer/page/basics'
import type { PageTexts } from './page-texts.ts'

/** Replaces the built-in writer's texts with a model's. Whatever the model did not write stays, above all the prices. */
export function withTexts(page: GeneratedContent, texts: PageTexts): GeneratedContent {
  const { editableContent: advice, advertorialStory: writtenStory, ...plain } = texts
  const written = {
    ...page,
    ...plain,
    // No real shopper stands behind a testimonial that a model wrote.
    testimonials: plain.testimonials?.map((testimonial) => ({ ...testimonial, verified: false })) ?? page.testimonials,
  }
  const story = page.advertorialStory && {
    ...page.advertorialStory,
    ...writtenStory,
    headerSection: { ...page.advertorialStory.headerSection, productSubtitle: written.title },
  }
  return {
    ...written,
    advertorialStory: story,
    editableContent: {
      ...page.editableContent,
      ...benefitsOf(written.bullets),
      storySubtitle: written.title,
      ...(writtenStory && {
        storyTitle: writtenStory.heroSection.heroTitle,
        adviceTitle: writtenStory.ctaAdvice,
        adviceText: writtenStory.ctaAdviceDetailed,
      }),
      ...advice,
    },
  }
}
