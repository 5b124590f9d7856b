import { describe, expect, it } from 'vitest'
import {
  countedFigures,
  figuresOf,
  nextLiveVisitors,
  nextStorefrontBuyers,
  orderFormProof,
  sealedDiscount,
  storefrontFigures,
} from './shopper-figures.ts'

describe('shopper figures', () => {
  it('counts customers as the spec does: 3500 + id * 127 + floor(id * 73.7)', () => {
    expect(figuresOf({ id: 10, figures: 'as-specified' }).customerCount).toBe(3500 + 1270 + 737)
  })

  it('says nothing but what was counted in honest mode', () => {
    const figures = Object.entries(figuresOf({ id: 10, figures: 'honest' }))
    expect(figures.filter(([, figure]) => figure !== null && figure !== false)).toEqual([['counted', true]])
  })

  it('makes no mark of a discount below 5 percent on an honest page, and of any as the spec wants it', () => {
    const seals = (figures: 'honest' | 'as-specified') =>
      [2700, 2850, 2851, 2880, 2970, 3000].map((price) => sealedDiscount({ figures }, { price, originalPrice: 3000 }))
    expect(seals('honest')).toEqual([10, 5, 5, null, null, null])
    expect(seals('as-specified')).toEqual([10, 5, 5, 4, 1, null])
  })

  it.each([
    [{ visitors: 2, orders: 1 }, ['2 osobe upravo gledaju', '1 porudžbina u poslednja 24 sata']],
    [{ visitors: 21, orders: 22 }, ['21 osoba upravo gleda', '22 porudžbine u poslednja 24 sata']],
    [{ visitors: 12, orders: 1005 }, ['12 osoba upravo gleda', '1.005 porudžbina u poslednja 24 sata']],
    [{ visitors: 1, orders: 5 }, ['5 porudžbina u poslednja 24 sata']],
    [{ visitors: 0, orders: 0 }, []],
    [{ visitors: null, orders: null }, []],
  ])('says of %o what there is to say', (counts, sentence) => {
    expect(countedFigures(counts, 'Serbia').map((line) => line.replaceAll('\u00a0', ' '))).toEqual(sentence)
  })

  it.each(['Bosnia', 'Montenegro'] as const)('says it in Ijekavian in %s', (market) => {
    expect(countedFigures({ visitors: 3, orders: 3 }, market).join()).toContain('u posljednja 24\u00a0sata')
  })

  it('moves live visitors by -2 to +2 and keeps them between 45 and 120', () => {
    expect([0, 0.5, 0.999].map((chance) => nextLiveVisitors(78, chance))).toEqual([76, 78, 80])
    expect([nextLiveVisitors(45, 0), nextLiveVisitors(120, 0.999)]).toEqual([45, 120])
  })

  it('moves the buyers of the storefront likewise, always three digits wide', () => {
    expect([0, 0.999].map((chance) => nextStorefrontBuyers(127, chance))).toEqual([125, 129])
    expect([nextStorefrontBuyers(101, 0), nextStorefrontBuyers(164, 0.999)]).toEqual([101, 164])
  })

  it('says of a card in advertising mode buyers, viewers and stock, the same on every rendering', () => {
    const card = { honest: false, recentOrders: null, currencySymbol: 'RSD' }
    const expected = [1, 7, 46].map((id) => storefrontFigures({ ...card, id })?.replaceAll('\u00a0', ' '))
    expect(expected).toEqual([
      '3.700 kupaca · 30 gleda · još 5 kom',
      '4.904 kupca · 25 gleda · još 5 kom',
      '12.732 kupca · 63 gledaju · još 5 kom',
    ])
  })

  it.each([
    [null, 'RSD', null],
    [2, 'RSD', null],
    [3, 'RSD', '3 porudžbine u poslednja 24 sata'],
    [21, 'KM', '21 porudžbina u posljednja 24 sata'],
  ] as const)(
    'says of an honest card with %s orders of the day, in %s, %s',
    (recentOrders, currencySymbol, expected) => {
      const figures = storefrontFigures({ id: 7, honest: true, recentOrders, currencySymbol })
      expect(figures?.replaceAll('\u00a0', ' ') ?? null).toBe(expected)
    },
  )

  it('draws 23 to 69 viewers and 3 to 14 purchases for the order form', () => {
    expect([orderFormProof(() => 0), orderFormProof(() => 0.9999)]).toEqual([
      { viewers: 23, purchased: 3 },
      { viewers: 69, purchased: 14 },
    ])
  })
})
