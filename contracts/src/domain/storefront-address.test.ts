import { expect, it } from 'vitest'
import { sellersStorefront } from './sellers-storefront.ts'
import { afterIn, filterIn, isWholeShop, NO_FILTER, searchOf, wholeShop } from './storefront-address.ts'

it('reads what it has written', () => {
  const filter = { category: 'home', typed: 'lampa & sat +1', seller: 7 } as const
  expect(filterIn(searchOf(filter))).toEqual(filter)
  for (const after of ['17', 't17']) expect(afterIn(searchOf(filter, '', after))).toBe(after)
  expect(searchOf(NO_FILTER)).toBe('')
})

it('leaves the marks of an ad where they are, and begins the list anew', () => {
  const search = '?utm_source=fb&kategorija=auto&posle=9'
  expect(searchOf({ ...NO_FILTER, typed: ' fen ' }, search)).toBe('?utm_source=fb&trazi=fen')
})

it.each([
  ['?kategorija=constructor&trazi[$ne]=x', NO_FILTER],
  ['?kategorija=auto&kategorija=home&trazi=a&trazi=b', { ...NO_FILTER, category: 'auto', typed: 'a' }],
  ['?trazi=%E0%A4%A%00%0Alampa', { ...NO_FILTER, typed: '\uFFFD%A lampa' }],
  [`?trazi=${'x'.repeat(10_000)}`, { ...NO_FILTER, typed: 'x'.repeat(80) }],
])('makes what can be of %.40s', (search, filter) => expect(filterIn(search)).toEqual(filter))

it('names a seller by number, whose shop stays theirs when its filter is dropped', () => {
  expect(sellersStorefront(7)).toBe('/storefront?prodavac=7')
  const filter = filterIn('?prodavac=7&kategorija=home&fbclid=x')
  expect(filter).toEqual({ category: 'home', typed: '', seller: 7 })
  expect(wholeShop(filter)).toEqual({ ...NO_FILTER, seller: 7 })
  expect([isWholeShop(filter, null), isWholeShop(wholeShop(filter), null), isWholeShop(NO_FILTER, '9')]).toEqual([
    false,
    true,
    false,
  ])
})

it.each(['', '0', '-1', '1e3', '7abc', '07', '9'.repeat(16), 'ana@primer.test', '{"$gt":0}'])(
  'takes “%s” for no seller',
  (seller) => expect(filterIn(`?prodavac=${encodeURIComponent(seller)}`)).toEqual(NO_FILTER),
)

it.each(['', '0', '-5', '1e3', '12abc', 't', 'tt5', 't0', '9'.repeat(16), '{"$gt":0}'])(
  'begins at the beginning for “%s”',
  (after) => expect(afterIn(`?posle=${encodeURIComponent(after)}`)).toBeNull(),
)
