import type { GeneratedContent } from '@izlog/contracts/domain/generated-content'
import { benefitsOf } from '@izlog/writer/page/basics'
import type { PageTexts } from './page-texts.ts'

/** A page with a model's texts in place of the built-in writer's; what the model did not write stays, prices above all. */
export function withTexts(page: GeneratedContent, texts: PageTexts): GeneratedContent {
  const { editableContent: advice, advertorialStory: writtenStory, ...plain } = texts
  const written = {
    ...page,
    ...plain,
    // Nobody checked what a model has buyers say.
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
