import { describe, expect, it } from 'vitest'
import { samplePage } from '../testing/sample-page.ts'
import { imagePath } from './image-path.ts'
import { stockOf } from './stock.ts'
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

  it.each([
    ['http://drugde.test/a.jpg', 'http://drugde.test/a.jpg'],
    ['https://drugde.test/a.jpg', 'https://drugde.test/a.jpg'],
    ['/api/object-storage/a.webp', '/api/object-storage/a.webp'],
    ['/uploads/images/a.webp', '/uploads/images/a.webp'],
    ['uploads/a.webp', '/uploads/a.webp'],
    ['a.webp', '/uploads/images/a.webp'],
    ['slike/http-a.webp', '/uploads/images/slike/http-a.webp'],
  ])('finds the picture %s at %s', (path, at) => {
    expect(imagePath(path)).toBe(at)
    expect(storefrontItems([samplePage({ images: [{ url: path, width: 0, height: 0, widths: [] }] })])).toMatchObject([
      { picture: { url: at } },
    ])
  })

  it.each([
    ['LED lampa Luma', 'Čitajte do kasno', 'home', 'lamp'],
    ['Ručni usisivač za auto', '', 'auto', 'vacuum'],
    ['Mirna noć', 'Jastuk koji drži vrat', 'health', 'pillow'],
    ['Slušalice Talas', '', 'tech', 'headphones'],
    ['Presvlake za sedišta', 'Novo ruho za kola', 'auto', 'auto'],
    ['Roler od kvarca', '', 'beauty', 'beauty'],
  ] as const)('draws for %s (%s) its own thing, else its shelf', (name, hook, category, stock) => {
    expect(stockOf({ name, hook, category })).toBe(stock)
  })
})
