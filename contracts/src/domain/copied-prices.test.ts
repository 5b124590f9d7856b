import { describe, expect, it } from 'vitest'
import { type CopiedPage, convertPrice, copiedPrices, pricesToCopy } from './copied-prices.ts'
import { generateOffers } from './offers.ts'
import { parseQuantityData, writeQuantityData } from './quantity-data.ts'

const option = (qty: number, price: number, originalPrice = 0) => ({
  ...{ qty, price, originalPrice, discount: 0, label: '', popular: false, bestValue: false },
})
const page: CopiedPage = {
  templateName: 'Minimalistic',
  currency: 'RSD',
  currentPrice: 2990,
  originalPrice: 4990,
  quantityOffers: generateOffers(2990, 'RSD'),
  editableContent: { quantityData: writeQuantityData([option(1, 2990), option(5, 9990, 14_950)]) },
  deliveryPricing: { price: 390, freeFrom: 5000 },
  upsellProductLinks: [{ url: '', title: 'Navlaka', price: 990 }],
}

describe('convertPrice', () => {
  it.each([
    [2990, 'RSD', 'EUR', 26],
    [2990, 'RSD', 'KM', 50],
    [26, 'EUR', 'RSD', 3050],
    [26, 'EUR', 'KM', 51],
    [20, 'RSD', 'EUR', 1],
    [0, 'RSD', 'EUR', 0],
    [2995, 'RSD', 'RSD', 2995],
  ] as const)('%s %s in %s is %s', (amount, from, to, converted) => {
    expect(convertPrice(amount, from, to)).toBe(converted)
  })
})

it('every price of a page is there to be confirmed', () => {
  expect(pricesToCopy(page).map(({ key, label, amount }) => `${key}: ${label}, ${amount}`)).toEqual([
    'current: Cena, 2990',
    'original: Prethodna cena, 4990',
    'double: 2 komada, 4990',
    'triple: 3 komada, 6990',
    'option.5: 5 komada, 9990',
    'option.5.original: 5 komada, prethodna cena, 14950',
    'delivery: Dostava, 390',
    'freeFrom: Besplatna dostava od, 5000',
    'upsell.0: Navlaka, 990',
  ])
})

it('a copy has what its seller confirmed, and the other prices converted', () => {
  const copied = copiedPrices(page, 'EUR', { current: 25, 'upsell.0': 7 })
  expect(copied).toMatchObject({
    currentPrice: 25,
    originalPrice: 43,
    quantityOffers: {
      single: { price: 25, text: '1 komad' },
      double: { price: 43, badge: 'UŠTEDA 7 €' },
      triple: { price: 60, badge: 'NAJBOLJA PONUDA' },
    },
    deliveryPricing: { price: 3, freeFrom: 43 },
    upsellProductLinks: [{ url: '', title: 'Navlaka', price: 7 }],
  })
  expect(parseQuantityData(copied.quantityData)).toMatchObject([
    { qty: 1, price: 25 },
    { qty: 5, price: 85, originalPrice: 128 },
  ])
})

it('in the same currency every price stays, also an unusual one', () => {
  const odd = { ...page, currentPrice: 2995, quantityOffers: null }
  expect(copiedPrices(odd, 'RSD', {})).toMatchObject({ currentPrice: 2995, originalPrice: 4990, quantityOffers: null })
})
