import type { LinkFacts } from '@izlog/contracts/http/product-link'
import { describe, expect, it } from 'vitest'
import { EMPTY_DRAFT, type ProductValues } from './draft.ts'
import { suggestionsOf } from './suggestions.ts'

const facts: LinkFacts = {
  name: 'Jastuk Mirna noć',
  price: 2990,
  originalPrice: 4990,
  currency: 'RSD',
  images: ['https://a.rs/1.jpg', 'https://a.rs/2.jpg'],
  description: null,
  attributes: [],
}
const offered = (values: Partial<ProductValues>, more: Partial<LinkFacts> = {}) =>
  suggestionsOf({ ...facts, ...more }, { ...EMPTY_DRAFT.product, ...values }, 'Serbia').map(
    ({ field, shown, typed, taken }) => [field, shown, typed, taken],
  )

describe('what a link offers', () => {
  it('is each fact for its field, as the form writes it', () => {
    expect(offered({})).toEqual([
      ['productName', 'Jastuk Mirna noć', null, false],
      ['currentPrice', '2.990\u00a0RSD', null, false],
      ['originalPrice', '4.990\u00a0RSD', null, false],
      ['images', '2', null, false],
    ])
    expect(suggestionsOf(facts, EMPTY_DRAFT.product, 'Serbia').map(({ fill }) => fill)).toEqual([
      { productName: 'Jastuk Mirna noć' },
      { currentPrice: '2.990' },
      { originalPrice: '4.990' },
      { images: facts.images },
    ])
  })

  it('tells what the seller typed otherwise, and what is there already', () => {
    expect(offered({ productName: 'Moj jastuk', currentPrice: '2990', images: facts.images })).toEqual([
      ['productName', 'Jastuk Mirna noć', 'Moj jastuk', false],
      ['currentPrice', '2.990\u00a0RSD', null, true],
      ['originalPrice', '4.990\u00a0RSD', null, false],
      ['images', '2', null, true],
    ])
  })

  it('adds pictures to those there are, and drops none of them', () => {
    const images = ['/uploads/images/moja.webp', 'https://a.rs/2.jpg']
    const [fill] = suggestionsOf(
      { ...facts, name: null, price: null, originalPrice: null },
      { ...EMPTY_DRAFT.product, images },
      'Serbia',
    )
    expect(fill?.fill.images).toEqual([...images, 'https://a.rs/1.jpg'])
  })

  it('has no price of another currency', () => {
    expect(offered({}, { currency: 'EUR' }).map(([field]) => field)).toEqual(['productName', 'images'])
    expect(offered({}, { currency: null }).map(([field]) => field)).toContain('currentPrice')
    expect(
      suggestionsOf({ ...facts, currency: 'BAM' }, EMPTY_DRAFT.product, 'Bosnia').map(({ field }) => field),
    ).toContain('currentPrice')
  })
})
