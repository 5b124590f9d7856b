import type { GeneratedContent } from '@izlog/contracts/domain/generated-content'
import { fieldsOfSection } from '@izlog/contracts/page-fields/shapes-of-fields'
import type { ProductProfile } from '../profile/profile.ts'
import type { TrialProduct } from './trial-products.ts'

/** A page as plain text, in the order in which a reader sees it, below what was understood of its product. */
export function pageAsText(
  { typed, market, templateName }: TrialProduct,
  page: GeneratedContent,
  profile: ProductProfile,
): string {
  const { advertorialStory: story } = page
  return [
    `TYPED: ${typed.join(' | ')}`,
    `${market}, ${templateName}; understood: ${profile.name} · ${profile.shelf ?? '?'} · ${profile.kind} · ${profile.agreement.gender} ${profile.agreement.number} · ${profile.thing ? `thing ${profile.thing.id}` : profile.nounTexts ? `noun ${profile.nounTexts.noun}` : profile.confidence}`,
    '',
    `# ${page.title}`,
    page.hook,
    '',
    ...page.bullets.map(({ title, text }) => `- ${title}. ${text}`),
    '',
    page.longDescription,
    '',
    // A story shows its own questions instead.
    ...(story ? [] : page.faq.map(({ q, a }) => `? ${q}\n  ${a}`)),
    '',
    `[${page.editableContent.ctaButtonText}]  kratko: ${page.shortName}`,
    ...fieldsOfSection('seo').map((field) => {
      const value = String(page[field])
      return `${field}: ${value} (${value.length})`
    }),
    `savet: ${page.editableContent.adviceTitle}: ${page.editableContent.adviceText}`,
    ...page.testimonials.map(({ name, text }) => `„${text}” ${name}`),
    ...(page.problemSolutionSections ?? []).map(
      ({ title, description1, description2, ctaText }) =>
        `\n! ${title}\n  ${description1}\n  → ${description2} [${ctaText}]`,
    ),
    ...(story
      ? [
          '',
          `PRIČA: ${story.heroSection.heroTitle}`,
          story.personalIntro,
          story.problemDescription,
          story.agoniaSection,
          story.breakthroughMoment,
          story.discoveryStory,
          story.resultsSection,
          story.resultsDescription,
          `„${story.productQuote}”`,
          `bez: ${story.noLongerNeedList.join('; ')}`,
          ...story.faqSection.map(({ question, answer }) => `? ${question} ${answer}`),
        ]
      : []),
    '',
  ].join('\n')
}
