import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  defaultOriginalPrice,
  discountOf,
  generateOffers,
  offersOf,
  type Priced,
  piecesLabel,
  priceOf,
} from './offers.ts'

const website = (change: Partial<Priced> = {}): Priced => ({
  templateName: 'Minimalistic',
  currency: 'RSD',
  currentPrice: 2990,
  originalPrice: null,
  quantityOffers: null,
  editableContent: null,
  ...change,
})
const withOptions = (options: unknown, change: Partial<Priced> = {}) =>
  website({ ...change, editableContent: { quantityData: JSON.stringify(options) } })

const prices = fc.integer({ min: 1, max: 1_000_000 })
const currencies = fc.constantFrom('RSD' as const, 'KM' as const, 'EUR' as const)

describe('generateOffers', () => {
  it('gives exactly the offers of the spec for 2990 dinars', () => {
    expect(generateOffers(2990, 'RSD')).toEqual({
      single: { price: 2990, text: '1 komad', badge: null },
      double: { price: 4990, text: '2 komada', badge: 'UŠTEDA 1000 RSD' },
      triple: { price: 6990, text: '3 komada', badge: 'NAJBOLJA PONUDA' },
    })
  })

  it('never asks less for more pieces, and rounds dinars to tens', () => {
    fc.assert(
      fc.property(prices, currencies, (price, currency) => {
        const { single, double, triple } = generateOffers(price, currency)
        expect(single.price).toBe(price)
        expect(double.price).toBeGreaterThanOrEqual(single.price)
        expect(triple.price).toBeGreaterThanOrEqual(double.price)
        expect(double.price).toBeLessThanOrEqual(2 * price)
        if (currency === 'RSD' && price >= 100) expect([double.price % 10, triple.price % 10]).toEqual([0, 0])
      }),
    )
  })
})

describe('offersOf', () => {
  it('takes one, two and three pieces from quantityOffers, whatever quantityData says', () => {
    const offers = offersOf(
      withOptions([{ qty: 2, price: 1, originalPrice: 7000, discount: 40, label: 'Za dvoje', note: 'Uz poklon' }]),
    )
    expect(offers.map(({ price }) => price)).toEqual([2990, 4990, 6990])
    expect(offers[1]).toEqual({
      quantity: 2,
      price: 4990,
      originalPrice: 7000,
      discount: 40,
      label: 'Za dvoje',
      badge: 'UŠTEDA 1000 RSD',
      note: 'Uz poklon',
      popular: false,
      bestValue: false,
      preselected: false,
    })
  })

  it('takes another quantity from the option that names it', () => {
    const five = withOptions([{ qty: 5, price: 9990 }])
    expect([priceOf(five, 5), priceOf(five, 4), priceOf(five, 0), priceOf(five, 1.5)]).toEqual([9990, null, null, null])
  })

  it('fills an offer that is missing by the rule of generation', () => {
    const quantityOffers = { single: { price: 1000, text: '', badge: null } }
    expect(offersOf(website({ currentPrice: 500, quantityOffers })).map(({ price }) => price)).toEqual([
      1000, 1670, 2340,
    ])
  })

  it('stands the constants of the spec in only where there is no price at all', () => {
    const unpriced = { currentPrice: null }
    const shown = (change: Partial<Priced>) =>
      offersOf(website({ ...unpriced, ...change })).map((o) => [o.price, o.originalPrice, o.discount])
    expect(shown({ templateName: 'Sales Template' })).toEqual([
      [1990, 2990, 33],
      [3190, 5980, 47],
      [4490, 8970, 50],
    ])
    expect(shown({})[0]).toEqual([1794, 2990, 40])
    expect(shown({ currency: 'EUR' })).toEqual([
      [25, 50, 50],
      [42, 100, 58],
      [59, 150, 61],
    ])
    expect(shown({ currency: 'KM', templateName: 'Advertorial Template' })).toEqual([
      [35, 70, 50],
      [56, 140, 60],
      [63, 210, 70],
    ])
    expect(offersOf(website({ templateName: 'Sales Template', currentPrice: 0 }))[2]).toMatchObject({
      popular: true,
      badge: 'POPULARNO',
    })
    expect(priceOf(website({ currentPrice: 1 }), 1)).toBe(1)
  })

  it('names the best value before the popular one', () => {
    const offers = offersOf(
      withOptions([
        { qty: 1, popular: true, bestValue: true },
        { qty: 3, popular: true },
      ]),
    )
    expect(offers.map(({ badge }) => badge)).toEqual(['NAJBOLJA VREDNOST', 'UŠTEDA 1000 RSD', 'POPULARNO'])
  })

  it('labels one, two and three pieces as the option does, else as the stored offer does', () => {
    const quantityOffers = { double: { price: 4990, text: 'Za oboje', badge: null } }
    expect(offersOf(website({ quantityOffers })).map((o) => o.label)).toEqual(['1 komad', 'Za oboje', '3 komada'])
    expect(offersOf(withOptions([{ qty: 2, label: 'Dva' }], { quantityOffers })).map((o) => o.label)[1]).toBe('Dva')
  })

  it('crosses out twice the price of one where the seller’s options name no previous price', () => {
    const originals = offersOf(withOptions([{ qty: 1, price: 2990 }])).map((o) => o.originalPrice)
    expect(originals).toEqual([5980, 11960, 17940])
  })

  it('crosses out what the seller gave, and 1.4 times the price when nothing was given', () => {
    expect(offersOf(website({ originalPrice: 4990 })).map((o) => [o.originalPrice, o.discount])).toEqual([
      [4990, 40],
      [9980, 50],
      [14970, 53],
    ])
    expect(offersOf(website())[0]).toMatchObject({ originalPrice: defaultOriginalPrice(2990, 'RSD'), discount: 29 })
    expect(defaultOriginalPrice(2990, 'RSD')).toBe(4190)
    expect(offersOf(website({ originalPrice: 2990 }))[0]).toMatchObject({ originalPrice: null, discount: null })
  })

  it('is not misled by broken or hostile quantity data', () => {
    const asWithout = offersOf(website())
    for (const quantityData of [
      '',
      '{',
      'null',
      '{}',
      '[null, 7, "x", {"qty": -1}, {"qty": 4, "price": "9"}, {"qty": 1e9, "price": 1}]',
    ])
      expect(offersOf(website({ editableContent: { quantityData } }))).toEqual(asWithout)
    const twice = withOptions([
      { qty: 6, price: 600 },
      { qty: 6, price: 1 },
    ])
    expect(priceOf(twice, 6)).toBe(600)
  })

  it('always crosses out more than it asks, and lists each quantity once, in order', () => {
    const option = fc.record({
      qty: fc.integer({ min: -1, max: 12 }),
      price: fc.integer({ min: -5, max: 99_999 }),
      originalPrice: fc.nat(99_999),
    })
    fc.assert(
      fc.property(
        fc.option(prices),
        fc.option(fc.nat(9_999)),
        currencies,
        fc.array(option),
        (currentPrice, originalPrice, currency, options) => {
          const offers = offersOf(withOptions(options, { currentPrice, originalPrice, currency }))
          const quantities = offers.map(({ quantity }) => quantity)
          expect(quantities).toEqual([...new Set(quantities)].sort((a, b) => a - b))
          for (const { price, originalPrice: was } of offers)
            expect(price > 0 && (was === null || was > price)).toBe(true)
        },
      ),
    )
  })
})

it('says on an honest page what is saved to the dinar, where the specification rounds', () => {
  const quantityOffers = generateOffers(3580, 'RSD')
  expect(quantityOffers.double.badge).toBe('UŠTEDA 1200 RSD')
  const badges = (figures: 'honest' | 'as-specified') =>
    offersOf(website({ quantityOffers, figures })).map(({ badge }) => badge)
  expect(badges('as-specified')[1]).toBe('UŠTEDA 1200 RSD')
  expect(badges('honest')[1]).toBe(`UŠTEDA ${(3580 * 2 - quantityOffers.double.price).toLocaleString('de')}\u00a0RSD`)
})

it('makes up no previous price on an honest page, and reckons each discount from the prices beside it', () => {
  const honest = { figures: 'honest' } as const
  expect(offersOf(website(honest)).map((o) => [o.price, o.originalPrice, o.discount])).toEqual([
    [2990, null, null],
    [4990, null, null],
    [6990, null, null],
  ])
  const options = [{ qty: 2, originalPrice: 9980, discount: 90 }]
  expect(offersOf(withOptions(options, honest))[1]).toMatchObject({ originalPrice: 9980, discount: 50 })
  expect(offersOf(withOptions(options))[1]).toMatchObject({ discount: 90 })
  expect(offersOf(website({ ...honest, originalPrice: 4990 }))[0]).toMatchObject({ originalPrice: 4990, discount: 40 })
})

it('tells a discount in whole percent, and none where there is none', () => {
  expect([
    discountOf(2990, 4990),
    discountOf(100, 100),
    discountOf(120, 100),
    discountOf(9, null),
    discountOf(999, 1000),
  ]).toEqual([40, null, null, null, null])
})

it('counts pieces as Serbian does', () => {
  expect([1, 2, 5, 11, 21].map(piecesLabel)).toEqual(['1 komad', '2 komada', '5 komada', '11 komada', '21 komad'])
})
