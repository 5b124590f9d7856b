import type { SellerNotes, SellerTerms } from '@izlog/contracts/domain/seller-notes'
import type { AdvertorialStory, Testimonial } from '@izlog/contracts/page-fields/shapes'
import { type Basics, buttonText } from './basics.ts'
import { factParagraph, type ProductFacts } from './facts.ts'
import { gather, gatherOne } from './gather.ts'
import { isDescribed } from './sources.ts'
import { termQuestions } from './terms.ts'
import { headlineTails } from './title.ts'
import { nothingUsed, type UsedTexts } from './used-texts.ts'
import type { Writing } from './writing.ts'

const SHOWN_TESTIMONIALS = 3

/**
 * Writes the story of the Advertorial Template. It describes a situation and has no named narrator, because it is the seller's text and no
 * person's experience.
 */
export function writeAdvertorial(
  writing: Writing,
  { title, bullets, shortName, hook, editableContent }: Basics,
  testimonials: readonly Testimonial[],
  facts: ProductFacts,
  notes: SellerNotes | null,
  used: UsedTexts,
): AdvertorialStory {
  const { localize, profile } = writing
  const story = gatherOne(writing, used, 'story') ?? gatherOne(writing, nothingUsed(), 'story')
  if (!story) throw new RangeError('no source has a story')
  const troubles = gather(writing, used, 'troubles', 4, 'story troubles')
  const problems = troubles.map(([heading, problem]) => `${heading}. ${problem}`)
  // A noun has two openings, which the descriptions of two sellers' pages use up.
  const hasFewTexts = profile.nounTexts?.story !== undefined
  const intros = hasFewTexts ? problems.slice(0, 1) : gather(writing, used, 'opening', 2)
  const uses = gather(writing, used, 'use', 2)
  // A noun with a story of its own is written like a thing. Without one, its troubles and openings take the place of the neutral story.
  const nounTexts = hasFewTexts ? null : profile.nounTexts
  const leadsWithNoun = nounTexts !== null && writing.turn % 2 === 0
  /** Chooses the story's sentence or another text on the same subject, so that two sellers of one product get different stories. */
  const either = (sentence: string, others: readonly (string | undefined)[]) => {
    if (!isDescribed(profile)) return sentence
    // Pages about a noun alternate: one uses what holds for it, the next how any product is bought.
    if (nounTexts) return leadsWithNoun ? (others[0] ?? sentence) : sentence
    const all = [sentence, ...others.filter((other) => other !== undefined)]
    return all[writing.turn % all.length] ?? sentence
  }
  // The same holds for its closings.
  const results = (profile.nounTexts ? troubles[1]?.[2] : gatherOne(writing, used, 'closing')) ?? story.after
  const questions = [
    ...gather(writing, used, 'faq', 3, 'story questions').map(([question, answer]) => ({ question, answer })),
    ...termQuestions(notes?.terms ?? null, writing).map(({ q, a }) => ({ question: q, answer: a })),
  ]
  const stated = factParagraph(facts, writing)
  const tail = headlineTails(writing, 'story headline').find((each) => !title.endsWith(each))
  const button = buttonText(writing)
  return {
    personalIntro: either(story.moment, intros),
    problemDescription: either(story.trouble, problems.slice(hasFewTexts ? 1 : 0, 2)),
    agoniaSection: either(story.failed, problems.slice(2, 4)),
    breakthroughMoment: either(story.turn, gather(writing, used, 'hooks', 2)),
    discoveryStory: [either(story.use, uses), ...(stated ? [stated] : [])].join('\n\n'),
    resultsSection: either(story.after, [troubles[0]?.[2], troubles[2]?.[2]]),
    resultsDescription: results,
    benefitsList: bullets.map((bullet) => bullet.title),
    trustStatistics: trustStatistics(writing, notes?.terms ?? null),
    // The neutral story ends on buying, which is no end for a product that is described.
    noLongerNeedList: nounTexts ? troubles.slice(0, 3).map(([heading]) => heading) : [...story.noMore],
    productQuote: nounTexts ? `${bullets[0]?.title ?? shortName}.` : story.quote,
    ctaAdvice: editableContent.adviceTitle ?? localize('Savet'),
    ctaAdviceDetailed: editableContent.adviceText ?? '',
    faqSection: [...new Map(questions.map((each) => [each.question, each])).values()].slice(0, 5),
    heroSection: {
      heroTitle: leadsWithNoun && tail !== undefined ? `${profile.name}: ${tail}` : story.head,
      heroSubtitle: hook,
      heroDescription: localize('Promotivni tekst prodavca'),
    },
    benefitsSection: {
      benefitsIntro: localize(writing.choose.one('benefits intro', ['Ukratko:', 'Na šta da obratite pažnju:'])),
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
