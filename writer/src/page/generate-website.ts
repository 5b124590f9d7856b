import { type Category, categoryOf } from '@izlog/contracts/domain/categories'
import type { GeneratedContent } from '@izlog/contracts/domain/generated-content'
import { MARKETS, type Market } from '@izlog/contracts/domain/markets'
import { formatMoney } from '@izlog/contracts/domain/money'
import { generateOffers, offersOf } from '@izlog/contracts/domain/offers'
import type { SellerNotes } from '@izlog/contracts/domain/seller-notes'
import type { TemplateName } from '@izlog/contracts/domain/templates'
import type { Correction } from '@izlog/contracts/http/understanding'
import { type ProductProfile, productKeyOf, understand } from '../profile/profile.ts'
import { textsIn } from '../texts.ts'
import { storyOf, writeAdvertorial } from './advertorial.ts'
import { type Basics, writeBasics } from './basics.ts'
import type { ProductFacts } from './facts.ts'
import { designFor } from './looks.ts'
import { withOfferTexts } from './offer-texts.ts'
import { writeBenefits, writeTroubles } from './sales.ts'
import { sentencesOf } from './sentences.ts'
import { writeSeo } from './seo.ts'
import { writeTestimonials } from './testimonials.ts'
import { nothingUsed } from './used-texts.ts'
import { startWriting, type Writing } from './writing.ts'

/** The input of a page. Prices are whole units of the market's currency. */
export interface ProductBrief {
  readonly productName: string
  readonly market: Market
  readonly templateName: TemplateName
  readonly currentPrice: number
  readonly originalPrice: number | null
  readonly facts?: ProductFacts
  /** The seller's three answers in the wizard. */
  readonly notes?: SellerNotes | null
  /** The seller's corrections to how the name was understood. */
  readonly correction?: Correction | undefined
  /** How many pages of this product (`productKeyOf`) exist already; each count gives different texts. */
  readonly before?: number
  /** 'honest' leaves out everything that nobody supplied, including shopper testimonials. */
  readonly figures?: 'as-specified' | 'honest' | undefined
}

/**
 * The built-in writer. The same brief always gives the same page, in the language of its market, without network, clock or randomness. It
 * states only what follows from the kind of product, its facts and its seller's answers. Each further `turn` gives another page of the same
 * product, with the same design and prices.
 */
export function generateWebsite(brief: ProductBrief, turn = 0): GeneratedContent {
  const { productName, market, templateName, currentPrice, originalPrice, notes = null } = brief
  const profile = understand(productName, brief.correction)
  const writing = startWriting(profile, market, { seed: productKeyOf(profile), turn: turn + (brief.before ?? 0) })
  const facts = {
    ...brief.facts,
    lines: [...(brief.facts?.lines ?? []), ...(notes?.package ? notes.package.split('\n') : [])],
  }
  const used = nothingUsed(
    profile.name,
    writing.turn % 2 === 1 ? sentencesOfPage(generateWebsite(brief, turn - 1)) : null,
  )
  // Most entries have one story and three troubles, so these come first, and the rest of the page avoids their content.
  const ofStory = used.earlier === null ? used : nothingUsed()
  const story = templateName === 'Advertorial Template' ? storyOf(writing, ofStory) : null
  const troubles = templateName === 'Sales Template' ? writeTroubles(writing, used) : null
  const basics = writeBasics(writing, facts, notes, used)
  const testimonials = brief.figures === 'honest' ? [] : writeTestimonials(writing)
  const { design, palette } = designFor(storefrontCategoryOf(profile, productName), templateName, writing)
  const audience = notes?.audience || undefined
  const sections = {
    problemSolutionSections: troubles,
    benefitsSection: templateName === 'Sales Template' ? writeBenefits(writing, basics.bullets) : null,
    advertorialStory: story && writeAdvertorial(writing, story, basics, testimonials, facts, notes, used),
  }
  const storyTitle = sections.advertorialStory?.heroSection.heroTitle
  return {
    ...basics,
    editableContent: { ...basics.editableContent, ...(storyTitle && { storyTitle }) },
    ...writeSeo(writing, basics.title, basics.hook, shownTexts(basics, sections)),
    palette,
    designRecommendations: audience ? { ...design, targetAudience: audience } : design,
    testimonials,
    ...writePrices(brief, currentPrice, originalPrice, { ...writing, turn }),
    ...sections,
  }
}

/** The sentences of the page, except for its quote: that may be a sentence of a hook which the page does not use. */
const sentencesOfPage = (page: GeneratedContent): ReadonlySet<string> =>
  new Set(
    textsIn(page)
      .filter(({ path }) => path !== 'advertorialStory.productQuote')
      .flatMap(({ text }) => sentencesOf(text)),
  )

/** What a shopper reads on the page. */
const shownTexts = ({ hook, bullets, longDescription, faq }: Basics, sections: object): string[] =>
  textsIn({ bullets, longDescription, hook, faq, sections }).map(({ text }) => text)

const CATEGORY_OF_SHELF: Readonly<Record<NonNullable<ProductProfile['shelf']>, Category>> = {
  kuhinja: 'home',
  dom: 'home',
  čišćenje: 'home',
  kupatilo: 'home',
  bašta: 'home',
  alat: 'home',
  auto: 'auto',
  ljubimci: 'home',
  'bebe i deca': 'home',
  'odeća i obuća': 'beauty',
  lepota: 'beauty',
  'nega i zdravlje': 'health',
  sport: 'health',
  elektronika: 'tech',
  telefoni: 'tech',
  'hobi i putovanje': 'home',
}

/** The category that decides the colours of a new page. The storefront assigns its own categories by the specification's words. */
const storefrontCategoryOf = ({ shelf }: ProductProfile, productName: string): Category =>
  shelf === null ? categoryOf({ productName }) : CATEGORY_OF_SHELF[shelf]

function writePrices(
  { templateName, market, figures }: ProductBrief,
  currentPrice: number,
  originalPrice: number | null,
  writing: Writing,
) {
  const { currency, currencySymbol } = MARKETS[market]
  const { localize } = writing
  const quantityOffers = withOfferTexts(generateOffers(currentPrice, currency), writing)
  const [single] = offersOf({
    templateName,
    currency,
    currentPrice,
    originalPrice,
    quantityOffers,
    editableContent: null,
    ...(figures && { figures }),
  })
  const before = single?.originalPrice ?? null
  const savings = before === null ? 0 : before - currentPrice
  const comparisonText =
    before === null
      ? localize('Cena je konačna. Plaćate je kuriru, kad paket stigne.')
      : `${localize('Redovna cena')}: ${formatMoney(before, currencySymbol)}. ${localize('Danas')}: ${formatMoney(currentPrice, currencySymbol)}. ${localize('Ušteda')}: ${formatMoney(savings, currencySymbol)}.`
  return { quantityOffers, priceAnchoring: { originalPrice: before, currentPrice, savings, comparisonText } }
}
