import { describe, expect, it } from 'vitest'
import { samplePage } from '../testing/sample-page.ts'
import { found, markedDiscount, storefrontItems } from './storefront-item.ts'
import { filterIn, searchOf } from './use-filter.ts'

const [pillow, vacuum] = storefrontItems([
  samplePage({ id: 1 }),
  samplePage({ id: 2, productName: 'Ručni usisivač za auto', hook: 'Čist auto bez kabla', originalPrice: 3200 }),
])
const items = [pillow, vacuum].filter((item) => item !== undefined)

describe('the storefront', () => {
  it('narrows to a category and to words in any spelling', () => {
    expect(found(items, 'auto', '')).toEqual([vacuum])
    expect(found(items, null, 'mirna NOC')).toEqual([pillow])
    expect(found(items, 'health', 'usisivac')).toEqual([])
  })

  it('marks discounts above 20 percent only', () => {
    expect(items.map(markedDiscount)).toEqual([40, null])
  })

  it('keeps in its address what it is narrowed to', () => {
    const filter = { category: 'auto', typed: 'usisivač' } as const
    expect(filterIn(searchOf(filter))).toEqual(filter)
    expect(searchOf({ category: null, typed: '' })).toBe('')
    expect(filterIn('?kategorija=nepoznata')).toEqual({ category: null, typed: '' })
  })
})
