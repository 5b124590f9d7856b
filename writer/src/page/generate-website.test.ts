import { GeneratedContent } from '@izlog/contracts/domain/generated-content'
import { MARKETS, Market } from '@izlog/contracts/domain/markets'
import { generateOffers } from '@izlog/contracts/domain/offers'
import { TemplateName } from '@izlog/contracts/domain/templates'
import { describe, expect, it } from 'vitest'
import { EKAVIAN_SIGNS, IJEKAVIAN_SIGNS } from '../dialect/dialect-signs.fixture.ts'
import { understand } from '../profile/profile.ts'
import { generateWebsite, type ProductBrief } from './generate-website.ts'
import { SEO_DESCRIPTION_MIN } from './seo.ts'
import { shortNameOf } from './short-name.ts'
import { MAX_TITLE } from './title.ts'
import { capitalised } from './writing.ts'

const PRODUCTS = [
  'Ortopedski jastuk „Mirna noć"',
  'LED lampa Luma',
  'Masažer za vrat Pulse',
  'Ručni usisivač Brzi',
  'Zvučnik Talas',
  'Roler od ružičastog kvarca',
  'Difuzer Rosa',
  'LED ogledalo Lumina',
  'Bežične slušalice Eho',
  'Punjač Iskra Pro 3',
  'Pametni sat Trag',
  'Torba Selena',
  'Kompresor za gume Dah',
  'Presvlake za auto Put',
  'Seckalica Brza Ruka',
  'Ćebe Oblak',
  'Fen Vihor',
  'Grejalica Žar',
  'Model X200',
  'JASTUK KRALJEVSKI SAN',
]

const brief = (change: Partial<ProductBrief> = {}): ProductBrief => ({
  productName: 'LED lampa Luma',
  market: 'Serbia',
  templateName: 'Minimalistic',
  currentPrice: 2990,
  originalPrice: 4990,
  ...change,
})

/** All generated texts of a page, without the product's own names. */
function textsOf(value: unknown, names: readonly string[]): string[] {
  if (typeof value === 'string')
    return [names.reduce((text, name) => text.replaceAll(name, '').replaceAll(name.toLowerCase(), ''), value)]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap((part) => textsOf(part, names))
}
const pages = (productName: string) =>
  Market.options.flatMap((market) =>
    TemplateName.options.map((templateName) => ({
      market,
      templateName,
      page: generateWebsite(brief({ productName, market, templateName })),
    })),
  )

describe.each(PRODUCTS)('a page for %s', (productName) => {
  it('has the exact shape in every market and template', () => {
    for (const before of [0, 1])
      for (const market of Market.options)
        for (const templateName of TemplateName.options) {
          const page = generateWebsite(brief({ productName, market, templateName, before }))
          expect(GeneratedContent.parse(page)).toEqual(page)
          expect(page.title.length).toBeLessThanOrEqual(MAX_TITLE)
          expect(page.hook.length).toBeLessThanOrEqual(180)
          expect(page.seoDescription.length).toBeGreaterThanOrEqual(SEO_DESCRIPTION_MIN)
          expect(new Set(page.keywords).size).toBe(8)
          expect(page.problemSolutionSections !== null && page.benefitsSection !== null).toBe(
            templateName === 'Sales Template',
          )
          expect(page.advertorialStory !== null).toBe(templateName === 'Advertorial Template')
        }
  })

  it('speaks as its market does', () => {
    for (const { market, page } of pages(productName)) {
      const names = [
        productName,
        shortNameOf(productName),
        ...page.testimonials.flatMap(({ name, location }) => [name, location]),
        ...Object.values(understand(productName).noun).flatMap((form) => [form, capitalised(form)]),
      ]
      const words = new Set(textsOf(page, names).flatMap((text) => text.toLowerCase().match(/\p{L}+/gu) ?? []))
      const wrong = MARKETS[market].dialect === 'ekavian' ? IJEKAVIAN_SIGNS : EKAVIAN_SIGNS
      expect(wrong.filter((word) => words.has(word))).toEqual([])
    }
  })

  it('never bends the name, nor puts it where it would have to be bent', () => {
    const name = shortNameOf(productName)
    const bent = new RegExp(`${escaped(name)}\\p{L}`, 'u')
    const governed = new RegExp(
      `(?:^|[^\\p{L}])(?:za|od|do|sa|s|bez|iz|kod|uz|na|u|o|po|pred|preko|pored|ka|prema)\\s+${escaped(name)}(?!\\p{L})`,
      'iu',
    )
    for (const { page } of pages(productName))
      for (const text of textsOf(page, [productName])) {
        expect(text).not.toMatch(bent)
        expect(text).not.toMatch(governed)
      }
  })

  it('leaves no slot unfilled, and states no number that was not given', () => {
    for (const { page } of pages(productName)) {
      const texts = textsOf(
        { ...page, designRecommendations: null, priceAnchoring: null, quantityOffers: null, palette: null },
        [productName, shortNameOf(productName)],
      )
      const joined = texts.join('\n').replaceAll('{email}', '')
      expect(joined).not.toMatch(/[{}]|undefined|null/)
      const shop =
        /\b(?:24|2–5|30|9:00|17:00)\b|pr(?:ij)?e \d+\s(?:dana|nedjelje|nedelje|nedjelja|nedelja|sedmice|sedmica)|^0$/gm
      expect(joined.replace(shop, '')).not.toMatch(/\d/)
    }
  })
})

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

describe('generateWebsite', () => {
  it('gives the same page for the same brief', () => {
    expect(generateWebsite(brief({ templateName: 'Advertorial Template' }))).toEqual(
      generateWebsite(brief({ templateName: 'Advertorial Template' })),
    )
  })

  it('writes different products differently', () => {
    const own = (productName: string) => {
      const { title, hook, longDescription, bullets, testimonials } = generateWebsite(brief({ productName }))
      return [title, hook, longDescription, bullets[0]?.title, testimonials.map(({ text }) => text).join()]
    }
    // Pages of unknown products are expected to be alike, because the writer has nothing specific to write about them.
    const known = PRODUCTS.filter((product) => understand(product).confidence !== 'unsure')
    const written = known.map((product) => ({ product, texts: own(product) }))
    for (const a of written)
      for (const b of written)
        if (a !== b) {
          const alike = a.texts.filter((text, index) => text === b.texts[index]).length
          expect(alike, `${a.product} and ${b.product}`).toBeLessThanOrEqual(
            /jastuk/i.test(a.product) && /jastuk/i.test(b.product) ? 3 : 0,
          )
        }
  })

  it('prices by the rule of the spec, and says what is saved', () => {
    const page = generateWebsite(brief())
    expect(page.quantityOffers).toEqual(generateOffers(2990, 'RSD'))
    expect(page.priceAnchoring).toEqual({
      originalPrice: 4990,
      currentPrice: 2990,
      savings: 2000,
      comparisonText: 'Redovna cena: 4.990\u00a0RSD. Danas: 2.990\u00a0RSD. Ušteda: 2.000\u00a0RSD.',
    })
    expect(generateWebsite(brief({ originalPrice: 2000 })).priceAnchoring).toMatchObject({
      originalPrice: null,
      savings: 0,
    })
  })

  it('states what was found on the product link, and passes over what is no fact', () => {
    const attributes = [
      { name: 'Opis', value: 'x'.repeat(400) },
      { name: 'Материјал', value: 'дрво' },
      { name: 'Slika', value: 'https://primer.test/a.jpg' },
      { name: 'Materijal:', value: 'memorijska pena.' },
      { name: 'Težina', value: '900 g' },
    ]
    const page = generateWebsite(brief({ facts: { attributes } }))
    expect(page.bullets.map(({ title }) => title)).toContain('Materijal: memorijska pena')
    expect(page.longDescription).toMatch(/Podaci o proizvodu: materijal: memorijska pena; težina: 900 g\./)
    expect(JSON.stringify(page)).not.toMatch(/primer\.test|дрво|xxx/)
  })

  it('holds out against any name a seller may type', () => {
    for (const productName of [
      'x',
      '$&',
      '{ime} {zemlje}',
      '<b>Jastuk</b>',
      'А'.repeat(300),
      'Jastuk '.repeat(40),
      '„"',
      '   Lampa   ',
    ])
      for (const templateName of TemplateName.options)
        expect(
          GeneratedContent.safeParse(generateWebsite(brief({ productName, templateName }))).success,
          productName,
        ).toBe(true)
  })
})
