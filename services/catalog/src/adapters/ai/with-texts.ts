import type { GeneratedContent } from '@izlog/contracts/domain/generated-content'
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
  const [first, second, third] = written.bullets
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
      benefit1Title: first?.title,
      benefit1Description: first?.text,
      benefit2Title: second?.title,
      benefit2Description: second?.text,
      benefit3Title: third?.title,
      benefit3Description: third?.text,
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
