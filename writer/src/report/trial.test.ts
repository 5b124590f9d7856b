import { readFileSync } from 'node:fs'
import { GeneratedContent } from '@izlog/contracts/domain/generated-content'
import { describe, expect, it } from 'vitest'
import { generateWebsite } from '../page/generate-website.ts'
import { understand } from '../profile/profile.ts'
import { overlapOf, ownSentences } from './overlap.ts'
import { readTrialProducts, type TrialProduct } from './trial-products.ts'

const products = readTrialProducts(readFileSync(new URL('../../test-data/products.tsv', import.meta.url), 'utf8'))
const write = ({ typed, market, templateName }: TrialProduct, before: number) =>
  generateWebsite({
    productName: typed[0] ?? '',
    market,
    templateName,
    currentPrice: 2990,
    originalPrice: null,
    before,
  })
const mean = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0) / numbers.length

describe('the trial products', () => {
  it('are 150, a hundred and more of them nobody’s thing', () => {
    expect(products.length).toBe(150)
    expect(products.filter(({ typed }) => understand(typed[0] ?? '').thing === null).length).toBeGreaterThanOrEqual(100)
  })

  it.each(products.map((product) => [product.name, product] as const))(
    '%s has the right forms, however it is typed',
    (_, product) => {
      const { head, gender, number, accusative } = product
      for (const typed of product.typed) {
        const { lemma, agreement, noun } = understand(typed)
        expect([typed, lemma, agreement.gender, agreement.number, noun.acc]).toEqual([
          typed,
          head,
          gender,
          number,
          accusative,
        ])
      }
    },
  )

  it('are written with their diacritics, nearly all', () => {
    const wrong = products.filter(({ typed, name }) => understand(typed[0] ?? '').name !== name)
    expect(wrong.length, wrong.map(({ name }) => name).join('; ')).toBeLessThanOrEqual(4)
  })

  it('stand on the right shelf, or on none; none is wrong with confidence', () => {
    const all = products.flatMap(({ typed, shelves }) =>
      typed.map((name) => ({ name, shelves, understood: understand(name) })),
    )
    const knowable = all.filter(({ shelves }) => shelves.length > 0)
    const isRight = ({ shelves, understood: { shelf } }: (typeof all)[number]) =>
      shelf !== null && shelves.includes(shelf)
    expect(knowable.filter(isRight).length / knowable.length).toBeGreaterThanOrEqual(0.95)
    const wrong = knowable.filter((each) => each.understood.confidence === 'sure' && !isRight(each))
    expect(wrong.map(({ name, understood }) => `${name}: ${understood.shelf}`)).toEqual([])
    const unknowable = all.filter(({ shelves }) => shelves.length === 0)
    expect(unknowable.filter(({ understood }) => understood.confidence !== 'unsure').map(({ name }) => name)).toEqual(
      [],
    )
  })

  it('have pages of the exact shape', () => {
    for (const product of products) {
      const page = write(product, 0)
      expect(GeneratedContent.parse(page)).toEqual(page)
    }
  })

  it('share little with each other, and two sellers of one product little too', () => {
    const sentences = products.map((product) => ownSentences(write(product, 0)))
    const shares = sentences.flatMap((one, at) => sentences.slice(at + 1).map((other) => overlapOf(one, other)))
    expect(mean(shares)).toBeLessThanOrEqual(0.15)
    expect(Math.max(...shares)).toBeLessThanOrEqual(0.3)
    const twins = products.map((product, at) => overlapOf(sentences[at] ?? new Set(), ownSentences(write(product, 1))))
    expect(Math.max(...twins)).toBeLessThanOrEqual(0.35)
  })
})
