import { type Category, categoryOf } from '@izlog/contracts/domain/categories'
import type { GeneratedContent } from '@izlog/contracts/domain/generated-content'
import { MARKETS, type Market } from '@izlog/contracts/domain/markets'
import { formatMoney } from '@izlog/contracts/domain/money'
import { generateOffers, offersOf } from '@izlog/contracts/domain/offers'
import type { TemplateName } from '@izlog/contracts/domain/templates'
import { writeAdvertorial } from './advertorial.ts'
import { writeBasics } from './basics.ts'
import { factBullets, factParagraph, type ProductFacts } from './facts.ts'
import { designFor } from './looks.ts'
import { withOfferTexts } from './offer-texts.ts'
import { writeBenefits, writeTroubles } from './sales.ts'
import { writeSeo } from './seo.ts'
import { writeTestimonials } from './testimonials.ts'
import { startWriting, type Writing } from './writing.ts'

/** What a page is written from. Prices are whole units of the market's currency. */
export interface ProductBrief {
  readonly productName: string
  readonly market: Market
  readonly templateName: TemplateName
  readonly currentPrice: number
  readonly originalPrice: number | null
  readonly facts?: ProductFacts
  /** Where the product is already known to belong; else its name tells. */
  readonly category?: Category
}

/**
 * The built-in writer (design, 'Generation'): the same brief always gives the same page, in the Serbian of its market,
 * without a network, a clock or chance. It states nothing measurable that is not among the facts. Each further `turn` gives
 * the same product another page, of the same looks and prices.
 */
export function generateWebsite(brief: ProductBrief, turn = 0): GeneratedContent {
  const { productName, market, templateName, currentPrice, originalPrice, facts = {} } = brief
  const writing = startWriting(productName, market, brief.category ?? categoryOf({ productName }), turn)
  const sells = templateName === 'Sales Template'
  const tells = templateName === 'Advertorial Template'
  const basics = writeBasics(writing, templateName, factBullets(facts, writing), factParagraph(facts, writing))
  const category = brief.category ?? categoryOf({ productName, hook: basics.hook })
  const testimonials = writeTestimonials(writing)
  const { design, palette } = designFor(category, templateName, writing)
  return {
    ...basics,
    ...writeSeo(writing, productName, basics.hook),
    palette,
    designRecommendations: design,
    testimonials,
    ...writePrices(brief, currentPrice, originalPrice, writing),
    problemSolutionSections: sells ? writeTroubles(writing) : null,
    benefitsSection: sells ? writeBenefits(writing, basics.bullets) : null,
    advertorialStory: tells ? writeAdvertorial(writing, basics, testimonials) : null,
  }
}

function writePrices(
  { templateName, market }: ProductBrief,
  currentPrice: number,
  originalPrice: number | null,
  writing: Writing,
) {
  const { currency, currencySymbol } = MARKETS[market]
  const { say } = writing
  const quantityOffers = withOfferTexts(generateOffers(currentPrice, currency), writing)
  const [single] = offersOf({
    templateName,
    currency,
    currentPrice,
    originalPrice,
    quantityOffers,
    editableContent: null,
  })
  const before = single?.originalPrice ?? null
  const savings = before === null ? 0 : before - currentPrice
  const comparisonText =
    before === null
      ? say('Cena je konačna. Plaćate je kuriru, kad paket stigne.')
      : `${say('Redovna cena')}: ${formatMoney(before, currencySymbol)}. ${say('Danas')}: ${formatMoney(currentPrice, currencySymbol)}. ${say('Ušteda')}: ${formatMoney(savings, currencySymbol)}.`
  return { quantityOffers, priceAnchoring: { originalPrice: before, currentPrice, savings, comparisonText } }
}
