import { CATEGORIES, categoryOf } from '@izlog/contracts/domain/categories'
import { GeneratedContent } from '@izlog/contracts/domain/generated-content'
import { Market } from '@izlog/contracts/domain/markets'
import { TemplateName } from '@izlog/contracts/domain/templates'
import { describe, expect, it } from 'vitest'
import { textsIn } from './ai/latin.ts'
import { generateWebsite } from './generate-website.ts'
import { shortNameOf } from './short-name.ts'

/** Four of each shelf of the storefront. */
const PRODUCTS = {
  auto: ['Kompresor za gume Dah', 'Presvlake za auto Put', 'Gumene patosnice Trag', 'Držač telefona za kola Stisak'],
  health: [
    'Ortopedski jastuk „Mirna noć”',
    'Korektor držanja Uspravko',
    'Masažer za vrat Pulse',
    'Pojas za leđa Oslonac',
  ],
  tech: ['Bežične slušalice Eho', 'Pametni sat Kora', 'Mini projektor Bioskop', 'Nadzorna kamera Straža'],
  home: ['LED lampa Luma', 'Difuzer Rosa', 'Set noževa Oštrica', 'Električna seckalica Brza Ruka'],
  beauty: ['Roler od ružičastog kvarca', 'Epilator Svila', 'Krema za ruke Neven', 'Četka za kosu Pramen'],
} as const satisfies Record<(typeof CATEGORIES)[number], readonly string[]>
const ALL = Object.values(PRODUCTS).flat()

const page = (productName: string, market: Market, templateName: TemplateName) =>
  generateWebsite({ productName, market, templateName, currentPrice: 3490, originalPrice: 4990 })

/** Sentences of a page that are the product's own: the shop's promises, dates, prices and looks are the same for all. */
function ownSentences(productName: string, market: Market, templateName: TemplateName): string[] {
  const { title, hook, longDescription, bullets, testimonials, problemSolutionSections, advertorialStory } = page(
    productName,
    market,
    templateName,
  )
  const story = advertorialStory && {
    personalIntro: advertorialStory.personalIntro,
    problemDescription: advertorialStory.problemDescription,
    agoniaSection: advertorialStory.agoniaSection,
    breakthroughMoment: advertorialStory.breakthroughMoment,
    discoveryStory: advertorialStory.discoveryStory,
    resultsSection: advertorialStory.resultsSection,
    resultsDescription: advertorialStory.resultsDescription,
    productQuote: advertorialStory.productQuote,
    hero: advertorialStory.heroSection.heroTitle,
    noLongerNeedList: advertorialStory.noLongerNeedList,
  }
  const own = {
    title,
    hook,
    longDescription,
    bullets: bullets.slice(0, 4),
    testimonials: testimonials.map(({ text }) => text),
    problemSolutionSections,
    story,
  }
  return textsIn(own)
    .flatMap(({ text }) => text.split(/(?<=[.!?])\s+|\n\n/))
    .filter((sentence) => sentence.split(' ').length > 2)
}

it('are of the five shelves', () => {
  for (const category of CATEGORIES)
    for (const productName of PRODUCTS[category]) {
      const { hook } = page(productName, 'Serbia', 'Minimalistic')
      expect([productName, categoryOf({ productName, hook })]).toEqual([productName, category])
    }
})

describe.each(TemplateName.options)('twenty products on the %s', (templateName) => {
  it.each(Market.options)('have the exact shape in %s, and the name as it is', (market) => {
    for (const productName of ALL) {
      const written = page(productName, market, templateName)
      expect(GeneratedContent.parse(written)).toEqual(written)
      const name = shortNameOf(productName)
      // With the capital: 'oslonac' and 'put' are also plain words.
      const stem = /[aeo]$/.test(name) ? name.slice(0, -1) : name
      const bent = new RegExp(`(?<!\\p{L})(?:${stem}(?:a|e|i|o|u|om|em|ama|ima)|${name}\\p{L}+)(?!\\p{L})`, 'gu')
      const texts = textsIn(written).map(({ text }) => text.replaceAll(productName, '').replaceAll(name, ''))
      expect(texts.flatMap((text) => text.match(bent) ?? [])).toEqual([])
    }
  })

  it('say nothing twice but what the shop says of all', () => {
    const saidBy = new Map<string, string>()
    for (const productName of ALL)
      for (const sentence of new Set(ownSentences(productName, 'Serbia', templateName))) {
        expect(saidBy.get(sentence), `${productName}: ${sentence}`).toBeUndefined()
        saidBy.set(sentence, productName)
      }
    expect(saidBy.size).toBeGreaterThan(400)
  })
})
