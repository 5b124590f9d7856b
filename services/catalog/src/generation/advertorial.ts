import type { AdvertorialStory, Testimonial } from '@izlog/contracts/domain/generated-content'
import { agreementOf } from './agreement.ts'
import { adviceOf, type Basics } from './basics.ts'
import { PRODUCT } from './lexicon/other/product.ts'
import { SHOP_QUESTIONS } from './phrases.ts'
import { capitalised, type Writing } from './writing.ts'

const SHOWN_TESTIMONIALS = 3

/** The whole story of the Advertorial Template (builder spec 2.5 and 3.1), told by one person who uses the product. */
export function writeAdvertorial(
  writing: Writing,
  { title, bullets }: Basics,
  testimonials: readonly Testimonial[],
): AdvertorialStory {
  const { noun, say, choose, shortName, speakers, turn } = writing
  const story = turn % 2 === 0 ? noun.story : PRODUCT.story
  const [narrator] = speakers('narrator', [story.by])
  const { it, arrives } = agreementOf(noun.gender)
  const [adviceTitle, adviceText] = adviceOf(writing)
  const remembered = story.by === 'f' ? 'Zapamtila sam ime: {ime}.' : 'Zapamtio sam ime: {ime}.'
  // A name that only says what it is nobody has to remember.
  const isOwnName = noun.nom !== PRODUCT.nom && !shortName.toLowerCase().startsWith(noun.nom)
  const named = isOwnName
    ? choose.one('named', ['Na kutiji je pisalo: {ime}.', remembered])
    : 'Na kutiji je pisalo: {ime}.'
  const questions = [...noun.faq, ...choose.some('story questions', SHOP_QUESTIONS, 2)]
  return {
    personalIntro: say(story.intro),
    problemDescription: say(story.trouble),
    agoniaSection: say(story.low),
    breakthroughMoment: say(story.turn),
    discoveryStory: say(`${story.found}\n\n${named}`),
    resultsSection: say(story.after),
    resultsDescription: say(story.now),
    benefitsList: bullets.map((bullet) => bullet.title),
    trustStatistics: [
      {
        icon: 'truck',
        number: say('2–5 dana'),
        label: say('do Vaših vrata'),
        description: say(`Šaljemo u roku od 24 h, a kurir zove pre dolaska.`),
      },
      {
        icon: 'shield-check',
        number: say('30 dana'),
        label: say('za povraćaj novca'),
        description: say(`Toliko imate da ${it} probate kod kuće.`),
      },
      { icon: 'hand-coins', number: '0', label: say('unapred'), description: say('Plaćate kuriru, kad paket stigne.') },
    ],
    noLongerNeedList: story.noMore.map(say),
    productQuote: say(story.quote),
    ctaAdvice: say(adviceTitle),
    ctaAdviceDetailed: say(adviceText),
    faqSection: questions.map(([question, answer]) => ({ question: say(question), answer: say(answer) })),
    heroSection: {
      heroTitle: say(story.head),
      heroSubtitle: say(`${story.job} iz {mesta} ${story.about}`).replace('{mesta}', narrator?.ofCity ?? ''),
      heroDescription: narrator?.name ?? '',
    },
    benefitsSection: {
      benefitsIntro: say(choose.one('benefits intro', ['Šta se promenilo, ukratko:', 'Zbog čega se isplatilo:'])),
      benefits: bullets.map(({ title: heading, text }) => `${heading}. ${text}`),
    },
    testimonialsSection: testimonials
      .slice(0, SHOWN_TESTIMONIALS)
      .map(({ name, location, text, rating, verified }) => ({ name, location, text, rating, verified })),
    ctaSection: {
      mainCtaText: say(`Poruči ${noun.acc}`),
      urgencyText: say('Snižena cena važi dok traju zalihe.'),
      guaranteeText: say(`30 dana za povraćaj novca. Plaćate kad ${arrives}.`),
    },
    headerSection: {
      brandName: shortName,
      productSubtitle: title,
      navigationLinks: [say('Priča'), say('Prednosti'), say('Pitanja'), say('Poruči')],
      ctaButtonText: say('Poruči'),
      welcomeBannerText: say('Besplatna dostava širom {zemlje}'),
    },
    footerSection: {
      companyInfo: say(`{ime}${isOwnName ? `. ${capitalised(noun.nom)}` : ''} na kućnu adresu, uz plaćanje pouzećem.`),
      contactInfo: say('Pišite nam: {email}'),
      legalNotice: say('Promotivni tekst. Priča je primer, iskustva kupaca se razlikuju.'),
      deliveryInfo: say('Besplatna dostava širom {zemlje}'),
      supportHours: say('Podrška radnim danima od 9:00 do 17:00'),
    },
  }
}
