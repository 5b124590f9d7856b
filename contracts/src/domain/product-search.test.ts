import { describe, expect, it } from 'vitest'
import { MAX_TYPED, searchPatternsOf, searchTextOf } from './product-search.ts'

const text = searchTextOf({
  productName: 'Noćna lampa „Medvjeđe svjetlo“',
  hook: 'Uspava i najtvrdoglavije',
  category: 'home',
})
const finds = (typed: string) => searchPatternsOf(typed).every((pattern) => new RegExp(pattern).test(text))

describe('a product is found', () => {
  it.each([
    ['', 'by nothing typed'],
    ['LAMPA', 'in any case'],
    ['lampe', 'in another grammatical case'],
    ['лампа', 'in Cyrillic'],
    ['nocna', 'without its marks'],
    ['medvede', 'with neither stroke nor ijekavian'],
    ['medvjedje', 'with dj for đ'],
    ['svetlo', 'in ekavian'],
    ['svj', 'by the beginning of an ijekavian word'],
    ['dom', 'by its shelf'],
    ['lampa uspava', 'by words of name and hook'],
  ])('by “%s”: %s', (typed) => expect(finds(typed)).toBe(true))

  it.each(['jastuk', 'lampa jastuk', '.*', '[a-z]', 'aeiou', '???', '🎧', '—'])('but not by “%s”', (typed) =>
    expect(finds(typed)).toBe(false),
  )
})

it('makes patterns of letters and digits, however much and whatever is typed', () => {
  const hostile = '(a+)+$ {$ne:1} \\d | ^.* ) [z'.repeat(400).slice(0, MAX_TYPED)
  for (const pattern of searchPatternsOf(hostile)) expect(pattern).toMatch(/^[a-z0-9]+(\|[a-z0-9]+)?$/)
})

it('looks for eight words at most, however many are typed', () => {
  expect(searchPatternsOf('a b c d e f g h i j k')).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'])
  expect(searchPatternsOf('lampa '.repeat(13))).toEqual(['lamp'])
})
