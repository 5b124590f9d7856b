import { NO_FILTER } from '@izlog/contracts/domain/storefront-address'
import { describe, expect, it } from 'vitest'
import { sampleProduct } from '../testing/sample-page.ts'
import { found } from './find-products.ts'
import { imagePath } from './image-path.ts'
import { stockOf } from './stock.ts'
import { markedDiscount, storefrontItems } from './storefront-item.ts'

const [pillow, vacuum] = storefrontItems([
  sampleProduct({ id: 1 }),
  sampleProduct({ id: 2, productName: 'Ručni usisivač za auto', hook: 'Čist auto bez kabla', originalPrice: 3200 }),
])
const items = [pillow, vacuum].filter((item) => item !== undefined)

describe('the storefront', () => {
  it('narrows to a category and to words in any spelling', () => {
    expect(found(items, { ...NO_FILTER, category: 'auto' })).toEqual([vacuum])
    expect(found(items, { ...NO_FILTER, typed: 'mirna NOC' })).toEqual([pillow])
    expect(found(items, { ...NO_FILTER, category: 'health', typed: 'usisivac' })).toEqual([])
  })

  it.each<[typed: string, how: string, ids?: number[]]>([
    ['јастук', 'in Cyrillic'],
    ['jastuka', 'in another case'],
    ['„mirna noć”', 'with the signs around it'],
    ['zdravlje', 'by its category'],
    ['mirna, jastuk', 'by several words'],
    ['mirna bicikl', 'only where all of them are meant', []],
  ])('finds %s, %s', (typed, _, ids = [1]) => {
    expect(found(items, { ...NO_FILTER, typed }).map(({ id }) => id)).toEqual(ids)
  })

  it.each([
    ['Medveđi čuvar', ['medvedji', 'medvedi', 'medveđi']],
    ['Svjetiljka za noć', ['svetiljka', 'svj', 'svjetiljke']],
    ['Svetiljka za noć', ['svjetiljka', 'svetiljke']],
  ])('finds %s as people say and type it', (productName, ways) => {
    const one = storefrontItems([sampleProduct({ productName })])
    for (const typed of ways) expect(found(one, { ...NO_FILTER, typed }), typed).toEqual(one)
  })

  it('marks discounts above 20 percent only', () => {
    expect(items.map(markedDiscount)).toEqual([40, null])
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
    expect(
      storefrontItems([sampleProduct({ images: [{ url: path, width: 0, height: 0, widths: [] }] })]),
    ).toMatchObject([{ picture: { url: at } }])
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
