import type { Website } from '@izlog/contracts/domain/website'
import type { SaveWebsiteBody } from '@izlog/contracts/http/editor'
import { AdvertorialStory } from '@izlog/contracts/page-fields/shapes'
import { z } from 'zod'

const text = z.string()

/** The story as typed (docs/product/builder.md 3.1): a blank line separates paragraphs, and a list has one entry a line. */
export const StoryValues = z.object({
  personalIntro: text,
  problemDescription: text,
  agoniaSection: text,
  breakthroughMoment: text,
  discoveryStory: text,
  resultsSection: text,
  resultsDescription: text,
  benefitsList: text,
  trustStatistics: z.array(z.object({ icon: text, number: text, label: text, description: text })),
  noLongerNeedList: text,
  productQuote: text,
  ctaAdvice: text,
  ctaAdviceDetailed: text,
  faqSection: z.array(z.object({ question: text, answer: text })),
  heroSection: z.object({ heroTitle: text, heroSubtitle: text, heroDescription: text }),
  benefitsSection: z.object({ benefitsIntro: text, benefits: text }),
  ctaSection: z.object({ mainCtaText: text, urgencyText: text, guaranteeText: text }),
  headerSection: z.record(AdvertorialStory.shape.headerSection.keyof(), text),
  footerSection: z.record(AdvertorialStory.shape.footerSection.keyof(), text),
})
export type StoryValues = z.infer<typeof StoryValues>

type Story = Partial<{ [Part in keyof AdvertorialStory]: AdvertorialStory[Part] | undefined }>

const lines = (list: readonly string[] | undefined): string => (list ?? []).join('\n')

/** For example 'a\n\nb ' becomes ['a', 'b']. */
export const linesIn = (typed: string): string[] =>
  typed
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** The story's texts; texts edited on the landing page take precedence over generated ones, as on that page. */
export function storyValuesOf({
  advertorialStory,
  editableContent: edited,
}: Pick<Website, 'advertorialStory' | 'editableContent'>): StoryValues {
  const stored: Story = advertorialStory ?? {}
  const { heroSection: hero, benefitsSection: benefits, ctaSection: cta, headerSection: header } = stored
  const { footerSection: footer } = stored
  return {
    personalIntro: stored.personalIntro ?? '',
    problemDescription: stored.problemDescription ?? '',
    agoniaSection: stored.agoniaSection ?? '',
    breakthroughMoment: stored.breakthroughMoment ?? '',
    discoveryStory: stored.discoveryStory ?? '',
    resultsSection: stored.resultsSection ?? '',
    resultsDescription: stored.resultsDescription ?? '',
    benefitsList: lines(stored.benefitsList),
    trustStatistics: stored.trustStatistics ?? [],
    noLongerNeedList: lines(stored.noLongerNeedList),
    productQuote: stored.productQuote ?? '',
    ctaAdvice: edited?.adviceTitle || stored.ctaAdvice || '',
    ctaAdviceDetailed: edited?.adviceText || stored.ctaAdviceDetailed || '',
    faqSection: stored.faqSection ?? [],
    heroSection: {
      heroTitle: edited?.storyTitle || hero?.heroTitle || '',
      heroSubtitle: hero?.heroSubtitle ?? '',
      heroDescription: hero?.heroDescription ?? '',
    },
    benefitsSection: { benefitsIntro: benefits?.benefitsIntro ?? '', benefits: lines(benefits?.benefits) },
    ctaSection: {
      mainCtaText: cta?.mainCtaText ?? '',
      urgencyText: cta?.urgencyText ?? '',
      guaranteeText: cta?.guaranteeText ?? '',
    },
    headerSection: {
      brandName: header?.brandName ?? '',
      productSubtitle: header?.productSubtitle ?? '',
      navigationLinks: lines(header?.navigationLinks),
      ctaButtonText: header?.ctaButtonText ?? '',
      welcomeBannerText: header?.welcomeBannerText ?? '',
    },
    footerSection: {
      companyInfo: footer?.companyInfo ?? '',
      contactInfo: footer?.contactInfo ?? '',
      legalNotice: footer?.legalNotice ?? '',
      deliveryInfo: footer?.deliveryInfo ?? '',
      supportHours: footer?.supportHours ?? '',
    },
  }
}

type StoryBody = NonNullable<SaveWebsiteBody['advertorialStory']>

/** The story as sent: a blank text is null. Null if all of it is blank, because the story is then not sent (docs/product/builder.md 2.6). */
export function storyBodyOf(story: StoryValues): StoryBody | null {
  const { benefitsSection, headerSection } = story
  const body = {
    ...story,
    benefitsList: linesIn(story.benefitsList),
    noLongerNeedList: linesIn(story.noLongerNeedList),
    heroSection: unlessBlank(story.heroSection),
    benefitsSection: unlessBlank({ ...benefitsSection, benefits: linesIn(benefitsSection.benefits) }),
    ctaSection: unlessBlank(story.ctaSection),
    headerSection: unlessBlank({ ...headerSection, navigationLinks: linesIn(headerSection.navigationLinks) }),
    footerSection: unlessBlank(story.footerSection),
  }
  return Object.values(body).every(isBlank) ? null : body
}

/** The story for the preview, without its blank parts. */
export function storyDraftOf(story: StoryValues): Partial<AdvertorialStory> | null {
  const { heroSection, benefitsSection, ctaSection, headerSection, footerSection, ...stored } = story
  const parts: Partial<AdvertorialStory> = {
    ...stored,
    benefitsList: linesIn(story.benefitsList),
    noLongerNeedList: linesIn(story.noLongerNeedList),
    heroSection,
    benefitsSection: { ...benefitsSection, benefits: linesIn(benefitsSection.benefits) },
    ctaSection,
    headerSection: { ...headerSection, navigationLinks: linesIn(headerSection.navigationLinks) },
    footerSection,
  }
  const kept = Object.entries(parts).filter(([, part]) => !isBlank(part) && unlessBlankPart(part))
  return kept.length === 0 ? null : Object.fromEntries(kept)
}

const unlessBlankPart = (part: unknown): boolean =>
  typeof part !== 'object' || part === null || Array.isArray(part) || unlessBlank(part) !== null

const unlessBlank = <Part extends object>(part: Part): Part | null => (Object.values(part).every(isBlank) ? null : part)

const isBlank = (value: unknown): boolean =>
  value === null || (typeof value === 'string' && value.trim() === '') || (Array.isArray(value) && value.length === 0)
