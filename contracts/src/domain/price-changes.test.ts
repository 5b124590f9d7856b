import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { generateOffers, offersOf, type Priced } from './offers.ts'
import { firstQuantityOptions, moveOffers, newQuantityOption, settlePrices } from './price-changes.ts'
import { parseQuantityData, writeQuantityData } from './quantity-data.ts'

const priced = (change: Partial<Priced> = {}): Priced => ({
  templateName: 'Sales Template',
  currency: 'RSD',
  currentPrice: 2990,
  originalPrice: 4990,
  quantityOffers: generateOffers(2990, 'RSD'),
  editableContent: null,
  ...change,
})
const data = (text: string | undefined) => parseQuantityData(text).map(({ qty, price }) => [qty, price])

describe('settlePrices', () => {
  it('moves the offers when only the current price changes', () => {
    const after = settlePrices(priced(), { currentPrice: 3990, quantityOffers: generateOffers(2990, 'RSD') })
    expect(after).toMatchObject({ currentPrice: 3990, quantityOffers: generateOffers(3990, 'RSD') })
  })

  it('moves the options for more pieces too, unless the save prices them itself', () => {
    const before = priced({ editableContent: { quantityData: '[{"qty":1,"price":2990},{"qty":5,"price":9990}]' } })
    expect(data(settlePrices(before, { currentPrice: 1495 }).quantityData)).toEqual([
      [1, 1495],
      [5, 5000],
    ])
    const own = settlePrices(before, { currentPrice: 1495, quantityData: '[{"qty":5,"price":4444}]' })
    expect([own.currentPrice, data(own.quantityData)]).toEqual([1495, [[5, 4444]]])
  })

  it('moves them also when the editor sends its first options along', () => {
    const before = priced({ quantityOffers: null })
    const after = settlePrices(before, {
      currentPrice: 3990,
      quantityData: writeQuantityData(firstQuantityOptions(before)),
    })
    expect(after.quantityOffers).toEqual(generateOffers(3990, 'RSD'))
  })

  it('never makes a price that is no money any more', () => {
    const quantityOffers = { ...generateOffers(1, 'EUR'), triple: { price: 900_000_000, text: '3', badge: null } }
    const after = settlePrices(priced({ currency: 'EUR', currentPrice: 1, quantityOffers }), {
      currentPrice: 1_000_000_000,
    })
    expect(after.quantityOffers).toMatchObject({ double: { price: 1_000_000_000 }, triple: { price: 1_000_000_000 } })
  })

  it('lets changed offers win, so that the current price is what one piece costs', () => {
    const quantityOffers = { ...generateOffers(2990, 'RSD'), single: { price: 2490, text: '1 komad', badge: null } }
    expect(settlePrices(priced(), { currentPrice: 9, quantityOffers })).toMatchObject({
      currentPrice: 2490,
      quantityOffers,
    })
  })

  it('fills missing offers and forgets a previous price that was taken away', () => {
    expect(settlePrices(priced({ quantityOffers: null }), { originalPrice: null })).toMatchObject({
      currentPrice: 2990,
      originalPrice: null,
      quantityOffers: generateOffers(2990, 'RSD'),
    })
    expect(settlePrices(priced({ quantityOffers: null, currentPrice: null }), {}).currentPrice).toBeNull()
    expect(settlePrices(priced({ quantityOffers: null, currentPrice: null }), { currentPrice: 990 }).currentPrice).toBe(
      990,
    )
  })
})

describe('moveOffers', () => {
  it('keeps what a seller wrote and how the offers relate', () => {
    const quantityOffers = { ...generateOffers(2000, 'RSD'), double: { price: 3000, text: 'Par', badge: 'Za dvoje' } }
    const { quantityOffers: moved } = moveOffers(priced({ quantityOffers }), 4000)
    expect(moved.double).toEqual({ price: 6000, text: 'Par', badge: 'Za dvoje' })
    expect(moved.triple).toEqual(generateOffers(4000, 'RSD').triple)
  })

  it('comes to the generated offers of the new price, from whichever price it starts', () => {
    const price = fc.integer({ min: 1, max: 500_000 })
    fc.assert(
      fc.property(
        price,
        price,
        fc.constantFrom('RSD' as const, 'KM' as const, 'EUR' as const),
        (from, to, currency) => {
          const { quantityOffers } = moveOffers(
            priced({ currency, quantityOffers: generateOffers(from, currency) }),
            to,
          )
          expect(quantityOffers).toEqual(generateOffers(to, currency))
        },
      ),
    )
  })
})

it('gives the editor the offers of the page as first options', () => {
  const website = priced()
  const again = { ...website, editableContent: { quantityData: writeQuantityData(firstQuantityOptions(website)) } }
  expect(offersOf(again)).toEqual(offersOf(website))
})

describe('a new quantity option', () => {
  it.each([
    [2990, 'RSD', { price: 2990, originalPrice: 4990, discount: 40 }],
    [1500, 'RSD', { price: 1500, originalPrice: 2500, discount: 40 }],
    [25, 'EUR', { price: 25, originalPrice: 42, discount: 40 }],
  ] as const)('on a page of %i %s is in the proportion that the specification has', (single, currency, expected) =>
    expect(newQuantityOption(priced({ currency }), 4, single)).toMatchObject({ qty: 4, ...expected }),
  )

  it('starts from the stored price where none is typed', () =>
    expect(newQuantityOption(priced(), 1, null).price).toBe(2990))
})
