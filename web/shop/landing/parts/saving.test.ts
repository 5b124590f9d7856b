import { describe, expect, it } from 'vitest'
import { savingOf } from './saving.ts'

const offer = { price: 2990, originalPrice: 4990 }
const anchoring = { originalPrice: 4990, currentPrice: 2990, savings: 2500, comparisonText: '' }

describe('what a price saves', () => {
  it('is what the seller tells of it', () =>
    expect(savingOf({ figures: 'as-specified', priceAnchoring: anchoring }, offer)).toBe(2500))

  it.each([
    ['on an honest page', { figures: 'honest', priceAnchoring: anchoring }, offer],
    ['where nobody told', { figures: 'as-specified', priceAnchoring: null }, offer],
    [
      'where other prices were told',
      { figures: 'as-specified', priceAnchoring: { ...anchoring, currentPrice: 1 } },
      offer,
    ],
  ] as const)('is the difference %s', (_where, website, prices) => expect(savingOf(website, prices)).toBe(2000))

  it('is nothing where no price is crossed out', () =>
    expect(
      savingOf(
        { figures: 'as-specified', priceAnchoring: { ...anchoring, originalPrice: null } },
        { ...offer, originalPrice: null },
      ),
    ).toBe(0))
})
