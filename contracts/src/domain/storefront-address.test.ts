import { expect, it } from 'vitest'
import { afterIn, filterIn, NO_FILTER, searchOf } from './storefront-address.ts'

it('reads what it has written', () => {
  const filter = { category: 'home', typed: 'lampa & sat +1' } as const
  expect(filterIn(searchOf(filter))).toEqual(filter)
  for (const after of ['17', 't17']) expect(afterIn(searchOf(filter, '', after))).toBe(after)
  expect(searchOf(NO_FILTER)).toBe('')
})

it('leaves the marks of an ad where they are, and begins the list anew', () => {
  const search = '?utm_source=fb&kategorija=auto&posle=9'
  expect(searchOf({ category: null, typed: ' fen ' }, search)).toBe('?utm_source=fb&trazi=fen')
})

it.each([
  ['?kategorija=constructor&trazi[$ne]=x', NO_FILTER],
  ['?kategorija=auto&kategorija=home&trazi=a&trazi=b', { category: 'auto', typed: 'a' }],
  ['?trazi=%E0%A4%A%00%0Alampa', { category: null, typed: '\uFFFD%A lampa' }],
  [`?trazi=${'x'.repeat(10_000)}`, { category: null, typed: 'x'.repeat(80) }],
])('makes what can be of %.40s', (search, filter) => expect(filterIn(search)).toEqual(filter))

it.each(['', '0', '-5', '1e3', '12abc', 't', 'tt5', 't0', '9'.repeat(16), '{"$gt":0}'])(
  'begins at the beginning for “%s”',
  (after) => expect(afterIn(`?posle=${encodeURIComponent(after)}`)).toBeNull(),
)
