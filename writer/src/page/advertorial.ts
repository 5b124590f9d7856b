import type { SellerNotes, SellerTerms } from '@izlog/contracts/domain/seller-notes'
import type { AdvertorialStory, Testimonial } from '@izlog/contracts/page-fields/shapes'
import type { StoryEntry } from '../lexicon-schema.ts'
import { type Basics, buttonText } from './basics.ts'
import { factParagraph, type ProductFacts } from './facts.ts'
import { gather, gatherOne } from './gather.ts'
import { contentOf } from './repeats.ts'
import { isDescribed, sourcesOf } from './sources.ts'
import { termQuestions } from './terms.ts'
import { headlineTails } from './title.ts'
import { likenessOf, nothingUsed, type UsedTexts } from './used-texts.ts'
import type { Writing } from './writing.ts'

const SHOWN_TESTIMONIALS = 3
const MORE_QUESTIONS = 2

/** The story of the page; it is chosen before the other texts, so that they do not repeat it. */
export function storyOf(writing: Writing, used: UsedTexts): StoryEntry {
  const story = gatherOne(writing, used, 'story') ?? gatherOne(writing, nothingUsed(), 'story')
  if (!story) throw new RangeError('no source has a story')
  return story
}

type Paragraphs = Pick<
  AdvertorialStory,
  | 'personalIntro'
  | 'problemDescription'
  | 'agoniaSection'
  | 'breakthroughMoment'
  | 'discoveryStory'
  | 'resultsSection'
  | 'resultsDescription'
>

const SENTENCE_END = /(?<=[.!?…][”"]?)\s+/

/** A whole story, from its first sentence to its last: its six parts fill seven paragraphs, so the last part of two sentences is divided. */
function whole({ moment, trouble, failed, turn, use, after, quote }: StoryEntry): Paragraphs {
  const parts = [moment, trouble, failed, turn, use, after]
  const at = parts.findLastIndex((part) => part.split(SENTENCE_END).length > 1)
  const sentences = parts[at]?.split(SENTENCE_END) ?? []
  const [a = '', b = '', c = '', d = '', e = '', f = '', g = quote] = [
    ...parts.slice(0, Math.max(0, at)),
    ...(at < 0 ? [] : [sentences.slice(0, -1).join(' '), sentences.at(-1) ?? '']),
    ...parts.slice(at + 1),
  ]
  return {
    personalIntro: a,
    problemDescription: b,
    agoniaSection: c,
    breakthroughMoment: d,
    discoveryStory: e,
    resultsSection: f,
    resultsDescription: g,
  }
}

/**
 * Another seller's story of the same product: its sentences alternate with other texts on the same subject. A noun without a story of its
 * own is made of its troubles and openings, because the neutral story is about buying.
 */
function alternated(writing: Writing, story: StoryEntry, used: UsedTexts): Paragraphs & { headings: string[] } {
  const { profile, turn } = writing
  const troubles = gather(writing, used, 'troubles', 4, 'story troubles')
  const problems = troubles.map(([heading, problem]) => `${heading}. ${problem}`)
  // A noun has two openings, which the descriptions of two sellers' pages use up.
  const hasFewTexts = profile.nounTexts?.story !== undefined
  const isOwn = profile.thing !== null || hasFewTexts
  const intros = hasFewTexts ? problems.slice(0, 1) : gather(writing, used, 'opening', 2)
  const uses = gather(writing, used, 'use', 2)
  const either = (sentence: string, others: readonly (string | undefined)[]) => {
    // Pages about a noun without a story alternate: one uses what holds for it, the next how any product is bought.
    if (!isOwn) return turn % 2 === 0 ? (others[0] ?? sentence) : sentence
    const all = [sentence, ...others.filter((other) => other !== undefined)]
    return all[turn % all.length] ?? sentence
  }
  const remedies = troubles.map(([, , remedy]) => remedy)
  const closing = profile.nounTexts ? undefined : gatherOne(writing, used, 'closing')
  return {
    personalIntro: either(story.moment, intros),
    problemDescription: either(story.trouble, problems.slice(hasFewTexts ? 1 : 0, 2)),
    agoniaSection: either(story.failed, problems.slice(2, 4)),
    breakthroughMoment: either(story.turn, gather(writing, used, 'hooks', 2)),
    discoveryStory: either(story.use, uses),
    resultsSection: either(story.after, remedies),
    resultsDescription: closing ?? remedies[1] ?? story.after,
    headings: troubles.map(([heading]) => heading),
  }
}

/** A sentence that no other text of the page has: the story's own, else one of a hook that the page does not use. */
function quoteOf(writing: Writing, story: StoryEntry, texts: readonly string[], used: UsedTexts): string {
  const page = texts.join(' ').toLowerCase()
  const isNew = (quote: string) =>
    !page.includes(quote.toLowerCase().replace(/[.!?…]+$/, '')) && likenessOf(used, quote) < 2
  const others = sourcesOf(writing).flatMap(({ name, texts: { hooks = [] } }) =>
    name === 'neutral' ? [] : hooks.map(writing.fill).flatMap((hook) => hook.split(SENTENCE_END)),
  )
  return isNew(story.quote)
    ? story.quote
    : (others.find((other) => other.length <= MAX_QUOTE && isNew(other)) ?? story.quote)
}
const MAX_QUOTE = 90

/**
 * Writes the story of the Advertorial Template. It describes a situation and has no named narrator, because it is the seller's text and no
 * person's experience.
 */
export function writeAdvertorial(
  writing: Writing,
  story: StoryEntry,
  { title, bullets, shortName, hook, editableContent, longDescription, faq }: Basics,
  testimonials: readonly Testimonial[],
  facts: ProductFacts,
  notes: SellerNotes | null,
  used: UsedTexts,
): AdvertorialStory {
  const { localize, profile } = writing
  const hasStory = profile.thing !== null || profile.nounTexts?.story !== undefined || !isDescribed(profile)
  const isWhole = hasStory && (writing.turn === 0 || !isDescribed(profile))
  const { headings, ...paragraphs } = isWhole ? { ...whole(story), headings: [] } : alternated(writing, story, used)
  // A page without a description has the payment among its bullets.
  const terms = termQuestions(notes?.terms ?? null, writing).slice(0, isDescribed(profile) ? undefined : -1)
  // The story shows its own questions instead of the page's, so it begins with those.
  const ofPage = faq.filter(({ q }) => !terms.some((term) => term.q === q))
  const more = gather(writing, used, 'faq', MORE_QUESTIONS, 'story questions').map(([q, a]) => ({ q, a }))
  const questions = [...ofPage, ...more, ...terms].map(({ q, a }) => ({ question: q, answer: a }))
  const stated = factParagraph(facts, writing)
  const tail = headlineTails(writing, 'story headline').find((each) => !title.endsWith(each))
  const textsOfBullets = bullets.map(({ title: heading, text }) => `${heading}. ${text}`)
  const leadsWithNoun = !hasStory && writing.turn % 2 === 0
  const button = buttonText(writing)
  return {
    ...paragraphs,
    discoveryStory: [paragraphs.discoveryStory, ...(stated ? [stated] : [])].join('\n\n'),
    benefitsList: bullets.map((bullet) => bullet.title),
    trustStatistics: trustStatistics(writing, notes?.terms ?? null),
    // The neutral story ends on buying, which is no end for a product that is described.
    noLongerNeedList: hasStory ? [...story.noMore] : headings.slice(0, 3),
    productQuote: hasStory
      ? quoteOf(writing, story, [...Object.values(paragraphs), ...textsOfBullets, longDescription, hook], {
          ...used,
          contents: textsOfBullets.map(contentOf),
        })
      : `${bullets[0]?.title ?? shortName}.`,
    ctaAdvice: editableContent.adviceTitle ?? localize('Savet'),
    ctaAdviceDetailed: editableContent.adviceText ?? '',
    faqSection: [...new Map(questions.map((each) => [each.question, each])).values()].slice(0, 5),
    heroSection: {
      heroTitle: leadsWithNoun && tail !== undefined ? `${profile.name}: ${tail}` : story.head,
      heroSubtitle: hook,
      heroDescription: localize('Promotivni tekst prodavca'),
    },
    benefitsSection: {
      benefitsIntro: localize(writing.choose.one('benefits intro', ['Ukratko:', 'Šta se menja:'])),
      benefits: bullets.map(({ title: heading, text }) => `${heading}. ${text}`),
    },
    testimonialsSection: testimonials
      .slice(0, SHOWN_TESTIMONIALS)
      .map(({ name, location, text, rating, verified }) => ({ name, location, text, rating, verified })),
    ctaSection: {
      mainCtaText: button,
      urgencyText: localize('Snižena cena važi dok traju zalihe.'),
      guaranteeText: notes?.terms?.returns ?? localize('Plaćate kuriru, kad preuzmete paket.'),
    },
    headerSection: {
      brandName: shortName,
      productSubtitle: title,
      navigationLinks: [localize('Priča'), localize('Prednosti'), localize('Pitanja'), localize('Poruči')],
      ctaButtonText: localize('Poruči'),
      welcomeBannerText: notes?.terms?.delivery ?? localize('Plaćanje kuriru, kad paket stigne'),
    },
    footerSection: {
      companyInfo: localize(`${profile.name} na kućnu adresu, uz plaćanje pouzećem.`),
      contactInfo: localize('Pišite nam: {email}'),
      legalNotice: localize('Promotivni tekst prodavca.'),
      deliveryInfo: notes?.terms?.delivery ?? localize('Dostava na kućnu adresu'),
      supportHours: notes?.terms?.arrival ?? localize('Kurir se najavljuje telefonom'),
    },
  }
}

type Statistic = AdvertorialStory['trustStatistics'][number]

/** The seller's own promises, marked as the seller's statement. Payment on delivery is added because it holds for every page. */
function trustStatistics({ localize }: Writing, terms: SellerTerms | null): Statistic[] {
  const stated = (icon: string, number: string | null | undefined, label: string): Statistic[] =>
    number ? [{ icon, number, label: localize(label), description: localize('Tako prodavac navodi.') }] : []
  return [
    ...stated('truck', terms?.arrival ?? terms?.delivery, 'dostava'),
    ...stated('shield-check', terms?.returns, 'vraćanje'),
    {
      icon: 'hand-coins',
      number: '0',
      label: localize('unapred'),
      description: localize('Plaćate kuriru, kad paket stigne.'),
    },
  ]
}
