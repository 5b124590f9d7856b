import { CATEGORY_LABELS, categoryOf } from '@izlog/contracts/domain/categories'
import type { PageIcon } from '@izlog/contracts/domain/page-icons'
import type { PublicWebsite } from '@izlog/contracts/domain/website'
import { localize } from '../../parts/localize.ts'
import { termsOf } from '../../parts/terms.ts'
import { enabledTestimonials, MAX_TESTIMONIALS, type PlacedVoice } from '../../parts/testimonials-of.ts'
import { figuresOf } from '../../shopper-figures.ts'
import { defaultQuestions, questionsOf } from '../parts/default-questions.ts'
import type { Question } from '../parts/questions.tsx'
import { firstText, type NamedText, named, unnamed } from '../parts/text-mark.ts'
import { defaultBenefits } from './default-story.ts'
import { minutesToRead, paragraphsIn, type StoryParagraphs } from './story-paragraphs.ts'

const COUNTRY = { Serbia: 'Srbije', Bosnia: 'Bosne i Hercegovine', Montenegro: 'Crne Gore' } as const
/** Default names of the page's parts, in the order of the places that the header's links lead to. */
const LINKS = ['Priča', 'Prednosti', 'Pitanja', 'Poruči'] as const
/** 'Jelena Marković' or 'Jelena Marković. Fizioterapeut iz Niša.' */
const NAME_FIRST = /^(\p{Lu}\p{L}+(?:\s\p{Lu}\p{L}+){1,2})(?:\.\s*|$)/u

/** A text of an entry of a list, and the name of the entry: 'advertorialStory.trustStatistics.0'. */
interface Statistic {
  readonly path: string | null
  readonly icon: string
  readonly number: string
  readonly label: string
  readonly description: string
}

export interface Story extends StoryParagraphs {
  readonly banner: NamedText
  readonly brand: NamedText
  readonly subtitle: NamedText
  readonly links: readonly NamedText[]
  readonly button: NamedText
  readonly kicker: string
  readonly title: NamedText
  readonly lead: NamedText
  readonly author: NamedText
  /** The description without the author's name. */
  readonly authorNote: NamedText
  readonly minutes: number
  readonly quote: NamedText
  readonly statistics: readonly Statistic[]
  readonly benefitsHead: NamedText
  readonly benefits: readonly NamedText[]
  /** The short benefits, shown beside the form; only where `benefits` are the long ones. */
  readonly gist: readonly NamedText[]
  /** The three benefits of editableContent, if the story has none. */
  readonly ownBenefits: readonly { readonly title: NamedText; readonly text: NamedText }[]
  readonly noLongerNeeded: readonly NamedText[]
  readonly advice: { readonly title: NamedText; readonly text: NamedText } | null
  readonly testimonials: readonly PlacedVoice[]
  readonly questions: readonly Question[]
  readonly callToAction: {
    readonly text: NamedText
    readonly title: string
    readonly urgency: string
    readonly guarantee: string
  }
  readonly footer: readonly NamedText[]
}

/** All texts of an advertorial, with defaults where the page has none (docs/product/builder.md 2.5). */
export function storyOf(website: PublicWebsite): Story {
  const { advertorialStory: written, editableContent: edited, shortName: short, productName } = website
  const { headerSection: header, heroSection: hero, ctaSection: callToAction } = written ?? {}
  const shortName = firstText(named('shortName', short), unnamed(productName))
  const country = COUNTRY[website.targetMarket]
  const { opening, turning, results } = paragraphsIn(website)
  const brand = firstText(named('advertorialStory.headerSection.brandName', header?.brandName), shortName)
  const button = named('editableContent.ctaButtonText', edited?.ctaButtonText)
  return {
    banner: firstText(
      named('advertorialStory.headerSection.welcomeBannerText', header?.welcomeBannerText),
      unnamed(bannerOf(website, country)),
    ),
    brand,
    subtitle: firstText(
      named('advertorialStory.headerSection.productSubtitle', header?.productSubtitle),
      named('productName', productName === brand.text ? '' : productName),
    ),
    links: header?.navigationLinks?.length
      ? namedList('advertorialStory.headerSection.navigationLinks', header.navigationLinks)
      : LINKS.map(unnamed),
    button: firstText(
      named('advertorialStory.headerSection.ctaButtonText', header?.ctaButtonText),
      button,
      unnamed('Poruči'),
    ),
    kicker: [edited?.newBadge, 'Promotivni tekst', localize(website.targetMarket, CATEGORY_LABELS[categoryOf(website)])]
      .filter(Boolean)
      .join(' · '),
    title: firstText(
      named('editableContent.storyTitle', edited?.storyTitle),
      named('advertorialStory.heroSection.heroTitle', hero?.heroTitle),
      named('title', website.title),
    ),
    lead: firstText(
      named('advertorialStory.heroSection.heroSubtitle', hero?.heroSubtitle),
      named('editableContent.storySubtitle', edited?.storySubtitle),
      named('hook', website.hook),
    ),
    ...authorOf(website, brand),
    minutes: minutesToRead([...opening, ...turning, ...results]),
    opening,
    quote: named('advertorialStory.productQuote', written?.productQuote),
    turning,
    statistics: written?.trustStatistics?.length
      ? written.trustStatistics.map((one, place) => ({ ...one, path: `advertorialStory.trustStatistics.${place}` }))
      : defaultStatistics(website),
    results,
    benefitsHead: firstText(
      named('advertorialStory.benefitsSection.benefitsIntro', written?.benefitsSection?.benefitsIntro),
      unnamed('Ukratko'),
    ),
    ...benefitsOf(website),
    noLongerNeeded: namedList('advertorialStory.noLongerNeedList', written?.noLongerNeedList),
    advice: adviceOf(website),
    testimonials: enabledTestimonials(website, MAX_TESTIMONIALS),
    questions: storyQuestions(website),
    callToAction: {
      text: firstText(
        named('advertorialStory.ctaSection.mainCtaText', callToAction?.mainCtaText),
        button,
        unnamed('Poruči'),
      ),
      title: `Naručite danas: ${shortName.text}`,
      urgency: callToAction?.urgencyText ?? '',
      guarantee: callToAction?.guaranteeText || termsOf(website).returns || 'Plaćate kuriru, kad paket stigne.',
    },
    footer: footerOf(website, country),
  }
}

const namedList = (name: string, texts: readonly string[] | null | undefined): readonly NamedText[] =>
  (texts ?? []).map((text, place) => named(`${name}.${place}`, text))

/** The hero's description may begin with the author's name; otherwise the brand is the author. */
function authorOf({ advertorialStory: story }: PublicWebsite, brand: NamedText): Pick<Story, 'author' | 'authorNote'> {
  const about = named('advertorialStory.heroSection.heroDescription', story?.heroSection?.heroDescription)
  const [start, name = ''] = NAME_FIRST.exec(about.text) ?? []
  if (start === undefined) return { author: brand, authorNote: about }
  return {
    author: name === about.text ? about : unnamed(name),
    authorNote: unnamed(about.text.slice(start.length)),
  }
}

function benefitsOf(website: PublicWebsite): Pick<Story, 'benefits' | 'gist' | 'ownBenefits'> {
  const { advertorialStory: story, editableContent: edited } = website
  const short = namedList('advertorialStory.benefitsList', story?.benefitsList)
  const long = namedList('advertorialStory.benefitsSection.benefits', story?.benefitsSection?.benefits)
  if (long.length > 0) return { benefits: long, gist: short, ownBenefits: [] }
  if (short.length > 0) return { benefits: short, gist: [], ownBenefits: [] }
  const ownBenefits = ownBenefitsOf(edited)
  const bullets = website.bullets.map(({ title }, place) => named(`bullets.${place}.title`, title))
  const benefits = bullets.length > 0 || ownBenefits.length > 0 ? bullets : defaultBenefits(website).map(unnamed)
  return { benefits, gist: [], ownBenefits }
}

function storyQuestions(website: PublicWebsite): readonly Question[] {
  const written = website.advertorialStory?.faqSection
  if (!written) return questionsOf(website)
  if (written.length === 0) return defaultQuestions(website)
  return written.map(({ question, answer }, place) => ({
    q: question,
    a: answer,
    names: {
      q: `advertorialStory.faqSection.${place}.question`,
      a: `advertorialStory.faqSection.${place}.answer`,
    },
  }))
}

function adviceOf({ editableContent: edited, advertorialStory: story }: PublicWebsite): Story['advice'] {
  const text = firstText(
    named('editableContent.adviceText', edited?.adviceText),
    named('advertorialStory.ctaAdviceDetailed', story?.ctaAdviceDetailed),
  )
  const title = firstText(
    named('editableContent.adviceTitle', edited?.adviceTitle),
    named('advertorialStory.ctaAdvice', story?.ctaAdvice),
    unnamed('Savet'),
  )
  return text.text ? { title, text } : null
}

const ownBenefitsOf = (edited: PublicWebsite['editableContent']): Story['ownBenefits'] =>
  ([1, 2, 3] as const)
    .map((place) => ({
      title: named(`editableContent.benefit${place}Title`, edited?.[`benefit${place}Title`]),
      text: named(`editableContent.benefit${place}Description`, edited?.[`benefit${place}Description`]),
    }))
    .filter(({ title, text }) => title.text || text.text)

function defaultStatistics(website: PublicWebsite): Story['statistics'] {
  const { recommendation } = figuresOf(website)
  const { arrival, returns } = termsOf(website)
  const statistic = (icon: PageIcon, number: string, label: string) => ({
    path: null,
    icon,
    number,
    label,
    description: '',
  })
  return [
    ...(arrival ? [statistic('truck', arrival.replace('radnih ', ''), 'do Vaših vrata')] : []),
    ...(recommendation ? [statistic('thumbs-up', recommendation, 'kupaca bi preporučilo')] : []),
    ...(returns ? [statistic('shield-check', returns.replace(' za povraćaj novca', ''), 'za povraćaj')] : []),
  ]
}

/** The specification's banner names the country; a seller's own terms are shown unchanged. */
function bannerOf(website: PublicWebsite, country: string): string {
  const { delivery } = termsOf(website)
  if (!delivery) return 'Plaćate kuriru, kad paket stigne'
  return website.terms === null ? `${delivery} širom ${country}` : delivery
}

/** A contact line with the placeholder '{email}' is left out: no address is made up. */
function footerOf(website: PublicWebsite, country: string): readonly NamedText[] {
  const { advertorialStory: story, productName, shortName } = website
  const footer = story?.footerSection
  const field = (name: 'companyInfo' | 'deliveryInfo' | 'supportHours' | 'contactInfo' | 'legalNotice') =>
    named(`advertorialStory.footerSection.${name}`, footer?.[name])
  const contact = field('contactInfo')
  return [
    firstText(field('companyInfo'), named('shortName', shortName), unnamed(productName)),
    firstText(field('deliveryInfo'), unnamed(bannerOf(website, country))),
    firstText(
      field('supportHours'),
      unnamed(website.figures === 'honest' ? '' : 'Podrška radnim danima od 9:00 do 17:00'),
    ),
    contact.text.includes('{email}') ? unnamed('') : contact,
    firstText(field('legalNotice'), unnamed('Promotivni tekst.')),
  ].filter(({ text }) => text !== '')
}
