import { CATEGORY_LABELS, categoryOf } from '@izlog/contracts/domain/categories'
import type { PublicWebsite } from '@izlog/contracts/domain/website'
import { localize } from '../../parts/speech.ts'
import { termsOf } from '../../parts/terms.ts'
import { MAX_TESTIMONIALS, testimonialsOf, type Voice } from '../../parts/testimonials-of.ts'
import { paragraphsOf } from '../../parts/words.ts'
import { figuresOf, maySay } from '../../shopper-figures.ts'
import { DEFAULT_BENEFITS, defaultStory, type StoryText } from './default-story.ts'

const WORDS_A_MINUTE = 180
const COUNTRY = { Serbia: 'Srbije', Bosnia: 'Bosne i Hercegovine', Montenegro: 'Crne Gore' } as const
/** Where nothing names the parts of the page; in the order of the places that the header leads to. */
const LINKS = ['Priča', 'Prednosti', 'Pitanja', 'Poruči'] as const
/** 'Jelena Marković' or 'Jelena Marković. Fizioterapeut iz Niša.' */
const NAME_FIRST = /^(\p{Lu}\p{L}+(?:\s\p{Lu}\p{L}+){1,2})(?:\.\s*|$)/u

export interface Story extends StoryText {
  readonly banner: string
  readonly brand: string
  readonly subtitle: string
  readonly links: readonly string[]
  readonly button: string
  readonly kicker: string
  readonly title: string
  readonly lead: string
  readonly author: string
  /** What else is said of who tells it. */
  readonly authorNote: string
  readonly minutes: number
  readonly quote: string | null
  readonly statistics: readonly { readonly number: string; readonly label: string; readonly description: string }[]
  readonly benefits: readonly string[]
  /** The same in a few words, beside the form; only where `benefits` are the longer ones. */
  readonly gist: readonly string[]
  /** The three of editableContent, where the story lists none. */
  readonly ownBenefits: readonly { readonly title: string; readonly text: string }[]
  readonly noLongerNeeded: readonly string[]
  readonly advice: { readonly title: string; readonly text: string } | null
  readonly testimonials: readonly Voice[]
  readonly questions: readonly { readonly q: string; readonly a: string }[]
  readonly callToAction: {
    readonly text: string
    readonly title: string
    readonly urgency: string
    readonly guarantee: string
  }
  readonly footer: readonly string[]
}

/** All that an advertorial says, with what stands in where a page has nothing (builder spec 2.5). */
export function storyOf(website: PublicWebsite): Story {
  const { advertorialStory: told, editableContent: edited } = website
  const shortName = website.shortName || website.productName
  const country = COUNTRY[website.targetMarket]
  const { opening, turning, results } = textOf(website)
  const brand = told?.headerSection?.brandName || shortName
  const about = told?.heroSection?.heroDescription ?? ''
  const [name = '', author = brand] = NAME_FIRST.exec(about) ?? []
  const short = told?.benefitsList ?? []
  const long = told?.benefitsSection?.benefits ?? []
  const benefits = long.length > 0 ? long : short
  const ownBenefits = benefits.length > 0 ? [] : ownBenefitsOf(edited)
  const bullets = website.bullets.map(({ title }) => title)
  const otherBenefits = bullets.length > 0 || ownBenefits.length > 0 ? bullets : DEFAULT_BENEFITS
  return {
    banner: told?.headerSection?.welcomeBannerText || bannerOf(website, country),
    brand,
    subtitle: told?.headerSection?.productSubtitle || (website.productName === brand ? '' : website.productName),
    links: told?.headerSection?.navigationLinks?.length ? told.headerSection.navigationLinks : LINKS,
    button: told?.headerSection?.ctaButtonText || edited?.ctaButtonText || 'Poruči',
    kicker: [edited?.newBadge, 'Promotivni tekst', localize(website.targetMarket, CATEGORY_LABELS[categoryOf(website)])]
      .filter(Boolean)
      .join(' · '),
    title: edited?.storyTitle || told?.heroSection?.heroTitle || website.title,
    lead: told?.heroSection?.heroSubtitle || edited?.storySubtitle || website.hook,
    author,
    authorNote: about.slice(name.length),
    minutes: Math.max(
      1,
      Math.round([...opening, ...turning, ...results].join(' ').split(/\s+/).length / WORDS_A_MINUTE),
    ),
    opening,
    quote: told?.productQuote || null,
    turning,
    statistics: told?.trustStatistics?.length ? told.trustStatistics : defaultStatistics(website),
    results,
    benefits: benefits.length > 0 ? benefits : otherBenefits,
    gist: long.length > 0 ? short : [],
    ownBenefits,
    noLongerNeeded: told?.noLongerNeedList ?? [],
    advice: adviceOf(website),
    testimonials: voicesOf(website),
    questions: told?.faqSection?.map(({ question, answer }) => ({ q: question, a: answer })) ?? website.faq,
    callToAction: {
      text: told?.ctaSection?.mainCtaText || edited?.ctaButtonText || 'Poruči',
      title: `Naručite danas: ${shortName}`,
      urgency: told?.ctaSection?.urgencyText ?? '',
      guarantee: told?.ctaSection?.guaranteeText || termsOf(website).returns || 'Plaćate kuriru, kad paket stigne.',
    },
    footer: footerOf(website, country),
  }
}

/** As told, else as the page describes its product. */
function textOf(website: PublicWebsite): StoryText {
  const { advertorialStory: told, longDescription } = website
  const opening = textsOf(told?.personalIntro, told?.problemDescription, told?.agoniaSection)
  const turning = textsOf(told?.breakthroughMoment, told?.discoveryStory)
  const results = textsOf(told?.resultsSection, told?.resultsDescription)
  if (opening.length + turning.length + results.length === 0 && !longDescription.trim()) return defaultStory(website)
  return { opening: opening.length > 0 ? opening : paragraphsOf(longDescription), turning, results }
}

const textsOf = (...texts: readonly (string | undefined)[]): string[] => texts.flatMap(paragraphsOf)

function adviceOf({ editableContent: edited, advertorialStory: told }: PublicWebsite): Story['advice'] {
  const text = edited?.adviceText || told?.ctaAdviceDetailed
  return text ? { title: edited?.adviceTitle || told?.ctaAdvice || 'Savet', text } : null
}

/** Those that the seller left switched on, of the first three; on an honest page none that were made up for them. */
function voicesOf(website: PublicWebsite): readonly Voice[] {
  if (!maySay(website, 'testimonials')) return []
  const { all, enabled } = testimonialsOf(website)
  return all.slice(0, MAX_TESTIMONIALS).filter((_, place) => enabled[place])
}

function ownBenefitsOf(edited: PublicWebsite['editableContent']): Story['ownBenefits'] {
  return [
    { title: edited?.benefit1Title ?? '', text: edited?.benefit1Description ?? '' },
    { title: edited?.benefit2Title ?? '', text: edited?.benefit2Description ?? '' },
    { title: edited?.benefit3Title ?? '', text: edited?.benefit3Description ?? '' },
  ].filter(({ title, text }) => title || text)
}

function defaultStatistics(website: PublicWebsite): Story['statistics'] {
  const { recommendation } = figuresOf(website)
  const { arrival, returns } = termsOf(website)
  return [
    ...(arrival ? [{ number: arrival.replace('radnih ', ''), label: 'do Vaših vrata', description: '' }] : []),
    ...(recommendation ? [{ number: recommendation, label: 'kupaca bi preporučilo', description: '' }] : []),
    ...(returns ? [{ number: returns.replace(' za povraćaj novca', ''), label: 'za povraćaj', description: '' }] : []),
  ]
}

/** The specification's banner names the country; a seller's own terms stand as they are written. */
function bannerOf(website: PublicWebsite, country: string): string {
  const { delivery } = termsOf(website)
  if (!delivery) return 'Plaćate kuriru, kad paket stigne'
  return website.terms === null ? `${delivery} širom ${country}` : delivery
}

/** Nobody's address is made up: a line that only names one is left out. */
function footerOf(website: PublicWebsite, country: string): string[] {
  const { advertorialStory: told, productName, shortName } = website
  const footer = told?.footerSection
  const contact = footer?.contactInfo?.includes('{email}') ? null : footer?.contactInfo
  return [
    footer?.companyInfo || shortName || productName,
    footer?.deliveryInfo || bannerOf(website, country),
    footer?.supportHours || (website.figures === 'honest' ? null : 'Podrška radnim danima od 9:00 do 17:00'),
    contact,
    footer?.legalNotice || 'Promotivni tekst.',
  ].flatMap((line) => (line ? [line] : []))
}
